/// A damped harmonic oscillator that travels from 0 to 1.
///
/// A mass on a spring is released at a distance of 1 from equilibrium; ``position(at:)`` is the
/// fraction of that distance covered. The constants are those of Core Animation's spring: only
/// their ratios matter.
///
/// Constants with a damping ratio above 1 are treated as critically damped, as Core Animation
/// treats them, unless `allowsOverdamping` is set; the classic system spring (mass 3, stiffness
/// 1000, damping 500) depends on it.
public struct Spring: Hashable, Sendable {
  /// The mass m; any unit.
  public let mass: Double
  /// The stiffness k, in mass per second squared.
  public let stiffness: Double
  /// The damping coefficient c, in mass per second.
  ///
  /// Do not confuse with ``dampingRatio``.
  public let damping: Double
  /// The initial velocity, in distances per second, positive toward the target.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 makes a slower spring instead of a critically damped one.
  public let allowsOverdamping: Bool
  /// The closed-form solution of the motion.
  let motion: SpringMotion

  /// The range of mass and stiffness; damping may also be 0.
  public static let constantRange = 1e-12...1e12
  /// The range of an initial velocity, in distances per second.
  public static let velocityRange = -1e6...1e6

  /// Creates a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: In ``constantRange``.
  ///   - stiffness: In ``constantRange``.
  ///   - damping: 0 or in ``constantRange``; at 0 the spring never comes to rest.
  ///   - initialVelocity: In ``velocityRange``, distances per second toward the target.
  ///   - allowsOverdamping: Whether a damping ratio above 1 is kept.
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(TimingProblem) {
    try require(mass, "mass", in: Self.constantRange)
    try require(stiffness, "stiffness", in: Self.constantRange)
    if damping != 0 { try require(damping, "damping", in: Self.constantRange) }
    try require(initialVelocity, "velocity", in: Self.velocityRange)
    self.init(
      validMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring from constants that are known to be in range.
  init(
    validMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool
  ) {
    self.mass = mass
    self.stiffness = stiffness
    // Turns −0 into 0: with a damping of −0, the settling time would be wrong.
    let damping = damping + 0
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    motion = SpringMotion(
      frequency: LibM.sqrt(stiffness / mass), decay: damping / (2 * mass),
      velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring from its damping ratio and its response.
  ///
  /// - Parameters:
  ///   - dampingRatio: From 0 to 1000; below 1 the spring overshoots.
  ///   - response: The period of the undamped spring in seconds, from 0.001 to 1000.
  ///   - initialVelocity: In ``velocityRange``, distances per second toward the target.
  ///   - allowsOverdamping: Whether a damping ratio above 1 is kept.
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public init(
    dampingRatio: Double, response: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(TimingProblem) {
    try require(dampingRatio, "damping-ratio", in: 0...1000)
    try require(response, "response", in: Self.periodRange)
    let frequency = 2 * Double.pi / response
    try self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// Creates a spring from SwiftUI's perceptual duration and bounce.
  ///
  /// k = (2π/d)². The damping ratio is 1 − b for b ≥ 0, so c = 4π(1 − b)/d, and 1/(1 + b) for b <
  /// 0: a negative bounce makes an overdamped spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration d in seconds, from 0.001 to 1000; the spring settles
  ///     later.
  ///   - bounce: b, from −0.999 to 1: 0 is critically damped, 1 never comes to rest.
  ///   - initialVelocity: In ``velocityRange``, distances per second toward the target.
  /// - Throws: A ``TimingProblem`` for a number outside its range.
  public init(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) throws(TimingProblem) {
    try require(duration, "duration", in: Self.periodRange)
    try require(bounce, "bounce", in: Self.bounceRange)
    try self.init(
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, response: duration,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  static let periodRange = 1e-3...1e3
  static let bounceRange = -0.999...1.0

  /// Returns a spring with the same constants and another initial velocity.
  ///
  /// - Parameter velocity: distances per second toward the target, clamped to ``velocityRange``.
  public func starting(at velocity: Double) -> Spring {
    let range = Self.velocityRange
    return Spring(
      validMass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: min(max(velocity, range.lowerBound), range.upperBound),
      allowsOverdamping: allowsOverdamping)
  }

  /// The ratio of the damping to the critical damping, c / 2√(k·m).
  ///
  /// Below 1 the spring overshoots. The ratio is that of the constants as given, even if the motion
  /// is critically damped because ``allowsOverdamping`` is false.
  public var dampingRatio: Double { damping / (2 * LibM.sqrt(stiffness * mass)) }

  /// The fraction of the distance covered after a number of seconds.
  ///
  /// 0 until the spring is released, then approaches 1, beyond it while the spring overshoots.
  public func position(at seconds: Double) -> Double { 1 - displacement(at: seconds) }

  /// The remaining distance after a number of seconds, negative beyond the target.
  public func displacement(at seconds: Double) -> Double {
    seconds > 0 ? motion.displacement(at: seconds) : 1
  }

  /// The velocity after a number of seconds, in distances per second toward the target.
  public func velocity(at seconds: Double) -> Double {
    seconds > 0 ? motion.velocity(at: seconds) : initialVelocity
  }
}
