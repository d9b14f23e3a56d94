import SegueCatalog
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// Every preset that ships is an idea of its own: one of three frames tells it from every other preset.
@Suite struct DistinctPresetTests {
  private static let moments = [0.2, 0.5, 0.8]
  /// How far two presets must be apart in one of the frames, as the mean over all channels of all pixels, of 255.
  private static let leastDifference = 2.0
  private static let scale = 0.12

  /// Three small frames of a preset.
  private struct Look {
    let id: String
    let frames: [[UInt8]]

    /// Whether a frame differs by more than the least difference, or a tenth of its height by five times as much.
    func differs(from other: Look) -> Bool {
      zip(frames, other.frames).contains { mine, theirs in
        guard mine.count == theirs.count else { return true }
        let sums = Self.sums(mine, theirs)
        let limit = Int(leastDifference * Double(mine.count))
        return sums.reduce(0, +) > limit || sums.contains { 2 * $0 > limit }
      }
    }

    /// The differences of each tenth of two frames.
    private static func sums(_ mine: [UInt8], _ theirs: [UInt8]) -> [Int] {
      let part = max(1, (mine.count + 9) / 10)
      return mine.withUnsafeBufferPointer { mine in
        theirs.withUnsafeBufferPointer { theirs in
          stride(from: 0, to: mine.count, by: part).map { start in
            var sum = 0
            for index in start..<min(start + part, mine.count) {
              sum += abs(Int(mine[index]) - Int(theirs[index]))
            }
            return sum
          }
        }
      }
    }
  }

  /// The frames of a preset's first operation, by default on the scene that all share.
  private static func look(
    _ preset: Preset, in catalog: LoadedCatalog, on container: Size2D? = nil,
    scene: String = "feed-to-detail"
  ) throws -> Look {
    var request = StageRequest(operation: preset.preview.operation ?? preset.operations[0])
    request.container = container
    let staged = try StagedPreset(
      preset, request, PictureChoice(scene: scene), in: catalog)
    let source = try staged.frameSource(scale: scale)
    return Look(id: preset.id, frames: moments.map { channels(source.frame(at: $0)) })
  }

  private static func channels(_ frame: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.width * frame.height * 3)
    for y in 0..<frame.height {
      let row = frame.row(y)
      for x in 0..<frame.width {
        let pixel = row[x]
        bytes.append(UInt8(truncatingIfNeeded: pixel))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      }
    }
    return bytes
  }

  @Test func `three frames tell every preset from every other`() throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    // Of the presets that only answer a finger, the gesture is what can be told.
    let presets = catalog.registry.presets.filter {
      !$0.operations.isEmpty && $0.family != "feedback"
    }
    let looks = try presets.map { try Self.look($0, in: catalog) }
    for (index, look) in looks.enumerated() {
      for (place, other) in looks[..<index].enumerated() where !look.differs(from: other) {
        #expect(
          try Self.differElsewhere(presets[index], presets[place], in: catalog),
          "\(look.id) looks like \(other.id)")
      }
    }
    #expect(looks.count > 12)
  }

  /// Whether presets that are alike on the shared scene differ where one of them is at home.
  ///
  /// Some are alike on phones on purpose: a form sheet is a page sheet there. Others are for elements, such as a large title,
  /// that only some scenes have.
  private static func differElsewhere(
    _ one: Preset, _ other: Preset, in catalog: LoadedCatalog
  ) throws -> Bool {
    let tablet = Size2D(width: 820, height: 1180)
    if try look(one, in: catalog, on: tablet).differs(from: look(other, in: catalog, on: tablet)) {
      return true
    }
    return try [one, other].contains { preset in
      guard let scene = preset.preview.scene else { return false }
      return try look(one, in: catalog, scene: scene)
        .differs(from: look(other, in: catalog, scene: scene))
    }
  }

  @Test func `two presets that differ in nothing that is seen are told`() throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    var preset = try #require(catalog.registry.preset("cover"))
    let look = try Self.look(preset, in: catalog)
    preset.name = "Another name"
    #expect(!look.differs(from: try Self.look(preset, in: catalog)))
    let other = try Self.look(try #require(catalog.registry.preset("cube")), in: catalog)
    #expect(look.differs(from: other))
  }
}
