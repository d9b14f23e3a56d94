import SegueCatalog
import SegueExport
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// The first and the last frame of transitions from a source, drawn on the scenes of their previews.
///
/// In the source and around it, where law 1 lets the next screen show through, they are compared with the screens that no
/// transition has touched. Squares are compared by their averages, as a picture of an element has other edges than
/// the element in its screen.
@Suite struct DrawnEndTests {
  /// Presets whose ends differ from the screens, and why.
  private static let exceptions = [
    "cell-zoom": "as its author has it, the screen is in the cell from the first frame on",
    "mini-player": "its bar is glass, whose picture lacks what is behind it",
  ]
  private static let catalog = Result {
    LoadedCatalog([try CatalogFolder(Checkout.catalog)])
  }
  private static let presets: [Preset] =
    (try? catalog.get())?.registry.presets.filter {
      exceptions[$0.id] == nil && $0.needsSource
    } ?? []
  private static let scale = 0.5
  /// The side of the squares, in pixels.
  private static let side = 4
  /// By how much the average of a square differs visibly, 0…255.
  private static let visible = 20.0
  /// The squares that may differ: those of a few corners.
  private static let most = 3
  /// How far around the source the frames are compared, in points: as far as a card's shadow.
  private static let margin = 24.0

  @Test func `most presets with a source are compared`() {
    #expect(Self.presets.count >= 19)
  }

  @Test(arguments: presets)
  func `are the screens, also in the source`(preset: Preset) throws {
    let catalog = try Self.catalog.get()
    for operation in preset.operations {
      let staged = try StagedPreset(
        preset, StageRequest(operation: operation), PictureChoice(), in: catalog)
      let (stage, timeline) = (staged.resolved.stage, staged.resolved.timeline)
      guard timeline.duration > 0, let source = stage.source else { continue }
      let pictures = staged.source(scale: Self.scale)
      func frames(_ timeline: Timeline) throws -> TransitionFrameSource {
        try TransitionFrameSource(timeline, on: stage, pictures: pictures, scale: Self.scale)
      }
      let (end, layers) = stage.arrivesAbove ? (0.0, stage.layersBefore) : (1, stage.layersAfter)
      let rest = try frames(try Timeline(duration: 1, layers: layers, tracks: []))
      let area = source.frame.outset(by: Self.margin)
      let count = try frames(timeline).frame(at: end).differences(
        from: rest.frame(at: end), in: area.scaled(by: Self.scale), side: Self.side,
        by: Self.visible)
      #expect(count <= Self.most, "\(preset.id), \(operation): squares that differ from the screen")
    }
  }
}

extension Rect2D {
  /// The rectangle with all lengths multiplied.
  fileprivate func scaled(by factor: Double) -> Rect2D {
    Rect2D(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension Bitmap {
  /// The number of squares of an area in which the average of a channel differs by more than a limit.
  fileprivate func differences(
    from other: Bitmap, in area: Rect2D, side: Int, by limit: Double
  ) -> Int {
    let left = max(Int(area.minX), 0)
    let right = min(Int(area.maxX), width) - side
    let top = max(Int(area.minY), 0)
    let bottom = min(Int(area.maxY), height) - side
    return stride(from: top, through: bottom, by: side).reduce(0) { total, y in
      total
        + stride(from: left, through: right, by: side).count { x in
          [0, 8, 16].contains { (shift: UInt32) in
            abs(average(x, y, side, shift) - other.average(x, y, side, shift)) > limit
          }
        }
    }
  }

  private func average(_ left: Int, _ top: Int, _ side: Int, _ shift: UInt32) -> Double {
    let sum = (top..<top + side).reduce(0) { sum, y in
      let row = row(y)
      return sum + (left..<left + side).reduce(0) { $0 + Int(row[$1] >> shift & 255) }
    }
    return Double(sum) / Double(side * side)
  }
}
