import SegueTimeline

/// The tiles of a screen, and a wave that runs across them from the source.
struct RippleWave {
  let screen: Stage.Screen
  /// The edges of the columns and of the rows, in the screen's coordinates.
  let (columns, rows): ([Double], [Double])
  /// The part of the duration that the wave takes to reach the farthest tile.
  let spread: Double
  private let origin: Point2D
  private let direction: Double
  private let farthest: Double

  /// A grid finer than this is too slow to draw.
  private static let mostRows = 64.0

  init(_ stage: Stage, _ subject: Subject, _ parameters: ParameterValues) {
    screen = subject == .from ? stage.from : stage.to
    let size = screen.frame.size
    let count = (parameters.number("columns") ?? 7).rounded()
    columns = Self.edges(Int(count), size.width)
    rows = Self.edges(
      Int((count * size.height / size.width).rounded().clamped(to: 1...Self.mostRows)), size.height)
    spread = parameters.number("spread") ?? 0
    let source = stage.source.map { $0.frame }.flatMap { $0.isEmpty ? nil : $0 }
    let origin = (source ?? stage.unknownFrame).center
    self.origin = origin
    direction = stage.direction
    // The farthest tile lies in a corner.
    var corners: [Double] = []
    for row in [0, rows.count - 2] {
      for column in [0, columns.count - 2] {
        let middle = Self.part(row, column, rows, columns).center + screen.frame.origin
        corners.append(middle.distance(to: origin))
      }
    }
    farthest = corners.max() ?? 0
  }

  /// The edges of equal parts on whole points, so that no seams show, and symmetrical.
  private static func edges(_ count: Int, _ length: Double) -> [Double] {
    (0...count).map { index in
      if 2 * index == count { return length / 2 }
      func edge(_ index: Int) -> Double { (length * Double(index) / Double(count)).rounded() }
      return 2 * index < count ? edge(index) : length - edge(count - index)
    }
  }

  /// A tile's frame, in the screen's coordinates.
  func part(_ row: Int, _ column: Int) -> Rect2D { Self.part(row, column, rows, columns) }

  private static func part(
    _ row: Int, _ column: Int, _ rows: [Double], _ columns: [Double]
  ) -> Rect2D {
    Rect2D(
      x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
      height: rows[row + 1] - rows[row])
  }

  /// When the wave reaches a tile, 0…1, and the axis across the wave about which the tile turns.
  func arrival(at part: Rect2D) -> (time: Double, axis: Point2D) {
    let middle = part.offset(by: screen.frame.origin).center
    let way = middle - origin
    let distance = LibM.hypot(way.x, way.y)
    let time = farthest > 0 ? spread * distance / farthest : 0
    // At the origin, about a vertical axis.
    guard distance > 1e-6 else { return (time, Point2D(x: 0, y: direction)) }
    return (time, Point2D(x: -way.y / distance, y: way.x / distance))
  }
}
