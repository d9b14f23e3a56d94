/// A closed outline of cubic Bézier curves.
public struct BezierLoop: Hashable, Sendable {
  /// The first point, then two control points and the end of each curve.
  public private(set) var points: [Point2D]

  /// Creates a loop that begins at a point.
  public init(from start: Point2D) { points = [start] }

  /// Creates a loop from its points.
  ///
  /// - Precondition: there are three for each curve, and the first one.
  public init(points: [Point2D]) {
    precondition(points.count % 3 == 1, "a curve has three points")
    self.points = points
  }

  /// The end of the last curve.
  private var end: Point2D { points[points.count - 1] }

  /// Adds a straight line.
  public mutating func line(to target: Point2D) {
    let step = target - end
    curve(
      Point2D(x: end.x + step.x / 3, y: end.y + step.y / 3),
      Point2D(x: end.x + step.x * 2 / 3, y: end.y + step.y * 2 / 3), to: target)
  }

  /// Adds a curve.
  public mutating func curve(_ first: Point2D, _ second: Point2D, to target: Point2D) {
    points += [first, second, target]
  }

  /// Adds an arc of an ellipse as curves of equal angles.
  ///
  /// A curve over an eighth of a circle is off by less than a two-hundred-thousandth of the radius.
  ///
  /// - Parameters:
  ///   - radii: the radii.
  ///   - start: the angle at which it begins, in radians clockwise from the right.
  ///   - sweep: the angle that it covers, in radians.
  ///   - count: the number of curves.
  public mutating func arc(radii: Size2D, from start: Double, sweep: Double, count: Int) {
    Self.arc(from: end, radii: radii, start: start, sweep: sweep, count: count) {
      points += [$0, $1, $2]
    }
  }

  /// Calls a closure with the two control points and the end of each curve of an arc.
  package static func arc(
    from origin: Point2D, radii: Size2D, start: Double, sweep: Double, count: Int,
    _ add: (Point2D, Point2D, Point2D) -> Void
  ) {
    let center = Point2D(
      x: origin.x - radii.width * LibM.cos(start), y: origin.y - radii.height * LibM.sin(start))
    let step = sweep / Double(count)
    let length = 4.0 / 3 * LibM.tan(step / 4)
    func place(_ angle: Double, _ ahead: Double) -> Point2D {
      Point2D(
        x: center.x + radii.width * (LibM.cos(angle) - ahead * LibM.sin(angle)),
        y: center.y + radii.height * (LibM.sin(angle) + ahead * LibM.cos(angle)))
    }
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      add(place(a, length), place(b, -length), place(b, 0))
    }
  }
}

extension BezierLoop {
  /// The loop as a polygon.
  ///
  /// - Parameter tolerance: how far a curve may be from its chords, in points.
  public func flattened(tolerance: Double) -> [Point2D] {
    var result = [points[0]]
    for first in stride(from: 0, to: points.count - 1, by: 3) {
      let (a, b, c, d) = (points[first], points[first + 1], points[first + 2], points[first + 3])
      // The second derivative is at most six times the larger second difference of the points. A chord
      // over a fraction s of the parameter deviates by at most an eighth of it, times s².
      let bend = max(
        LibM.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
        LibM.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
      let steps = (0.75 * bend / tolerance).squareRoot().rounded(.up)
      let count = steps.isFinite ? Int(min(max(steps, 1), 256)) : 1
      for step in 1...count {
        result.append(Self.point(a, b, c, d, at: Double(step) / Double(count)))
      }
    }
    return result
  }

  private static func point(_ a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D, at t: Double)
    -> Point2D
  {
    if t == 1 { return d }
    let s = 1 - t
    let (u, v, w, x) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point2D(
      x: u * a.x + v * b.x + w * c.x + x * d.x, y: u * a.y + v * b.y + w * c.y + x * d.y)
  }
}

extension BezierLoop {
  /// The outline of a rectangle whose corners are rounded, clockwise from the left of the top edge.
  public init(_ rect: Rect2D, cornerRadius: Double) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(from: Point2D(x: rect.minX + radius, y: rect.minY))
    let radii = Size2D(width: radius, height: radius)
    let ends = [
      Point2D(x: rect.maxX - radius, y: rect.minY), Point2D(x: rect.maxX, y: rect.maxY - radius),
      Point2D(x: rect.minX + radius, y: rect.maxY), Point2D(x: rect.minX, y: rect.minY + radius),
    ]
    for (index, end) in ends.enumerated() {
      line(to: end)
      arc(radii: radii, from: Double(index - 1) * .pi / 2, sweep: .pi / 2, count: 2)
    }
  }

  /// The outline of the ellipse in a rectangle, clockwise from the right.
  public init(ellipseIn rect: Rect2D) {
    self.init(from: Point2D(x: rect.maxX, y: rect.center.y))
    arc(
      radii: Size2D(width: rect.width / 2, height: rect.height / 2), from: 0, sweep: 2 * .pi,
      count: 8)
  }

  /// The outline of a polygon.
  public init(polygon corners: some Collection<Point2D>) {
    self.init(from: corners.first ?? .zero)
    for corner in corners.dropFirst() { line(to: corner) }
  }
}

extension ArraySlice<Point2D> {
  /// The number of times that a closed polygon winds around a point.
  package func windingNumber(around point: Point2D) -> Int {
    guard var a = last else { return 0 }
    var number = 0
    for b in self {
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if a.y <= point.y, b.y > point.y, side > 0 { number += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { number -= 1 }
      a = b
    }
    return number
  }
}
