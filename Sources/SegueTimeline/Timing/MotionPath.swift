/// A path that a layer moves along at a constant speed.
public struct MotionPath: Hashable, Sendable {
  /// One segment, which begins where the previous one ends.
  public enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(to: Point2D)
    /// A cubic Bézier curve.
    case curve(control1: Point2D, control2: Point2D, to: Point2D)
    /// An arc of an axis-aligned ellipse.
    ///
    /// Angles are in radians, clockwise from the right since y grows downward; the ellipse is
    /// placed so that the arc begins at the angle `from`.
    case arc(radii: Size2D, from: Double, sweep: Double)
  }

  private let pieces: [PathPiece]
  private let lengths: ArcLength
  /// The start of the path.
  public let start: Point2D

  /// Creates a path; without segments it is a point.
  public init(from start: Point2D, segments: [Segment]) {
    var pieces: [PathPiece] = []
    for segment in segments {
      pieces.append(PathPiece(from: pieces.last?.point(at: 1) ?? start, segment: segment))
    }
    self.start = start
    self.pieces = pieces
    lengths = ArcLength(segments: pieces.count) { pieces[$0].speed(at: $1) }
  }

  /// The end of the path.
  public var end: Point2D { pieces.last?.point(at: 1) ?? start }

  /// The length of the path, in points.
  public var length: Double { lengths.total }

  /// The fraction of the length at which each segment begins, and 1 at the end.
  public var segmentFractions: [Double] { lengths.segmentFractions }

  /// The point at a fraction of the length.
  ///
  /// Exactly ``start`` at 0 and ``end`` at 1. Outside, where a spring overshoots, the path
  /// continues in a straight line.
  public func point(atFraction fraction: Double) -> Point2D {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    guard !pieces.isEmpty else { return start }
    let (segment, parameter) = place(atFraction: fraction)
    let point = pieces[segment].point(at: parameter)
    let excess = (fraction < 0 ? fraction : fraction > 1 ? fraction - 1 : 0) * length
    if excess == 0 { return point }
    let direction = pieces[segment].direction(at: parameter)
    return Point2D(x: point.x + excess * direction.x, y: point.y + excess * direction.y)
  }

  /// The direction of the motion at a fraction of the length, in radians clockwise from the right.
  ///
  /// At a corner, the direction of the later segment; 0 for a path without length.
  public func angle(atFraction fraction: Double) -> Double {
    guard !pieces.isEmpty else { return 0 }
    let (segment, parameter) = place(atFraction: fraction)
    let direction = pieces[segment].direction(at: parameter)
    return LibM.atan2(direction.y, direction.x)
  }

  /// The point on one segment at its own parameter from 0 to 1, not at constant speed.
  public func point(segment: Int, parameter: Double) -> Point2D {
    pieces.indices.contains(segment) ? pieces[segment].point(at: parameter) : start
  }

  private func place(atFraction fraction: Double) -> (segment: Int, parameter: Double) {
    lengths.place(atFraction: fraction) { pieces[$0].speed(at: $1) }
  }
}
