/// The shape of a curve through keyframes: tension, continuity and bias.
///
/// Source: Kochanek and Bartels, Interpolating Splines with Local Tension, Continuity, and Bias
/// Control, 1984.
public struct KochanekBartels: Hashable, Sendable {
  /// The tension: 1 stops at each keyframe, −1 swings wide.
  public let tension: Double
  /// The continuity: −1 makes straight lines, 0 no corners, 1 corners that point inward.
  public let continuity: Double
  /// The bias: 1 overshoots after a keyframe, −1 turns before it.
  public let bias: Double

  /// The Catmull–Rom curve, whose tangents are parallel to the line between the neighbors: tension,
  /// continuity and bias of 0.
  public static let catmullRom = KochanekBartels(tension: 0, continuity: 0, bias: 0)

  /// Creates a shape; each parameter is usually from −1 to 1.
  public init(tension: Double, continuity: Double, bias: Double) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The slopes of the curve on both sides of a keyframe.
  ///
  /// For unevenly spaced keyframes the slopes are per unit of offset, so that a continuity of 0
  /// means no jump in speed.
  ///
  /// - Parameters:
  ///   - rise: The change of the value from the keyframe before, and to the one after.
  ///   - width: The differences of the offsets.
  func slopes(
    rise: (before: Double, after: Double), width: (before: Double, after: Double)
  ) -> (arriving: Double, leaving: Double) {
    let both = width.before + width.after
    guard both > 0 else { return (0, 0) }
    let scale = (1 - tension) / both
    let before = (1 + bias) * rise.before
    let after = (1 - bias) * rise.after
    return (
      scale * ((1 - continuity) * before + (1 + continuity) * after),
      scale * ((1 + continuity) * before + (1 - continuity) * after)
    )
  }
}

/// A smooth curve through the keyframes of one number.
public struct KeyframeSpline: Hashable, Sendable {
  private struct Knot: Hashable, Sendable {
    let offset: Double
    let value: Double
    let arriving: Double
    let leaving: Double
  }

  private let knots: [Knot]

  /// Creates a curve.
  ///
  /// At its ends the curve extrapolates the missing neighbor by mirroring the other one, so that
  /// two keyframes make a straight line.
  ///
  /// - Parameters:
  ///   - values: The values; an empty curve is 0 everywhere.
  ///   - offsets: As many offsets, in ascending order; excess values or offsets are ignored.
  ///   - shape: The shape of the curve.
  public init(
    values: [Double], offsets: [Double], shape: KochanekBartels = .catmullRom
  ) {
    let count = min(values.count, offsets.count)
    knots = (0..<count).map { index in
      let before = max(index - 1, 0)
      let after = min(index + 1, count - 1)
      var rise = (before: values[index] - values[before], after: values[after] - values[index])
      var width = (before: offsets[index] - offsets[before], after: offsets[after] - offsets[index])
      if index == 0 { (rise.before, width.before) = (rise.after, width.after) }
      if index == count - 1 { (rise.after, width.after) = (rise.before, width.before) }
      let slopes = shape.slopes(rise: rise, width: width)
      return Knot(
        offset: offsets[index], value: values[index], arriving: slopes.arriving,
        leaving: slopes.leaving)
    }
  }

  /// The number of segments.
  var segmentCount: Int { max(knots.count - 1, 0) }

  /// The value at an offset, clamped to the first or last value outside.
  public func value(at offset: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    guard offset > first.offset else { return first.value }
    guard offset < last.offset else { return last.value }
    let index = segment(at: offset)
    let width = knots[index + 1].offset - knots[index].offset
    return value(segment: index, parameter: (offset - knots[index].offset) / width)
  }

  /// The derivative of the value with respect to the offset, 0 outside the keyframes.
  ///
  /// At a keyframe, the slope of the following segment; at the last one, of the preceding segment.
  public func slope(at offset: Double) -> Double {
    guard let first = knots.first, let last = knots.last, first.offset < last.offset else {
      return 0
    }
    guard offset >= first.offset, offset <= last.offset else { return 0 }
    let index = segment(at: offset)
    let width = knots[index + 1].offset - knots[index].offset
    guard width > 0 else { return 0 }
    return rate(segment: index, parameter: (offset - knots[index].offset) / width) / width
  }

  /// The value on a segment, at its own parameter from 0 to 1.
  func value(segment index: Int, parameter t: Double) -> Double {
    let (start, end) = (knots[index], knots[index + 1])
    let width = end.offset - start.offset
    let s = 1 - t
    return s * s * ((1 + 2 * t) * start.value + t * width * start.leaving)
      + t * t * ((1 + 2 * s) * end.value - s * width * end.arriving)
  }

  /// The derivative of the value with respect to a segment's parameter.
  func rate(segment index: Int, parameter t: Double) -> Double {
    let (start, end) = (knots[index], knots[index + 1])
    let width = end.offset - start.offset
    return 6 * t * (1 - t) * (end.value - start.value)
      + width * ((1 - t) * (1 - 3 * t) * start.leaving + t * (3 * t - 2) * end.arriving)
  }

  /// Finds the segment that contains an offset inside the curve.
  private func segment(at offset: Double) -> Int {
    var low = 0
    var high = knots.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
