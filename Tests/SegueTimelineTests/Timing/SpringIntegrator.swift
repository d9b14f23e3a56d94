/// A spring's constants as plain numbers, for parameter sweeps independent of `Spring`.
struct SpringConstants: Sendable, CustomStringConvertible {
  var mass = 1.0
  var stiffness: Double
  var damping: Double
  var velocity: Double

  var description: String { "m \(mass) k \(stiffness) c \(damping) v \(velocity)" }

  /// Damping ratios from nearly zero to far above critical, and close to critical from both sides.
  static let sweep: [SpringConstants] = [
    0.01, 0.1, 0.5, 0.8, 0.999, 0.9999999, 1, 1.0000001, 1.001, 1.5, 4.564,
  ]
  .flatMap { (ratio: Double) -> [SpringConstants] in
    [-15, 0, 1, 40].flatMap { (velocity: Double) -> [SpringConstants] in
      [(1, 100), (3, 1000), (0.2, 5)].map { mass, stiffness in
        SpringConstants(
          mass: mass, stiffness: stiffness,
          damping: 2 * ratio * (stiffness * mass).squareRoot(), velocity: velocity)
      }
    }
  }
}

/// The motion of a spring by the classical Runge–Kutta method.
///
/// Uses only Newton's law, not the closed form.
struct SpringIntegrator {
  let constants: SpringConstants
  private(set) var displacement = 1.0
  private(set) var rate: Double
  private(set) var time = 0.0

  init(_ constants: SpringConstants) {
    self.constants = constants
    rate = -constants.velocity
  }

  mutating func advance(by step: Double) {
    let (y, v) = (displacement, rate)
    let a1 = acceleration(y, v)
    let a2 = acceleration(y + step / 2 * v, v + step / 2 * a1)
    let a3 = acceleration(y + step / 2 * (v + step / 2 * a1), v + step / 2 * a2)
    let a4 = acceleration(y + step * (v + step / 2 * a2), v + step * a3)
    displacement += step * v + step * step / 6 * (a1 + a2 + a3)
    rate += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    time += step
  }

  private func acceleration(_ displacement: Double, _ rate: Double) -> Double {
    -(constants.stiffness * displacement + constants.damping * rate) / constants.mass
  }
}
