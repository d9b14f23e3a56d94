/// A spring as UIKit defines it: by a damping ratio that, with a duration, determines the
/// constants.
///
/// The undamped frequency ω is chosen so that a measure of the amplitude falls to 0.001 at the end
/// of the duration d, with v the initial velocity:
///
/// - for a damping ratio ζ below 1, |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωd);
/// - for 1 and above, |(ω − v)·d + 1| · e^(−ωd).
///
/// If several frequencies qualify, the largest is used. The two measures differ, so ω·d jumps at ζ
/// = 1. Because the first omits the cosine term, the spring may still be more than 0.1% of the
/// distance from its target at the end: from rest by up to 0.1% / ζ.
///
/// Source: published measurements of UIView's springs against these formulas.
public struct UIKitSpring: Hashable, Sendable {
  /// The damping ratio ζ; UIKit treats values above 1 as 1.
  public let dampingRatio: Double
  /// The initial velocity v, in distances per second toward the target: 1 covers the distance in
  /// one second.
  public let initialVelocity: Double

  /// The range of damping ratios.
  ///
  /// The measure of the amplitude is smaller than 0.001 from the start for a ratio below 0.001,
  /// which therefore has no solution.
  public static let dampingRatioRange = 0.01...1000.0
  /// The range of initial velocities, in distances per second.
  public static let velocityRange = -1e4...1e4
  /// The range of durations, in seconds.
  public static let durationRange = 1e-3...1e3

  /// The spring that settles fastest without overshooting.
  public static let critical = UIKitSpring(valid: 1)

  /// Creates a spring that still needs a duration.
  ///
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public init(dampingRatio: Double, initialVelocity: Double = 0) throws(TimingProblem) {
    try require(dampingRatio, "damping-ratio", in: Self.dampingRatioRange)
    try require(initialVelocity, "velocity", in: Self.velocityRange)
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  private init(valid dampingRatio: Double) {
    self.dampingRatio = dampingRatio
    initialVelocity = 0
  }

  /// The physical spring for a duration in seconds.
  ///
  /// The duration is clamped to ``durationRange``.
  public func spring(duration: Double) -> Spring {
    let duration = Self.nearestDuration(to: duration)
    let ratio = min(dampingRatio, 1)
    let amplitude = UIKitAmplitude(ratio: ratio, travel: initialVelocity * duration)
    let frequency = amplitude.angle(at: 0.001) / duration
    return Spring(
      validMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: false)
  }

  /// The motion of the physical spring over a duration in seconds.
  ///
  /// The duration is clamped to ``durationRange``.
  public func function(duration: Double) -> TimingFunction {
    .spring(spring(duration: duration), duration: Self.nearestDuration(to: duration))
  }

  private static func nearestDuration(to duration: Double) -> Double {
    duration > durationRange.lowerBound
      ? min(duration, durationRange.upperBound) : durationRange.lowerBound
  }
}

extension Spring {
  /// Creates the spring that UIKit uses for a damping ratio and a duration.
  ///
  /// ``UIKitSpring`` documents the formulas.
  ///
  /// - Parameters:
  ///   - dampingRatio: In ``UIKitSpring/dampingRatioRange``; above 1 counts as 1.
  ///   - duration: In ``UIKitSpring/durationRange``, seconds.
  ///   - initialVelocity: In ``UIKitSpring/velocityRange``, distances per second toward the
  ///     target.
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public static func uiKit(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(TimingProblem) -> Spring {
    try require(duration, "duration", in: UIKitSpring.durationRange)
    return try UIKitSpring(dampingRatio: dampingRatio, initialVelocity: initialVelocity)
      .spring(duration: duration)
  }
}
