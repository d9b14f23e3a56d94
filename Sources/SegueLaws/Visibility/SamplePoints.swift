import SegueCatalog
import SegueTimeline

/// The points at which frames are compared: irregular, so that no edge runs through two of them.
///
/// None is in the corners that the device cuts off, where nothing is visible.
struct SamplePoints {
  /// Points all over the container.
  let everywhere: [Point2D]
  /// More of them, closer together.
  let dense: [Point2D]
  /// Points in and around elements, near corners and at centers.
  let elements: [Point2D]

  var all: [Point2D] { everywhere + elements }

  /// Chooses the points for a stage, deterministically.
  init(_ stage: Stage) {
    var random = QuasiRandom(seed: 0x5E60E)
    let size = stage.container.size
    let (columns, rows) = size.width > size.height ? (8, 5) : (5, 8)
    everywhere = size.points(columns, rows, &random).filter(stage.container.shows)
    let frames =
      [stage.from.frame, stage.to.frame, stage.sourceFrame, stage.unknownFrame]
      + [stage.destination?.frame].compactMap { $0 } + stage.siblings.map(\.frame)
      + stage.elements.sorted { $0.key < $1.key }
      .flatMap { [$0.value.from?.frame, $0.value.to?.frame].compactMap { $0 } }
    elements = frames.flatMap { $0.samplePoints(&random) }.filter(stage.container.shows)
    dense = size.points(3 * columns, 3 * rows, &random).filter(stage.container.shows)
  }
}

/// A deterministic pseudorandom number generator.
struct QuasiRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number in a range.
  mutating func next(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * Double(state >> 11) / Double(1 << 53)
  }
}

extension Size2D {
  /// Returns a point in each cell of a grid over an area.
  fileprivate func points(_ columns: Int, _ rows: Int, _ random: inout QuasiRandom) -> [Point2D] {
    (0..<rows * columns).map { index -> Point2D in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Point2D(
        x: (Double(column) + random.next(0.05, 0.95)) / Double(columns) * width,
        y: (Double(row) + random.next(0.05, 0.95)) / Double(rows) * height)
    }
  }
}

extension Rect2D {
  /// Returns a point well inside the rectangle, and one just inside and one just outside each
  /// corner.
  fileprivate func samplePoints(_ random: inout QuasiRandom) -> [Point2D] {
    let middle = Point2D(
      x: minX + random.next(0.3, 0.7) * width, y: minY + random.next(0.3, 0.7) * height)
    return [middle]
      + corners.flatMap { corner in
        let inwards = Point2D(
          x: corner.x < center.x ? 1 : -1, y: corner.y < center.y ? 1 : -1)
        return [random.next(0.3, 1.7), -random.next(0.3, 1.7)].map { step in
          Point2D(
            x: corner.x + inwards.x * step * random.next(0.5, 1),
            y: corner.y + inwards.y * step * random.next(0.5, 1))
        }
      }
  }
}
