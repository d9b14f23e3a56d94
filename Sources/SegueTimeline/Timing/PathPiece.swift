/// A segment of a motion path together with its start.
enum PathPiece: Hashable, Sendable {
  case line(Point2D, Point2D)
  case curve(Point2D, Point2D, Point2D, Point2D)
  case arc(center: Point2D, radii: Size2D, from: Double, sweep: Double)

  init(from start: Point2D, segment: MotionPath.Segment) {
    switch segment {
    case .line(let end): self = .line(start, end)
    case .curve(let control1, let control2, let end): self = .curve(start, control1, control2, end)
    case .arc(let radii, let angle, let sweep):
      let center = Point2D(
        x: start.x - radii.width * LibM.cos(angle), y: start.y - radii.height * LibM.sin(angle))
      self = .arc(center: center, radii: radii, from: angle, sweep: sweep)
    }
  }

  func point(at t: Double) -> Point2D {
    switch self {
    case .line(let start, let end):
      return Point2D(x: (1 - t) * start.x + t * end.x, y: (1 - t) * start.y + t * end.y)
    case .curve(let p0, let p1, let p2, let p3):
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point2D(
        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
        y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    case .arc(let center, let radii, let from, let sweep):
      let angle = from + t * sweep
      return Point2D(
        x: center.x + radii.width * LibM.cos(angle), y: center.y + radii.height * LibM.sin(angle))
    }
  }

  /// The magnitude of the derivative with respect to the parameter.
  func speed(at t: Double) -> Double {
    let derivative = derivative(at: t)
    return LibM.sqrt(derivative.x * derivative.x + derivative.y * derivative.y)
  }

  /// The direction of the motion as a unit vector, or zero if the piece has no length.
  ///
  /// Where the derivative vanishes, as at the end of a curve whose control point coincides with it,
  /// uses the direction nearby.
  func direction(at t: Double) -> Point2D {
    derivative(at: t).unit ?? derivative(at: t < 0.5 ? t + 1e-4 : t - 1e-4).unit ?? .zero
  }

  private func derivative(at t: Double) -> Point2D {
    switch self {
    case .line(let start, let end): return end - start
    case .curve(let p0, let p1, let p2, let p3):
      let s = 1 - t
      let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
      let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
      return Point2D(x: w0 * d0.x + w1 * d1.x + w2 * d2.x, y: w0 * d0.y + w1 * d1.y + w2 * d2.y)
    case .arc(_, let radii, let from, let sweep):
      let angle = from + t * sweep
      return Point2D(
        x: -radii.width * LibM.sin(angle) * sweep, y: radii.height * LibM.cos(angle) * sweep)
    }
  }
}

extension Point2D {
  /// The unit vector of the same direction, or nil for a zero vector.
  fileprivate var unit: Point2D? {
    let length = LibM.hypot(x, y)
    return length > 0 ? Point2D(x: x / length, y: y / length) : nil
  }
}
