import SegueTimeline
import Testing

@Suite("Springs")
struct SpringTests {
  @Test("agree with a Runge–Kutta integrator", arguments: SpringConstants.sweep)
  func integrator(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    var reference = SpringIntegrator(constants)
    let scale = 1 + abs(constants.velocity)
    for _ in 0..<6 {
      for _ in 0..<1000 { reference.advance(by: 1e-4) }
      let time = reference.time
      #expect(abs(spring.displacement(at: time) - reference.displacement) < 1e-9 * scale)
      #expect(abs(spring.velocity(at: time) + reference.rate) < 1e-7 * scale)
    }
  }

  /// Mass, stiffness, damping, velocity, time, then the position and velocity at that time.
  ///
  /// Computed with mpmath 1.3.0 in Python 3 to 40 digits: `expm([[0, 1], [-k/m, -c/m]] * t) * [-1,
  /// v]`, one formula for every damping ratio.
  static let exponentials: [(Double, Double, Double, Double, Double, Double, Double)] = [
    (1, 100, 10, 0, 0.01, 0.0048334152780230384, 0.95004083352926616),
    (1, 100, 10, 0, 0.5, 1.0745905665950333, -0.87942420732512854),
    (1, 100, 10, 5, 0.1, 0.60705344416564486, 5.9660367425319731),
    (1, 100, 10, 5, 2, 0.99999810517243645, -0.00038335819769029125),
    (1, 100, 20, 0, 0.1, 0.26424111765711538, 3.6787944117144232),
    (1, 100, 20, 0, 0.5, 0.9595723180054872, 0.33689734995427335),
    (1, 100, 20, -30, 0.01, -0.26677238525034341, -23.525772868934949),
    (1, 100, 60, 3, 0.01, 0.0266524181051086, 2.3870206240358472),
    (1, 100, 60, 3, 2, 0.96839443629595232, 0.054226574387209149),
    (3, 1000, 500, 0, 0.5, 0.63209251321325136, 0.74486324701193518),
    (1, 2, 10, 0, 0.01, 9.6746759094427908e-5, 0.019031882087648657),
    (1, 2, 10, 0, 2, 0.32109515528322977, 0.13861096732838836),
    (1, 100, 19.999999, 1, 0.5, 0.96294130498092391, 0.30994550636986532),
    (1, 100, 20.000001, 1, 0.5, 0.96294127802913588, 0.30994561754599092),
    (2, 0.5, 0.01, -1, 2, -1.2163601454077428, -0.11479267514259889),
    (1, 1e8, 3, 1000, 0.01, 0.10071198850119053, -4138.7231215668413),
  ]

  @Test("agree with the matrix exponential", arguments: exponentials)
  func matrixExponential(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double,
    position: Double, speed: Double
  ) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: true)
    #expect(abs(spring.position(at: time) - position) < 2e-13)
    #expect(abs(spring.velocity(at: time) - speed) < 1e-11 * max(1, abs(speed)))
  }

  @Test("start at 0 and end at the target", arguments: SpringConstants.sweep)
  func ends(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    #expect(spring.position(at: 0) == 0)
    #expect(spring.position(at: -1) == 0)
    #expect(spring.velocity(at: 0) == constants.velocity)
    #expect(spring.position(at: 1e6) == 1)
    #expect(spring.position(at: .infinity) == 1)
    #expect(spring.velocity(at: .infinity) == 0)
  }

  @Test(
    "restarting from the current state continues the same motion", arguments: SpringConstants.sweep)
  func restart(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    let pause = 0.07
    let left = spring.displacement(at: pause)
    var again = constants
    again.velocity = spring.velocity(at: pause) / left
    let rest = try Spring(again)
    for time in [0.01, 0.1, 0.4, 1.1] {
      let whole = spring.displacement(at: pause + time)
      let scale = 1 + abs(constants.velocity)
      #expect(abs(rest.displacement(at: time) * left - whole) < 1e-12 * scale)
    }
  }

  @Test("velocity is the derivative of the position", arguments: SpringConstants.sweep)
  func velocity(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    let step = 1e-5
    for time in [0.001, 0.03, 0.2, 0.7] {
      let difference = spring.position(at: time + step) - spring.position(at: time - step)
      let scale = 100 + 100 * abs(constants.velocity)
      #expect(abs(difference / (2 * step) - spring.velocity(at: time)) < 1e-7 * scale)
    }
  }

  @Test("energy never increases", arguments: SpringConstants.sweep)
  func energy(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    var last = Double.infinity
    for frame in 0...300 {
      let time = Double(frame) / 120
      let (y, v) = (spring.displacement(at: time), spring.velocity(at: time))
      let energy = constants.stiffness * y * y + constants.mass * v * v
      #expect(energy <= last * (1 + 1e-12))
      last = energy
    }
  }

  @Test("an over-damped spring of stiffness 2 and damping 10 has the known position")
  func overdamped() throws {
    let spring = try Spring(stiffness: 2, damping: 10, allowsOverdamping: true)
    #expect(10 * spring.displacement(at: 0) == 10)
    #expect(abs(10 * spring.displacement(at: 2) - 6.79) < 0.005)
  }

  @Test("over-damped constants are critically damped unless overdamping is allowed")
  func system() throws {
    let spring = try Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(spring.dampingRatio - 4.564) < 0.0005)
    for (time, position) in [(0.1, 0.545), (0.2, 0.879), (0.3, 0.973), (0.4, 0.994)] {
      #expect(abs(spring.position(at: time) - position) < 0.0005)
    }
    #expect(abs(spring.position(at: 0.5) - 0.9989) < 0.00005)
    #expect(abs(spring.settlingDuration() - 0.5057) < 0.00005)
    let slow = try Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(slow.position(at: 0.5) - 0.63) < 0.005)
    #expect(abs(slow.settlingDuration() - 3.42) < 0.005)
  }

  @Test(
    "motion is continuous around critical damping", arguments: [-1e-13, -1e-10, 1e-13, 1e-10])
  func critical(excess: Double) throws {
    let exact = try Spring(stiffness: 100, damping: 20, initialVelocity: 2)
    let near = try Spring(
      stiffness: 100, damping: 20 * (1 + excess), initialVelocity: 2, allowsOverdamping: true)
    #expect(near != exact)
    for time in [1e-4, 0.01, 0.1, 0.5, 1] {
      #expect(abs(near.position(at: time) - exact.position(at: time)) < 1e-14 + 4 * abs(excess))
      #expect(abs(near.velocity(at: time) - exact.velocity(at: time)) < 1e-13 + 40 * abs(excess))
    }
  }

  @Test("scaling mass, stiffness and damping together changes nothing")
  func scaling() throws {
    let one = try Spring(mass: 1, stiffness: 80, damping: 7, initialVelocity: 2)
    let many = try Spring(mass: 16, stiffness: 1280, damping: 112, initialVelocity: 2)
    for time in [0.05, 0.4, 1.3] { #expect(one.position(at: time) == many.position(at: time)) }
  }
}

extension Spring {
  /// The spring of a sweep, with overdamping allowed.
  init(_ constants: SpringConstants) throws {
    try self.init(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
      initialVelocity: constants.velocity, allowsOverdamping: true)
  }
}
