import SegueTestSupport
import SegueTimeline
import Testing

/// Springs as timing functions: every form, over a wide range of parameters.
@Suite("Spring curves")
struct SpringCurveTests {
  /// A spring in one of the forms in which presets write it, and its duration.
  struct Row: Sendable, CustomTestStringConvertible {
    let spring: Spring
    let duration: Double
    let testDescription: String
  }

  /// Thirty of each form, from nearly undamped to sluggish, at rest and in motion.
  static let rows: [Row] = {
    var random = SeededGenerator(seed: 0x5981_4615)
    func between(_ low: Double, _ high: Double) -> Double {
      low * LibM.exp(Double.random(in: 0...1, using: &random) * LibM.log(high / low))
    }
    func speed() -> Double {
      Bool.random(using: &random) ? 0 : .random(in: -20...20, using: &random)
    }
    return (0..<30).flatMap { _ -> [Row] in
      let (mass, stiffness, ratio) = (between(0.1, 10), between(1, 5000), between(0.03, 30))
      let physical = try? Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(),
        initialVelocity: speed())
      let perceptual = try? Spring(
        duration: between(0.05, 3), bounce: .random(in: -0.9...0.95, using: &random),
        initialVelocity: speed())
      let uiKit = try? UIKitSpring(dampingRatio: between(0.05, 3), initialVelocity: speed())
      let seconds = between(0.05, 3)
      return [physical, perceptual].compactMap { $0 }.flatMap { spring in
        let natural = spring.settlingDuration()
        return [1, 0.4, 1.7].map { share in
          Row(
            spring: spring, duration: natural * share,
            testDescription: "\(spring) for \(share) of its settling time")
        }
      }
        + [uiKit].compactMap { $0 }.map {
          Row(
            spring: $0.spring(duration: seconds), duration: seconds,
            testDescription: "\($0) in \(seconds) s")
        }
    }
  }()

  @Test("there are springs of every form") func forms() {
    #expect(Self.rows.count == 30 * 7)
  }

  @Test("start and end exactly, without a jump", arguments: rows)
  func ends(row: Row) {
    let function = TimingFunction.spring(row.spring, duration: row.duration)
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    // The last step is no larger than the slope there allows.
    let step = 1e-9
    let limit = (abs(function.slope(at: 1)) + 1) * step * 2
    #expect(abs(function.value(at: 1 - step) - 1) <= limit + 1e-12)
    #expect(abs(function.value(at: step)) <= (abs(function.slope(at: 0)) + 1) * step * 2 + 1e-12)
  }

  @Test("differ from Newton's law by no more than what is left at the end", arguments: rows)
  func integrator(row: Row) {
    let function = TimingFunction.spring(row.spring, duration: row.duration)
    let scale = 1 + abs(row.spring.initialVelocity)
    var reference = SpringIntegrator(row.spring.constants)
    let count = 8 * Int((row.duration * row.spring.fastestRate * 4).rounded(.up)) + 800
    var values: [(progress: Double, position: Double)] = []
    for index in 1...count {
      reference.advance(by: row.duration / Double(count))
      guard index % (count / 8) == 0, index < count else { continue }
      values.append((Double(index) / Double(count), 1 - reference.displacement))
    }
    let rest = abs(reference.displacement)
    for (progress, position) in values {
      let off = abs(function.value(at: progress) - position)
      #expect(off <= rest + 1e-4 * scale, "at \(progress)")
    }
    // At its settling time nothing but a thousandth is left to spread.
    if abs(row.duration - row.spring.settlingDuration()) < 1e-12 { #expect(rest < 0.0011) }
  }

  @Test("have a slope that is the derivative, and begin at the spring's velocity", arguments: rows)
  func slopes(row: Row) {
    let function = TimingFunction.spring(row.spring, duration: row.duration)
    let begin = row.spring.initialVelocity * row.duration
    #expect(abs(function.slope(at: 0) - begin) <= 1e-12 * max(1, abs(begin)))
    let rate = row.spring.fastestRate * row.duration + 1
    let step = 1e-4 / rate
    let scale = 1 + abs(row.spring.initialVelocity) * row.duration
    for progress in [0.03, 0.21, 0.5, 0.77, 0.96] {
      let difference = function.value(at: progress + step) - function.value(at: progress - step)
      #expect(abs(difference / (2 * step) - function.slope(at: progress)) < 1e-6 * rate * scale)
    }
  }

  /// Mass, stiffness, damping, progress, value: the spring for its settling time.
  ///
  /// Computed with mpmath 1.3.0 in Python 3 to 40 digits: the matrix exponential for the position, a
  /// bisection for the settling time T of 0.001, and x(pT) + (1 − x(T))·p²(3 − 2p).
  static let computed: [(Double, Double, Double, Double, Double)] = [
    (1, 170, 26, 0.1, 0.2333055684458013),
    (1, 170, 26, 0.45, 0.91817486193805731),
    (1, 170, 26, 0.9, 0.99866530895581195),
    (1, 170, 26, 0.999, 0.99999155141821205),
    (1, 100, 10, 0.1, 0.48696375924792572),
    (1, 100, 10, 0.45, 1.0182709633185882),
    (1, 100, 10, 0.9, 1.0028267812304115),
    (1, 100, 10, 0.999, 1.0000256820051145),
    (3, 1000, 109.5445, 0.1, 0.23609658134404464),
    (3, 1000, 109.5445, 0.45, 0.91956729904548097),
    (3, 1000, 109.5445, 0.9, 0.99868147687904477),
    (3, 1000, 109.5445, 0.999, 0.99999163147695496),
    (2, 400, 8, 0.1, 1.0424739580617503),
    (2, 400, 8, 0.45, 1.0366265118507055),
    (2, 400, 8, 0.9, 0.99820431017693818),
    (2, 400, 8, 0.999, 1.0000285550296724),
  ]

  @Test("have the values of the closed form", arguments: computed)
  func closedForm(
    mass: Double, stiffness: Double, damping: Double, progress: Double, value: Double
  ) throws {
    let description = TimingDescription.spring(
      try Spring(mass: mass, stiffness: stiffness, damping: damping))
    let duration = try #require(description.naturalDuration)
    #expect(abs(description.resolved(duration: duration).value(at: progress) - value) < 1e-10)
  }
}

extension Spring {
  /// The constants of the motion, with the damping that applies.
  fileprivate var constants: SpringConstants {
    let critical = 2 * (stiffness * mass).squareRoot()
    return SpringConstants(
      mass: mass, stiffness: stiffness,
      damping: allowsOverdamping ? damping : min(damping, critical), velocity: initialVelocity)
  }

  /// The larger of the oscillation's frequency and the fastest decay, per second.
  fileprivate var fastestRate: Double {
    (stiffness / mass).squareRoot() + constants.damping / mass
  }
}
