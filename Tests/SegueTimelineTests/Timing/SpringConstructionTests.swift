import SegueTimeline
import Testing

@Suite("Spring construction")
struct SpringConstructionTests {
  @Test func `a damping of minus zero is zero`() throws {
    for spring in [
      try Spring(mass: 5, stiffness: 100, damping: -0.0),
      try Spring(dampingRatio: -0.0, response: 1),
    ] {
      #expect(spring.settlingDuration() == Spring.longestSettlingDuration)
      #expect(spring.damping.sign == .plus)
    }
    #expect(throws: TimingSyntaxError.self) {
      try TimingDescription(parsing: "spring(mass: 5, stiffness: 100, damping: -0)")
    }
  }

  @Test("duration and bounce match SwiftUI's")
  func durationAndBounce() throws {
    let smooth = try Spring(duration: 0.5, bounce: 0)
    #expect(abs(smooth.stiffness - 157.91367) < 1e-5)  // (2π / 0.5)²
    #expect(abs(smooth.damping - 25.132741) < 1e-6)  // 4π / 0.5
    let bouncy = try Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.damping - 0.7 * 25.132741) < 1e-6)
    #expect(abs(bouncy.dampingRatio - 0.7) < 1e-15)
    let flat = try Spring(duration: 0.5, bounce: -0.5)
    #expect(abs(flat.dampingRatio - 2) < 1e-14)
    #expect(flat.allowsOverdamping)
    #expect(flat.position(at: 0.5) < smooth.position(at: 0.5))
  }

  @Test("damping ratio and response set the oscillation")
  func ratioAndResponse() throws {
    let spring = try Spring(dampingRatio: 0, response: 0.4)
    #expect(abs(spring.position(at: 0.2) - 2) < 1e-12)  // Half a period: as far on the other side.
    #expect(abs(spring.position(at: 0.4)) < 1e-12)
    #expect(abs(try Spring(dampingRatio: 0.6, response: 2).dampingRatio - 0.6) < 1e-15)
  }

  @Test(
    "numbers out of range are rejected by name",
    arguments: [
      (0.0, 1.0, 1.0, 0.0, "mass"), (-1, 1, 1, 0, "mass"), (.nan, 1, 1, 0, "mass"),
      (1, 0, 1, 0, "stiffness"), (1, .infinity, 1, 0, "stiffness"), (1, 1, -1, 0, "damping"),
      (1, 1, .nan, 0, "damping"), (1, 1, 1, .infinity, "velocity"), (1, 1, 1, .nan, "velocity"),
    ])
  func rejected(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, argument: String
  ) throws {
    let problem = #expect(throws: TimingProblem.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    #expect(problem?.argument == argument)
  }

  @Test("bounces and ratios out of range are rejected by name")
  func rejectedPairs() {
    let tries: [(String, () throws -> Spring)] = [
      ("duration", { try Spring(duration: 0, bounce: 0) }),
      ("bounce", { try Spring(duration: 1, bounce: -1) }),
      ("bounce", { try Spring(duration: 1, bounce: 1.1) }),
      ("damping-ratio", { try Spring(dampingRatio: -0.1, response: 1) }),
      ("response", { try Spring(dampingRatio: 1, response: 0) }),
      ("damping-ratio", { try Spring.uiKit(dampingRatio: 0, duration: 1) }),
      ("duration", { try Spring.uiKit(dampingRatio: 1, duration: 0) }),
      ("velocity", { try Spring.uiKit(dampingRatio: 1, duration: 1, initialVelocity: .nan) }),
    ]
    for (argument, make) in tries {
      #expect((#expect(throws: TimingProblem.self) { try make() })?.argument == argument)
    }
  }

  @Test(
    "extreme constants give finite numbers at every time",
    arguments: [1e-12, 1, 1e12], [1e-12, 1, 1e12])
  func extremes(mass: Double, stiffness: Double) throws {
    for damping in [0, 1e-12, 1, 1e12] {
      for velocity in [-1e6, 0, 1e6] {
        let spring = try Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          allowsOverdamping: true)
        for time in [0, 1e-300, 1e-9, 1, 600, 1e9, 1e300, .infinity, .nan] {
          #expect(spring.position(at: time).isFinite)
          #expect(spring.velocity(at: time).isFinite)
        }
        #expect((0...Spring.longestSettlingDuration).contains(spring.settlingDuration()))
      }
    }
  }
}
