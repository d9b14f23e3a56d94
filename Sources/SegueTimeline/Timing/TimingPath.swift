/// A timing curve of several cubic Bézier segments, such as Material's emphasized easing.
///
/// The segments connect (0, 0) to (1, 1), and none runs backward in progress.
public struct TimingPath: Hashable, Sendable {
  /// One segment, which begins where the previous one ends.
  public struct Segment: Hashable, Sendable {
    /// The first control point; x is progress and y is value.
    public let control1: Point2D
    /// The second control point.
    public let control2: Point2D
    /// The end of the segment.
    public let end: Point2D

    /// Creates a segment.
    public init(control1: Point2D, control2: Point2D, end: Point2D) {
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }
  }

  /// The segments in order of progress.
  public let segments: [Segment]

  /// Creates a path.
  ///
  /// - Throws: A ``TimingProblem`` unless every segment advances, keeps its control points inside
  /// its own span of progress, and the last one ends at (1, 1).
  public init(segments: [Segment]) throws(TimingProblem) {
    var start = Point2D.zero
    for segment in segments {
      guard segment.end.x > start.x else {
        throw TimingProblem(
          "end", "each segment of a path must end at a later progress than the one before")
      }
      for point in [segment.control1, segment.control2, segment.end] {
        try require(point.x, "x", in: start.x...segment.end.x)
        try require(point.y, "y", in: CubicBezier.valueRange)
      }
      start = segment.end
    }
    guard start == Point2D(x: 1, y: 1) else {
      throw TimingProblem("end", "a path must end at progress 1 and value 1")
    }
    self.init(valid: segments)
  }

  /// Creates a path from segments that are known to be valid.
  init(valid segments: [Segment]) {
    self.segments = segments
  }

  /// The value for a progress: 0 up to progress 0, and 1 from progress 1 on.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let piece = piece(at: progress)
    return piece.y(at: piece.parameter(at: progress))
  }

  /// The derivative of the value with respect to progress.
  ///
  /// At a joint, the slope of the later segment; at the ends and where the path is vertical, as for
  /// ``CubicBezier``.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let piece = piece(at: progress)
    let parameter = piece.parameter(at: progress)
    let run = piece.width * piece.x.slope(at: parameter)
    if run > 1e-6 { return piece.ySlope(at: parameter) / run }
    let before = max(progress - 5e-7, 0)
    let after = min(progress + 5e-7, 1)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The path rotated by 180° about its center: 1 − f(1 − p).
  public var mirrored: TimingPath {
    var result: [Segment] = []
    for (index, segment) in segments.enumerated().reversed() {
      let start = index == 0 ? Point2D.zero : segments[index - 1].end
      result.append(
        Segment(
          control1: segment.control2.mirrored, control2: segment.control1.mirrored,
          end: start.mirrored))
    }
    return TimingPath(valid: result)
  }

  private func piece(at progress: Double) -> Piece {
    var index = 0
    while index < segments.count - 1, segments[index].end.x <= progress { index += 1 }
    return Piece(start: index == 0 ? .zero : segments[index - 1].end, segment: segments[index])
  }
}

/// A segment together with its start.
private struct Piece {
  let start: Point2D
  let segment: TimingPath.Segment

  var width: Double { segment.end.x - start.x }

  /// The progress as a fraction of the segment's span.
  var x: UnitCubic {
    UnitCubic((segment.control1.x - start.x) / width, (segment.control2.x - start.x) / width)
  }

  func parameter(at progress: Double) -> Double { x.parameter(where: (progress - start.x) / width) }

  func y(at t: Double) -> Double {
    let s = 1 - t
    let inner = s * segment.control1.y + t * segment.control2.y
    return s * s * s * start.y + 3 * s * t * inner + t * t * t * segment.end.y
  }

  func ySlope(at t: Double) -> Double {
    let s = 1 - t
    let first = segment.control1.y - start.y
    let second = segment.control2.y - segment.control1.y
    let third = segment.end.y - segment.control2.y
    return 3 * (s * s * first + 2 * s * t * second + t * t * third)
  }
}

extension Point2D {
  /// The point rotated by 180° about (½, ½).
  fileprivate var mirrored: Point2D { Point2D(x: 1 - x, y: 1 - y) }
}
