extension Spring {
  /// The range of damping ratios that ``uiKit(dampingRatio:duration:initialVelocity:)`` solves for.
  ///
  /// Above 1 UIKit takes 1. The spring's amplitude is measured by its sine term, which for a ratio
  /// below 0.001 is smaller than the threshold from the beginning: such a ratio has no solution.
  public static let uiKitDampingRatioRange = 0.01...1000.0

  /// The spring that UIKit runs for a damping ratio and a duration.
  ///
  /// The undamped frequency ω is chosen so that a measure of the amplitude falls to 0.001 at the
  /// end of the duration d: |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωd) for a ratio ζ below 1, and |(ω −
  /// v)·d + 1| · e^(−ωd) for 1 and above. Where several frequencies do, the largest is taken. The
  /// two measures differ, so ω·d jumps at ζ = 1; and because the first leaves out the cosine term,
  /// a spring with a low ratio still swings at its end: by 0.1 % of the distance for 0.5, 1 % for
  /// 0.1.
  ///
  /// Source: published measurements of UIView's springs against this formula.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, in ``uiKitDampingRatioRange``.
  ///   - duration: d in seconds, from 0.001 to 1000.
  ///   - initialVelocity: v, in distances per second towards the target: 1 covers the distance in a
  ///     second.
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public static func uiKit(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(TimingProblem) -> Spring {
    try require(dampingRatio, "damping-ratio", in: uiKitDampingRatioRange)
    try require(duration, "duration", in: 1e-3...1e3)
    try require(initialVelocity, "velocity", in: -1e4...1e4)
    let ratio = min(dampingRatio, 1)
    let measure = UIKitAmplitude(ratio: ratio, travel: initialVelocity * duration)
    let frequency = measure.angle(at: 0.001) / duration
    return try Spring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }
}

/// UIKit's measure of the amplitude that is left at the end of a spring's duration.
///
/// A function of the angle u = ω·d, with the travel w = v·d.
private struct UIKitAmplitude {
  let ratio: Double
  let travel: Double

  /// The measure with its sign: positive where it falls for good.
  func signed(_ angle: Double) -> Double {
    if ratio < 1 {
      let sine = LibM.sqrt((1 - ratio) * (1 + ratio))
      return (ratio - travel / angle) / sine * LibM.exp(-ratio * angle)
    }
    return (angle - travel + 1) * LibM.exp(-angle)
  }

  /// The angle at which the signed measure is largest, where the derivative is zero.
  var summit: Double {
    guard travel > 0 else { return 0 }
    return ratio < 1 ? (travel + LibM.sqrt(travel * (travel + 4))) / (2 * ratio) : travel
  }

  /// The angle at which the signed measure is zero.
  var zero: Double { ratio < 1 ? travel / ratio : travel - 1 }

  /// The largest angle at which the measure equals the threshold.
  func angle(at threshold: Double) -> Double {
    let summit = summit
    if summit == 0 || signed(summit) >= threshold {
      var end = 2 * summit + 1
      while signed(end) > threshold { end *= 2 }
      return bisect(from: summit, to: end) { signed($0) > threshold }
    }
    // A throw so hard that its positive branch never reaches the threshold: the other branch does.
    return bisect(from: 0, to: zero) { -signed($0) > threshold }
  }

  /// The boundary between the angles near the start, for which a condition holds, and those near
  /// the end.
  private func bisect(
    from start: Double, to end: Double, while holds: (Double) -> Bool
  ) -> Double {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
