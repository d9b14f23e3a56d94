import SegueTestSupport
import SegueCatalog
import SegueCoordinator
import SeguePreview
import SegueSystem
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI
@testable import SegueStaging

/// `segue preview --gesture`: what the finger did, in pictures.
@Suite struct GesturePreviewTests {
  private static let catalog = SampledCatalog.path
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func preview(_ arguments: String...) -> CommandRun {
    CommandRun(
      ["preview"] + arguments
        + ["--container", "195x422", "--scale", "1", "--catalog", Self.catalog])
  }

  private func picture(_ arguments: String...) throws -> Bitmap {
    let path = folder.path + "/frame.png"
    let run = CommandRun(
      ["preview"] + arguments
        + ["--container", "195x422", "--scale", "1", "--catalog", Self.catalog, "-o", path])
    #expect(run.status == .success, "\(run.errors)")
    return try PictureFile.read(path)
  }

  /// How many pixels differ, and where the leftmost and the topmost of them are.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> (count: Int, within: Rect2D) {
    var (count, minX, minY, maxX, maxY) = (0, Int.max, Int.max, -1, -1)
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        count += 1
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), max(maxY, y))
      }
    }
    return (
      count,
      count == 0
        ? .zero
        : Rect2D(
          x: Double(minX), y: Double(minY), width: Double(maxX - minX + 1),
          height: Double(maxY - minY + 1))
    )
  }

  @Test func `starts at the transition's first frame, with the finger drawn`() throws {
    let plain = try picture("parallax-push", "--operation", "pop", "--at", "0%")
    let held = try picture("parallax-push", "--gesture", "swipe-from-middle", "--at", "0%")
    let found = difference(plain, held)
    // The finger comes down at 200, 430 of 390 × 844, so at 100, 215 here; its shadow is wider than it.
    #expect(found.count > 1200)
    #expect(abs(found.within.center.x - 100) < 2 && abs(found.within.center.y - 215) < 2)
    #expect((44...80).contains(found.within.width) && (44...80).contains(found.within.height))
  }

  @Test(arguments: [
    ("parallax-push", "swipe-back", "pop", "100%"),
    ("parallax-push", "swipe-back-reversed", "pop", "0%"),
    ("tab-slide", "tab-forward", "tab", "100%"),
    ("tab-slide", "tab-forward-taken", "tab", "0%"),
    ("depth-sheet", "pull-down", "dismiss", "100%"),
    ("cell-zoom", "drag-away", "dismiss", "100%"),
    ("cell-zoom", "drag-away-short", "dismiss", "0%"),
  ])
  func `ends at the transition's last frame, or at its first when cancelled`(
    preset: String, gesture: String, operation: String, end: String
  ) throws {
    let last = try picture(preset, "--gesture", gesture, "--at", "100%")
    let plain = try picture(preset, "--operation", operation, "--at", end)
    #expect(difference(plain, last).count == 0)
  }

  @Test func `the finger starts at the right edge in a right-to-left layout`() throws {
    let plain = try picture("parallax-push", "--operation", "pop", "--at", "0%", "--rtl")
    let held = try picture("parallax-push", "--gesture", "swipe-back", "--at", "0%", "--rtl")
    #expect(difference(plain, held).within.maxX == 195)
  }

  @Test func `draws a frame identically each time, and frames side by side in a sheet`() throws {
    let arguments = ["--gesture", "pull-down", "--at", "40%"]
    let first = try picture("cover", arguments[0], arguments[1], arguments[2], arguments[3])
    let second = try picture("cover", arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(difference(first, second).count == 0)
    let sheet = folder.path + "/sheet.png"
    let run = preview("cover", "--gesture", "pull-down", "--frames", "0%,40%", "-o", sheet)
    #expect(run.status == .success, "\(run.errors)")
    let both = try PictureFile.read(sheet)
    let start = try picture("cover", arguments[0], arguments[1], arguments[2], "0%")
    let measures = ContactSheet()
    for (index, frame) in [start, first].enumerated() {
      let left = measures.margin + index * (frame.width + measures.gap)
      // Between the corners, which reach 1.53 radii along the sides, since they are continuous.
      let corner = Int((measures.cornerRadius * 1.53).rounded(.up))
      let rows = (corner..<frame.height - corner)
      #expect(
        rows.allSatisfy { y in
          (0..<frame.width).allSatisfy { both[left + $0, measures.margin + y] == frame[$0, y] }
        }, "frame \(index)")
    }
  }

  @Test func `writes a gesture as WebP`() throws {
    let path = folder.path + "/film.webp"
    let run = preview(
      "cover", "--gesture", "pull-down-flick", "--fps", "10", "--speed", "2", "-o", path)
    #expect(run.status == .success, "\(run.errors)")
    let bytes = try FileBytes.read(path, limit: 1 << 24)
    #expect(bytes.count > 1000 && Array(bytes[8..<12]) == Array("WEBP".utf8))
  }

  @Test func `interpolates linearly between touch reports`() throws {
    let performance = try performance("tab-slide", "tab-forward")
    let index = try #require(
      performance.touches.indices.first { performance.run(after: $0).progress > 0.3 })
    let (start, end) = (performance.touches[index].time, performance.touches[index + 1].time)
    func place(_ time: Double) throws -> Double {
      try performance.shown(at: time).frame.states[0].transform.m41
    }
    #expect(try place(start) == performance.run(after: index).frame.states[0].transform.m41)
    let middle = try place((start + end) / 2)
    #expect(abs(middle - (try place(start) + place(end)) / 2) < 1e-9)
    #expect(try place(start) != place(end))
    // What is shown between reports decides nothing.
    #expect(performance.run(at: (start + end) / 2).progress == performance.run(at: start).progress)
  }

  @Test func `samples frames in any order`() throws {
    let performance = try performance("parallax-push", "swipe-back-caught")
    let times = (0...60).map { performance.shownDuration * Double($0) / 60 }
    let forwards = try times.map { try performance.shown(at: $0).frame }
    let backwards = try times.reversed().map { try performance.shown(at: $0).frame }
    #expect(forwards == backwards.reversed())
  }

  @Test func `a lifted finger fades within a quarter of a second`() throws {
    let performance = try performance("tab-slide", "tab-forward")
    let lift = try #require(performance.touches.last).time
    #expect(performance.path.fingers(at: lift - 0.01).map(\.visibility) == [1])
    #expect(performance.path.fingers(at: lift + 0.125).map(\.visibility) == [0.5])
    #expect(performance.path.fingers(at: lift + 0.3).map(\.visibility) == [0])
    #expect(performance.shownDuration >= lift + 0.25)
    #expect(try self.performance("tab-slide", "pinch-in").path.fingers(at: 0.2).count == 2)
  }

  #if os(Linux)
  @Test func `plays on a terminal until a key ends it`() throws {
    let run = try TerminalRun(
      [
        "preview", "cover", "--gesture", "pull-down-flick", "--container", "195x422", "--scale",
        "1", "--catalog", Self.catalog,
      ], variables: ["COLORTERM": "truecolor"], answer: .reply("\u{1B}[?62;c"),
      keysOnceSeen: ("▄", "q"))
    #expect(run.status == 0 && run.isRestored, "\(run.output.suffix(400))")
    #expect(run.output.contains("▄"))
  }
  #endif

  @Test func `previews a gesture that the preset does not recognize, with a warning`() throws {
    let run = preview(
      "cover", "--gesture", "drag-sideways", "--at", "50%", "-o", folder.path + "/a.png")
    #expect(run.status == .success)
    #expect(
      run.errors
        == "warning: 'drag-sideways' does not drive the transition: refused: the finger moved in another direction\n"
    )
  }

  @Test(arguments: [
    (["cover", "--gesture", "pull-dwon", "-o", "a.png"], CommandStatus.notFound, "pull-down"),
    (
      ["explode", "--gesture", "swipe-back", "-o", "a.png"], .usage,
      " more, which 'segue list' marks"
    ),
    (
      ["cover", "--gesture", "pull-down", "--operation", "present", "-o", "a.png"], .usage,
      "has an interaction for dismiss"
    ),
    (["cover", "--gesture", "pull-down"], .usage, "not a terminal"),
    (["cover", "--gesture", "pull-down", "-o", "a.bmp"], .usage, "unknown file extension"),
  ])
  func `rejects invalid arguments with a status and a message`(
    arguments: [String], status: CommandStatus, text: String
  ) {
    let run = CommandRun(["preview"] + arguments + ["--catalog", Self.catalog])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  private func performance(_ id: String, _ gesture: String) throws -> GesturePerformance {
    let library = LoadedCatalog([try CatalogFolder(Self.catalog)])
    let preset = try #require(library.registry.preset(id))
    let request = try StageRequest().forInteraction(of: preset, in: library.registry)
    let resolved = try ResolvedTransition.strict(
      preset, parameters: preset.defaultParameters,
      on: request.stage(for: try request.operation(of: preset)), registry: library.registry)
    let recorded = try CatalogFiles(.gesture, in: library.folders).gesture(gesture)
    return try #require(try GesturePerformance(recorded, on: resolved))
  }
}
