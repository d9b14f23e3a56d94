import SegueTestSupport
import SegueCatalog
import SegueCoordinator
import SeguePreview
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI
@testable import SegueStaging

/// `segue preview --gesture` of presets that a scroll position drives.
@Suite struct ScrollPreviewTests {
  private static let catalog = SampledCatalog.path
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ gesture: String, at moment: String) throws -> Bitmap {
    let path = folder.path + "/frame.png"
    let run = CommandRun([
      "preview", "spring-list", "--gesture", gesture, "--at", moment, "--scale", "1", "--container",
      "390x844",
      "--corner-radius", "0", "--catalog", Self.catalog, "-o", path,
    ])
    #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
    return try PictureFile.read(path)
  }

  /// How many pixels of a column are not the screen's ground, between the search field and the bottom.
  private func covered(_ picture: Bitmap) -> [Bool] {
    let ground = picture[4, 400]
    return (170..<844).map { picture[40, $0] != ground }
  }

  /// How high each gap between cards is that lies wholly in the picture.
  private func gaps(_ picture: Bitmap) -> [Int] {
    covered(picture).split(separator: true).map(\.count).filter { $0 > 1 }
  }

  @Test func `cards spread while held and close up afterward`() throws {
    let (last, held) = (
      try picture("overscroll-top", at: "100%"), try picture("overscroll-top", at: "59%")
    )
    #expect(gaps(last).allSatisfy { $0 == 12 }, "\(gaps(last))")
    // Pulled by 105.6 points, cards are 10.6 further apart than their 12.
    let wide = gaps(held).filter { (21...23).contains($0) }
    #expect(wide.count == 5, "\(gaps(held))")
  }

  @Test func `shows the background where a card was`() throws {
    let held = try picture("overscroll-top", at: "59%")
    let ground = held[4, 400]
    // The first card rests from 159 on, and is 10.6 lower now.
    #expect((160..<168).allSatisfy { held[195, $0] == ground })
  }

  @Test(arguments: [false, true])
  func `a shelf scrolls sideways by itself`(_ isRightToLeft: Bool) throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    let preset = try #require(catalog.registry.preset("coverflow-list"))
    var request = StageRequest()
    request.isRightToLeft = isRightToLeft
    guard
      case .scroll(_, let performance) = try PreviewSubject(preset, on: request, in: catalog)
        .motion
    else {
      Issue.record("it is not scrolled")
      return
    }
    let middle = performance.motion.position(at: 1.4).offset
    #expect(middle.x > 300 && middle.y == 0)
    // The finger moves toward the leading edge.
    let places = performance.path.touches.map(\.position.x)
    #expect((places[0] > places[20]) != isRightToLeft)
  }

  @Test func `cards scroll under the header`() throws {
    let (top, bottom) = (
      try picture("overscroll-top", at: "0%"), try picture("overscroll-bottom", at: "0%")
    )
    for y in 0..<158 { #expect((0..<390).allSatisfy { top[$0, y] == bottom[$0, y] }, "row \(y)") }
    #expect((160..<844).contains { top[195, $0] != bottom[195, $0] })
  }

  @Test func `a list at the top of the screen has no header`() {
    let bounds = Rect2D(x: 0, y: 0, width: 100, height: 200)
    var stage = Stage(
      operation: .present, container: Stage.Container(size: bounds.size),
      from: .init(name: "a", frame: bounds), to: .init(name: "b", frame: bounds))
    #expect(ScrollHeader(on: stage) == nil)
    stage.siblings = [.init(frame: Rect2D(x: 0, y: 50, width: 100, height: 20))]
    #expect(
      ScrollHeader(on: stage)?.layer.state.frame == Rect2D(x: 0, y: 0, width: 100, height: 50))
    stage.siblings.append(.init(frame: Rect2D(x: 0, y: 0, width: 100, height: 20)))
    #expect(ScrollHeader(on: stage) == nil)
  }

  @Test func `samples frames in any order`() throws {
    let library = LoadedCatalog([try CatalogFolder(Self.catalog)])
    let preset = try #require(library.registry.preset("spring-list"))
    let set = try StageBuilder(
      preset: preset, request: StageRequest(), pictures: PictureChoice(),
      folders: library.folders
    ).scrolledStage()
    let performance = try StagedScroll(preset, [], on: set.stage).performance(
      of: try CatalogFiles(.gesture, in: library.folders).gesture("overscroll-bottom"))
    let times = (0...60).map { performance.shownDuration * Double($0) / 60 }
    let forwards = times.map { performance.frame(at: $0) }
    let backwards = times.reversed().map { performance.frame(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards.map { $0.states[1].position.y }).count > 20)
    #expect(performance.end < performance.shownDuration + 1e-9)
  }

  @Test func `accepts screenshots as a list when siblings are given`() throws {
    let path = folder.path + "/list.png"
    try PNG.write(Bitmap(width: 390, height: 844), to: path)
    let run = CommandRun([
      "preview", "spring-list", "--gesture", "overscroll-top", "--from", path, "--to", path,
      "--sibling", "10,100,370,100", "--sibling", "10,210,370,100", "--scale", "1", "--frames",
      "0%,50%", "--catalog", Self.catalog, "-o", folder.path + "/out.png",
    ])
    #expect(run.status == .success, "\(run.errors)")
  }

  @Test(arguments: [
    (
      ["-o", "a.png"], CommandStatus.usage,
      "use a gesture with 'scroll', such as --gesture overscroll-top"
    ),
    (["--gesture", "swipe-back", "-o", "a.png"], .usage, "'swipe-back' does not scroll"),
    (["--gesture", "overscroll-top", "-o", "a.html"], .usage, "do not support scroll presets"),
    (["-o", "a.html"], .usage, "does not run by itself"),
    (
      ["--gesture", "overscroll-top", "--operation", "present", "-o", "a.png"], .usage,
      "does not support present\nhelp: it is driven by a scroll position"
    ),
    (["--gesture", "overscroll-top", "--scene", "nowhere", "-o", "a.png"], .notFound, "'nowhere'"),
    (
      ["--gesture", "overscroll-top", "--scene", "feed-to-detial", "-o", "a.png"], .notFound,
      "feed-to-detail"
    ),
    (["--gesture", "overscroll-top"], .usage, "not a terminal"),
  ])
  func `rejects invalid arguments with a status and a message`(
    arguments: [String], status: CommandStatus, text: String
  ) {
    let run = CommandRun(["preview", "spring-list"] + arguments + ["--catalog", Self.catalog])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
