import SegueTimeline
import Testing

@Suite("UIKit springs")
struct UIKitSpringTests {
  /// Damping ratio, ω·d, overshoot.
  ///
  /// From the published measurements of UIView's springs.
  static let table: [(Double, Double, Double)] = [
    (0.1, 46.102, 0.729), (0.25, 22.2149, 0.444), (0.4, 15.1966, 0.254), (0.5, 12.7169, 0.163),
    (0.6, 11.0335, 0.095), (0.7, 9.8396, 0.046), (0.8, 8.9943, 0.015), (0.85, 8.6897, 0.0063),
    (0.9, 8.4808, 0.0015), (1, 9.2334, 0),
  ]

  @Test("reproduces the published table at every duration", arguments: table)
  func angles(ratio: Double, angle: Double, overshoot: Double) throws {
    for duration in [0.1, 0.35, 0.5, 2] {
      let spring = try Spring.uiKit(dampingRatio: ratio, duration: duration)
      let frequency = spring.stiffness.squareRoot()
      #expect(abs(frequency * duration - angle) < 0.0005)
      let highest = (0...10_000).map { spring.position(at: duration * Double($0) / 10_000) }.max()
      #expect(abs(max((highest ?? 0) - 1, 0) - overshoot) < (overshoot > 0.01 ? 0.0006 : 0.00006))
    }
  }

  @Test(
    "reproduces the published constants for half a second",
    arguments: [
      (0.5, 646.878, 25.434), (0.6, 486.95, 26.480), (0.7, 387.27, 27.551),
      (0.8, 323.59, 28.782), (1, 341.02, 36.934),
    ])
  func constants(ratio: Double, stiffness: Double, damping: Double) throws {
    let spring = try Spring.uiKit(dampingRatio: ratio, duration: 0.5)
    #expect(abs(spring.stiffness - stiffness) < 0.006)
    #expect(abs(spring.damping - damping) < 0.0006)
    #expect(spring.mass == 1)
  }

  @Test("a ratio above 1 is critically damped")
  func clamped() throws {
    #expect(
      try Spring.uiKit(dampingRatio: 3, duration: 0.4, initialVelocity: 1)
        == Spring.uiKit(dampingRatio: 1, duration: 0.4, initialVelocity: 1))
  }

  @Test(
    "the amplitude measure is 0.001 at the end for every velocity",
    arguments: [0.05, 0.3, 0.5, 0.8, 0.95, 0.999, 1], [-40, -5, -1, 0, 0.2, 1, 5, 40, 1000])
  func velocities(ratio: Double, velocity: Double) throws {
    for duration in [0.1, 0.5, 1.5] {
      let spring = try Spring.uiKit(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let measure = Self.measure(spring, ratio, velocity, duration)
      #expect(abs(abs(measure) - 0.001) < 1e-8)
      // The largest such frequency: the measure is smaller at all higher ones.
      let faster = try Spring(
        stiffness: spring.stiffness * 1.01, damping: spring.damping, initialVelocity: velocity)
      #expect(abs(Self.measure(faster, ratio, velocity, duration)) < 0.001)
    }
  }

  @Test(
    "from rest, it ends without a jump and stays within a thousandth, divided by the damping ratio, of the spring"
  )
  func end() throws {
    for ratio in stride(from: 0.02, through: 1, by: 0.02) {
      for duration in [0.2, 0.5] {
        let easing = try UIKitSpring(dampingRatio: ratio)
        let (function, spring) = (
          easing.function(duration: duration), easing.spring(duration: duration)
        )
        #expect(abs(1 - function.value(at: 1 - 1e-12)) < 1e-9)
        for step in 0..<100 {
          let progress = Double(step) / 100
          let off = function.value(at: progress) - spring.position(at: progress * duration)
          #expect(abs(off) < 0.001 / ratio + 1e-9)
        }
      }
    }
  }

  /// The published measure, computed from the spring's stiffness.
  private static func measure(
    _ spring: Spring, _ ratio: Double, _ velocity: Double, _ duration: Double
  ) -> Double {
    let frequency = spring.stiffness.squareRoot()
    let decay = LibM.exp(-ratio * frequency * duration)
    if ratio == 1 { return ((frequency - velocity) * duration + 1) * decay }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return (ratio * frequency - velocity) / damped * decay
  }
}
