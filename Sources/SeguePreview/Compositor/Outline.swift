package import SegueTimeline

extension Shape {
  /// The smallest rectangle around the shape.
  package var bounds: Rect2D {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .polygon(let points): Rect2D(around: points)
    case .path(let loops): Rect2D(around: loops.flatMap(\.points))
    }
  }

  /// Whether every segment between two of the shape's points stays inside it.
  var isConvex: Bool {
    switch self {
    case .rect, .roundedRect, .ellipse: true
    case .polygon(let points): points.formConvexPolygon
    // A curve lies within its control points, and turns as they do.
    case .path(let loops): loops.count == 1 && loops[0].points.formConvexPolygon
    }
  }

  /// A shape that contains every point within a distance of this one.
  func outset(by distance: Double) -> Shape {
    switch self {
    case .rect(let rect): .roundedRect(rect.outset(by: distance), radius: distance)
    case .roundedRect(let rect, let radius):
      .roundedRect(rect.outset(by: distance), radius: max(0, radius) + distance)
    case .ellipse(let rect): .ellipse(rect.outset(by: distance))
    case .polygon, .path: .rect(bounds.outset(by: distance))
    }
  }

  /// The shape as a polygon, accurate to a fiftieth of a pixel.
  ///
  /// - Parameter magnification: the maximum number of pixels per point of the plane, which only curves need.
  func outline(magnification: @autoclosure () -> Double) -> [Point2D] {
    switch self {
    case .rect(let rect): return rect.isEmpty ? [] : rect.corners
    case .roundedRect(let rect, let radius):
      let limit = min(rect.width, rect.height) / 2
      let radius = max(0, min(radius, limit))
      let radii = Size2D(width: radius, height: radius)
      return roundedOutline(of: rect, radii: radii, magnification: magnification())
    case .ellipse(let rect):
      let radii = Size2D(width: rect.width / 2, height: rect.height / 2)
      return roundedOutline(of: rect, radii: radii, magnification: magnification())
    case .polygon(let points): return points
    case .path(let loops):
      let tolerance = largestDeviation / magnification()
      return joined(loops.map { $0.flattened(tolerance: tolerance) })
    }
  }
}

/// Loops as one polygon; the connections from one loop to the next and back enclose no area.
private func joined(_ loops: [[Point2D]]) -> [Point2D] {
  let ends = loops.compactMap(\.first)
  return zip(loops, ends).flatMap { $0 + [$1] } + ends.dropLast().reversed()
}

/// How far an outline may be from its shape, in pixels.
private let largestDeviation = 0.02

/// Four elliptic arcs joined by straight lines, clockwise from the top left.
private func roundedOutline(of rect: Rect2D, radii: Size2D, magnification: Double) -> [Point2D] {
  guard !rect.isEmpty else { return [] }
  guard !radii.isEmpty else { return rect.corners }
  let steps = arcSteps(radius: max(radii.width, radii.height) * magnification)
  let quarter = (0...steps).map { step in
    let angle = Double(step) / Double(steps) * .pi / 2
    return Point2D(x: 1 - LibM.cos(angle), y: 1 - LibM.sin(angle))
  }
  let insets = quarter.map { Point2D(x: $0.x * radii.width, y: $0.y * radii.height) }
  return insets.map { Point2D(x: rect.minX + $0.x, y: rect.minY + $0.y) }
    + insets.reversed().map { Point2D(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
    + insets.map { Point2D(x: rect.maxX - $0.x, y: rect.maxY - $0.y) }
    + insets.reversed().map { Point2D(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
}

/// The number of chords for a quarter circle: a chord over the angle a deviates by r·a²/8.
private func arcSteps(radius: Double) -> Int {
  let steps = (Double.pi / 2 / LibM.sqrt(8 * largestDeviation / radius)).rounded(.up)
  return steps.isFinite ? Int(max(2, min(steps, 512))) : 2
}

extension Rect2D {
  /// The smallest rectangle around some points.
  init(around points: [Point2D]) {
    var (least, most) = (points.first ?? .zero, points.first ?? .zero)
    for point in points {
      least = Point2D(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point2D(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  package func outset(by distance: Double) -> Rect2D {
    Rect2D(
      x: minX - distance, y: minY - distance,
      width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension [Point2D] {
  /// Whether the corners turn in one direction only, once around.
  fileprivate var formConvexPolygon: Bool {
    guard count > 3 else { return true }
    var left = false
    var right = false
    var reversals = 0
    var lastDirection = 0.0
    for index in indices {
      let (a, b, c) = (self[index], self[(index + 1) % count], self[(index + 2) % count])
      let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      left = left || turn < 0
      right = right || turn > 0
      let direction = b.x - a.x
      if direction * lastDirection < 0 { reversals += 1 }
      if direction != 0 { lastDirection = direction }
    }
    return !(left && right) && reversals <= 2
  }
}
