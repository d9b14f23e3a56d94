/// A spring's motion over a limited duration, as a timing function that ends exactly at 1.
///
/// At the end of the duration d a spring is a distance r from its target: by definition 0.1% at its
/// settling time. That rest is spread over the whole curve instead of being jumped over at its end.
/// With x the spring's position,
///
/// f(p) = x(p·d) + r·p²(3 − 2p).
///
/// So f(0) = 0 and f(1) = 1, the initial velocity is the spring's, and nowhere does the value differ from
/// it by more than |r|, or the slope by more than 1.5·|r|.
public struct SpringCurve: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// The duration d, in seconds.
  public let duration: Double
  /// The distance r that the spring leaves at the end of the duration; negative beyond its target.
  public let rest: Double

  /// Limits a spring to a duration in seconds.
  public init(_ spring: Spring, duration: Double) {
    self.spring = spring
    self.duration = duration
    rest = spring.displacement(at: duration)
  }

  /// The value for a progress from 0 to 1.
  func value(at progress: Double) -> Double {
    spring.position(at: progress * duration) + rest * (progress * progress * (3 - 2 * progress))
  }

  /// The derivative of the value with respect to progress.
  func slope(at progress: Double) -> Double {
    spring.velocity(at: progress * duration) * duration + rest * (6 * progress * (1 - progress))
  }
}

extension TimingFunction {
  /// A spring's motion over a duration in seconds.
  public static func spring(_ spring: Spring, duration: Double) -> TimingFunction {
    .spring(SpringCurve(spring, duration: duration))
  }
}
