/// A spring as UIKit takes it: by a damping ratio that, with a duration, gives the physical
/// constants.
///
/// The undamped frequency ω is chosen so that a measure of the amplitude falls to 0.001 at the end
/// of the duration d, with v the initial velocity:
///
/// - for a damping ratio ζ below 1, |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωd);
/// - for 1 and above, |(ω − v)·d + 1| · e^(−ωd).
///
/// Where several frequencies do, the largest is taken. The two measures differ, so ω·d jumps where
/// ζ is 1. Because the first leaves out the cosine term, the spring may still be further than 0.1 %
/// of the distance from its target at the end: from rest by up to 0.1 % / ζ.
///
/// Source: published measurements of UIView's springs against these formulas.
public struct UIKitSpring: Hashable, Sendable {
  /// The damping ratio ζ; above 1 UIKit takes 1.
  public let dampingRatio: Double
  /// The velocity v at the start, in distances per second toward the target: 1 covers the distance
  /// in a second.
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

  /// The spring that comes to rest the fastest without overshooting.
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
  /// A duration outside ``durationRange`` counts as the nearest inside.
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
  /// A duration outside ``durationRange`` counts as the nearest inside.
  public func function(duration: Double) -> TimingFunction {
    .spring(spring(duration: duration), duration: Self.nearestDuration(to: duration))
  }

  private static func nearestDuration(to duration: Double) -> Double {
    duration > durationRange.lowerBound
      ? min(duration, durationRange.upperBound) : durationRange.lowerBound
  }
}

extension Spring {
  /// The spring that UIKit runs for a damping ratio and a duration.
  ///
  /// ``UIKitSpring`` says how it is found.
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
