/// The closed-form motion of a spring, prepared for evaluation.
///
/// The displacement y solves y″ + 2a·y′ + ω²·y = 0 with y(0) = 1 and y′(0) = −v. Both y and the
/// velocity −y′ are sums of two solutions that are smooth across critical damping, y = C + (a −
/// v)·S and −y′ = v·C + (ω² − a·v)·S. With w² = |ω² − a²| these are
///
/// - underdamped: C = e^(−at)·cos wt, S = e^(−at)·sin(wt)/w;
/// - critically damped: C = e^(−at), S = t·e^(−at);
/// - overdamped: C = e^(−at)·cosh wt, S = e^(−at)·sinh(wt)/w.
struct SpringMotion: Hashable, Sendable {
  enum Regime: Hashable, Sendable {
    case underdamped, critical, overdamped
  }

  let regime: Regime
  /// The decay rate a, per second.
  let decay: Double
  /// w: the damped angular frequency, in radians per second, or the distance of an overdamped
  /// motion's two decay rates from their mean.
  let split: Double
  /// The initial velocity, toward the target.
  let velocity: Double
  /// The weight of S in the displacement, a − v.
  let displacementWeight: Double
  /// The weight of S in the velocity, ω² − a·v.
  let velocityWeight: Double
  /// The slowest decay rate of the motion.
  let slowestDecay: Double

  init(frequency: Double, decay: Double, velocity: Double, allowsOverdamping: Bool) {
    let rate = allowsOverdamping ? decay : min(decay, frequency)
    let difference = (frequency - rate) * (frequency + rate)
    regime = difference > 0 ? .underdamped : difference < 0 ? .overdamped : .critical
    self.decay = rate
    split = LibM.sqrt(abs(difference))
    self.velocity = velocity
    displacementWeight = rate - velocity
    velocityWeight = frequency * frequency - rate * velocity
    // Computes a − w as ω² / (a + w), since the subtraction would lose digits.
    slowestDecay = difference < 0 ? frequency * frequency / (rate + split) : rate
  }

  func displacement(at time: Double) -> Double {
    let basis = basis(at: time)
    return basis.cosine + displacementWeight * basis.sine
  }

  func velocity(at time: Double) -> Double {
    let basis = basis(at: time)
    return velocity * basis.cosine + velocityWeight * basis.sine
  }

  /// C and S; both zero where they underflow, and at infinity.
  private func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let exponent = slowestDecay * time
    guard exponent < 745, split * time < .infinity else { return (0, 0) }
    let envelope = LibM.exp(-exponent)
    switch regime {
    case .underdamped:
      let angle = split * time
      return (envelope * LibM.cos(angle), envelope * LibM.sin(angle) / split)
    case .critical:
      return (envelope, envelope * time)
    case .overdamped:
      let fade = LibM.exp(-2 * split * time)
      return (envelope * (1 + fade) / 2, envelope * hyperbolicSine(fade: fade, time: time))
    }
  }

  /// (1 − fade) / 2w, where fade = e^(−2wt).
  ///
  /// Near fade = 1 the subtraction would lose digits; dividing by the logarithm of the rounded fade
  /// instead of by the exact exponent cancels that error (Kahan's method for e^x − 1).
  private func hyperbolicSine(fade: Double, time: Double) -> Double {
    if fade == 1 { return time }
    if fade > 0.5 { return time * (fade - 1) / LibM.log(fade) }
    return (1 - fade) / (2 * split)
  }
}

/// A spring's motion over a limited duration, as a timing function that ends exactly at 1.
///
/// At the end of the duration d a spring still is a distance r from its target: 0.1% at its settling
/// time, by definition. Instead of jumping over r at the end, the curve spreads it over its whole
/// length. With x the spring's position,
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
