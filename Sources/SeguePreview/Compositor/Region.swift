import SegueTimeline

/// One side of a polygon, stored from top to bottom.
struct Edge {
  var x0, y0, x1, y1: Double
  /// The change of x per row.
  var slope: Double
  /// +1 where the polygon runs down along the side, −1 where it runs up.
  var winding: Double
}

/// A polygon in pixels, prepared for the scan converter.
struct Region {
  /// Whether the region is everything but the polygon.
  let isInverted: Bool
  /// The non-horizontal sides, sorted by their upper ends.
  let edges: [Edge]
  /// The rows that the polygon touches.
  let rows: Range<Int>
  /// The columns that the polygon touches.
  let columns: Range<Int>

  /// Creates a region, or returns nil where the polygon has no area.
  ///
  /// - Precondition: the corners are finite and inside the viewport.
  init?(_ polygon: [Point2D], isInverted: Bool = false) {
    self.isInverted = isInverted
    edges = polygon.indices.compactMap { index in
      Edge(from: polygon[index], to: polygon[(index + 1) % polygon.count])
    }.sorted { $0.y0 < $1.y0 }
    let bounds = Rect2D(around: polygon)
    guard !edges.isEmpty, !bounds.isEmpty else { return nil }
    rows = Int(bounds.minY)..<Int(bounds.maxY.rounded(.up))
    columns = Int(bounds.minX)..<Int(bounds.maxX.rounded(.up))
  }
}

extension Edge {
  fileprivate init?(from start: Point2D, to end: Point2D) {
    guard start.y != end.y else { return nil }
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    (x0, y0, x1, y1) = (top.x, top.y, bottom.x, bottom.y)
    slope = (x1 - x0) / (y1 - y0)
    winding = start.y < end.y ? 1 : -1
  }

  var isVertical: Bool { x0 == x1 }

  /// The x coordinate at a height; clamped to the side's ends, whatever the rounding.
  func x(at y: Double) -> Double {
    let x = x0 + (y - y0) * slope
    return x0 < x1 ? max(x0, min(x, x1)) : max(x1, min(x, x0))
  }
}
