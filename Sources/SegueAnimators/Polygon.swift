import SegueTimeline

extension [Point2D] {
  /// The part of a convex polygon where a linear function is at least zero.
  func clipped(where inside: (Point2D) -> Double) -> [Point2D] {
    var result: [Point2D] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (a, b) = (inside(point), inside(next))
      if a >= 0 { result.append(point) }
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append(
          Point2D(x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t))
      }
    }
    return result
  }

  /// The smallest rectangle around the points.
  var boundingBox: Rect2D {
    let (left, right) = (map(\.x).min() ?? 0, map(\.x).max() ?? 0)
    let (top, bottom) = (map(\.y).min() ?? 0, map(\.y).max() ?? 0)
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A value between two others.
func between(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
