import SegueTimeline
import Testing

@Suite("Spring settling")
struct SpringSettlingTests {
  @Test(
    "displacement is within the tolerance after settling and outside it just before",
    arguments: SpringConstants.sweep)
  func bounds(constants: SpringConstants) throws {
    let spring = try Spring(constants)
    for tolerance in [0.001, 0.02] {
      let settled = spring.settlingDuration(tolerance: tolerance)
      #expect(settled < Spring.longestSettlingDuration)
      #expect(abs(spring.displacement(at: settled - 1e-9)) > tolerance)
      for frame in 0..<2000 {
        let time = settled + 1e-9 + Double(frame) * 0.0007
        #expect(abs(spring.displacement(at: time)) <= tolerance)
      }
    }
  }

  /// Mass, stiffness, damping, velocity, settling time.
  ///
  /// Computed with mpmath 1.3.0 in Python 3: the matrix exponential stepped by 1/2000 s up to 12 s,
  /// then the last sample outside 0.001 refined by bisection.
  static let searched: [(Double, Double, Double, Double, Double)] = [
    (1, 100, 10, 0, 1.270165195654),
    (1, 100, 10, 5, 1.2171184146425),
    (1, 100, 10, -12, 1.3505349291699),
    (1, 100, 2, 0, 6.7034365375397),
    (1, 100, 20, 0, 0.92334134764516),
    (1, 100, 20, 30, 0.98346340319001),
    (1, 100, 60, 3, 4.0127500728598),
    (3, 1000, 500, 0, 3.4180328773705),
    (1, 400, 30, 0, 0.39993283049834),
  ]

  @Test("agrees with a search through densely sampled motion", arguments: searched)
  func search(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: true)
    #expect(abs(spring.settlingDuration() - expected) < 1e-9)
  }

  @Test("a nearly undamped spring reports the longest settling duration")
  func endless() throws {
    for damping in [0, 1e-12, 1e-3] {
      let spring = try Spring(stiffness: 100, damping: damping)
      #expect(spring.settlingDuration() == Spring.longestSettlingDuration)
    }
  }

  @Test("a spring that moves longer than a transition may is refused")
  func tooLong() throws {
    #expect(throws: Never.self) {
      try TimingDescription(parsing: "spring(mass: 1, stiffness: 1, damping: 0.25)")
    }
    let error = #expect(throws: TimingSyntaxError.self) {
      try TimingDescription(parsing: "spring(mass: 1, stiffness: 1, damping: 0.1)")
    }
    #expect(error?.message == "this spring oscillates for more than 60 s: increase its damping")
    let slow = #expect(throws: TimingSyntaxError.self) {
      try TimingDescription(parsing: "spring(duration: 500ms, bounce: -0.99)")
    }
    #expect(slow?.message.hasPrefix("this spring creeps for more than 60 s: raise its") == true)
  }

  @Test("a larger tolerance never settles later")
  func monotone() throws {
    let spring = try Spring(stiffness: 300, damping: 8, initialVelocity: 7)
    var last = Double.infinity
    for step in 0...400 {
      let settled = spring.settlingDuration(tolerance: 1e-5 * (1 + 0.03 * Double(step * step)))
      #expect(settled <= last)
      last = settled
    }
    #expect(try Spring(stiffness: 1, damping: 2).settlingDuration(tolerance: 1) == 0)
  }
}
