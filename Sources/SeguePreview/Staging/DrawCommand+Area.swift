package import SegueTimeline

extension [DrawCommand] {
  /// The smallest rectangle of the plane around everything that the commands may draw; a very large one
  /// if that is unbounded, and nil if they draw nothing.
  package var reach: Rect2D? {
    let corners = flatMap(\.corners)
    guard !isEmpty else { return nil }
    return corners.isEmpty ? .endless : Rect2D(around: corners).intersection(.endless)
  }

  /// A convex polygon of the output around all that the commands may draw.
  var area: [Point2D] { flatMap(\.corners).convexHull }
}

extension Rect2D {
  /// Stands for an unbounded area.
  fileprivate static let endless = Rect2D(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}

extension DrawCommand {
  /// The corners of what the command may draw, in the output; without what is behind the eye.
  fileprivate var corners: [Point2D] {
    var rect = shape.bounds
    if case .shadow(_, let radius) = content { rect = rect.outset(by: 3 * Swift.max(radius, 0)) }
    let images = rect.corners.map { transform.apply($0) }
    let farthest = images.map { abs($0.w) }.max() ?? 0
    let near = farthest * 1e-3
    var result: [Point2D] = []
    for (index, a) in images.enumerated() {
      let b = images[(index + 1) % images.count]
      if a.w >= near { result.append(Point2D(x: a.x / a.w, y: a.y / a.w)) }
      guard (a.w >= near) != (b.w >= near) else { continue }
      let t = (near - a.w) / (b.w - a.w)
      result.append(
        Point2D(x: (a.x + t * (b.x - a.x)) / near, y: (a.y + t * (b.y - a.y)) / near))
    }
    return result.filter { $0.x.isFinite && $0.y.isFinite }
  }
}

extension [Point2D] {
  /// The smallest convex polygon around the points (Andrew's monotone chain).
  fileprivate var convexHull: [Point2D] {
    let points = sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Point2D>) -> [Point2D] {
      var chain: [Point2D] = []
      for point in points {
        while chain.count >= 2, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    guard points.count > 2 else { return points }
    return chain(points).dropLast() + chain(points.reversed()).dropLast()
  }

  private func turn(_ a: Point2D, _ b: Point2D, _ c: Point2D) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  /// The part of a polygon where a linear function is not negative.
  func part(where number: (Point2D) -> Double) -> [Point2D] {
    let numbers = map(number)
    var result: [Point2D] = []
    for (index, point) in enumerated() {
      let next = (index + 1) % count
      let (here, there) = (numbers[index], numbers[next])
      if here >= 0 { result.append(point) }
      guard (here >= 0) != (there >= 0) else { continue }
      let t = here / (here - there)
      let end = self[next]
      result.append(Point2D(x: point.x + t * (end.x - point.x), y: point.y + t * (end.y - point.y)))
    }
    return result
  }
}
