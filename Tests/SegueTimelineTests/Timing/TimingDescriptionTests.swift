import SegueTestSupport
import SegueTimeline
import Testing

@Suite("Easing descriptions")
struct TimingDescriptionTests {
  @Test("every named curve parses by its name")
  func names() throws {
    for named in NamedTimingFunction.all {
      #expect(try TimingDescription(parsing: named.name) == .function(named.function))
      #expect(try TimingDescription(parsing: "\t \(named.name) ") == .function(named.function))
    }
  }

  @Test("functions parse with any spacing of their arguments")
  func functions() throws {
    let ease = try CubicBezier(0.25, 0.1, 0.25, 1)
    for text in [
      "cubic-bezier(0.25, 0.1, 0.25, 1)", " cubic-bezier ( .25,+.1 ,25e-2,1. ) ",
      "cubic-bezier(0.25,0.1,\n0.25,1)",
    ] {
      #expect(try TimingDescription(parsing: text) == .function(.cubicBezier(ease)))
    }
    #expect(
      try TimingDescription(parsing: "steps(2, start)")
        == .function(.steps(count: 2, position: .jumpStart)))
    #expect(
      try TimingDescription(parsing: "steps(2, end)") == TimingDescription(parsing: "steps(2)"))
    let stops = [(0, 0), (0.1, 0.2), (1, 1)]
      .map { PiecewiseLinear.Stop(progress: $0.0, value: $0.1) }
    #expect(
      try TimingDescription(parsing: "linear(0, 0.2 10%, 1)")
        == .function(.piecewiseLinear(try PiecewiseLinear(stops: stops))))
  }

  @Test("UIKit's spring takes its constants from the duration")
  func uiKit() throws {
    let description = try TimingDescription(parsing: "spring(damping-ratio: 0.8, velocity: 1)")
    #expect(description.naturalDuration == nil)
    let spring = try Spring.uiKit(dampingRatio: 0.8, duration: 0.6, initialVelocity: 1)
    #expect(description.resolved(duration: 0.6) == .spring(spring, duration: 0.6))
    for duration in [-1, 0, 1e-9, 1e9, .infinity, .nan] {
      let function = description.resolved(duration: duration)
      #expect(function.value(at: 0.5).isFinite)
      #expect(abs(function.value(at: 1 - 1e-9) - 1) < 0.002)
    }
  }

  @Test("physical springs have their settling time as their natural duration")
  func physical() throws {
    let spring = try Spring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 3)
    let description = try TimingDescription(
      parsing: "spring(damping: 10, stiffness: 100, mass: 2, velocity: 3)")
    #expect(description == .spring(spring))
    #expect(description.naturalDuration == spring.settlingDuration())
    #expect(description.resolved(duration: 3) == .spring(spring, duration: 3))
    #expect(
      try TimingDescription(parsing: "spring(stiffness: 100, damping: 10)")
        == .spring(Spring(stiffness: 100, damping: 10)))
    #expect(
      try TimingDescription(parsing: "spring(duration: 0.5s, bounce: 0.2)")
        == .spring(Spring(duration: 0.5, bounce: 0.2)))
    #expect(
      try TimingDescription(parsing: "spring(duration: 500ms)")
        == .spring(Spring(duration: 0.5, bounce: 0)))
  }

  /// The text, the range at fault as markers, and part of the message.
  static let mistakes: [(String, String, String)] = [
    ("", "", "expected a name"),
    ("  ", "", "expected a name"),
    ("(1)", "(", "expected a name"),
    ("ease-inout", "ease-inout", "no easing named 'ease-inout'"),
    ("spring", "spring", "needs arguments"),
    ("ease out", "o", "unexpected text after the easing"),
    ("ease-in(1)", "ease-in", "no easing function named 'ease-in'"),
    ("linear(0, 1) 2", "2", "unexpected text after the easing"),
    ("cubic-bezier(0, 0, 1)", "cubic-bezier(0, 0, 1)", "four numbers"),
    ("cubic-bezier(0, 0, 1.5, 1)", "1.5", "x2 must be from 0.0 to 1.0"),
    ("cubic-bezier(0, 0, 1, 1", "", "expected a closing parenthesis"),
    ("cubic-bezier(0, 0 0, 1, 1)", "0", "expected a comma"),
    ("cubic-bezier(0, 0s, 1, 1)", "0s", "must not have a unit"),
    ("cubic-bezier(nan, 0, 1, 1)", "n", "expected a control point"),
    ("cubic-bezier(0, 1e999, 1, 1)", "1e999", "y1 must be from"),
    ("steps(0)", "0", "integer from 1"),
    ("steps(1, jump-none)", "1", "integer from 2"),
    ("steps(2.5)", "2.5", "integer"),
    ("steps(1e30)", "1e30", "integer"),
    ("steps(3, middle)", "middle", "'middle' is not a position of jumps"),
    ("steps(3, )", ")", "expected the position of the jumps"),
    ("linear(0)", "linear(0)", "at least two stops"),
    ("linear()", ")", "expected a stop"),
    ("linear(0, 1 2)", "2", "one number"),
    ("linear(0, 1 2% 3% 4%)", "4%", "one number"),
    ("linear(0 50%, 1 20%)", "20%", "must be in ascending order"),
    ("linear(0, 0.5 -10%, 1)", "-10%", "must be in ascending order"),
    ("linear(0, 1 2px)", "2px", "one number"),
    ("spring()", ")", "expected an argument of spring"),
    ("spring(velocity: 1)", "spring(velocity: 1)", "spring() needs damping-ratio"),
    ("spring(damping-ratio: 0)", "0", "damping-ratio must be from 0.01"),
    ("spring(damping: 0.8)", "spring(damping: 0.8)", "also needs stiffness"),
    ("spring(ratio: 0.8)", "ratio", "no argument 'ratio'"),
    ("spring(damping-ratio 0.8)", "0", "expected a colon"),
    ("spring(damping-ratio: 0.8, mass: 1)", "mass", "cannot be combined with damping-ratio"),
    ("spring(duration: 0.5s, damping: 1)", "damping", "cannot be combined with duration"),
    ("spring(duration: 0.5)", "0.5", "must have the unit s or ms"),
    ("spring(duration: 0.5s, bounce: 2)", "2", "bounce must be from"),
    ("spring(mass: 1, mass: 2, stiffness: 1, damping: 1)", "mass", "duplicate argument 'mass'"),
    ("spring(mass: 0, stiffness: 1, damping: 1)", "0", "mass must be from"),
    (
      "spring(stiffness: 9, damping: 0)", "spring(stiffness: 9, damping: 0)", "increase its damping"
    ),
    ("spring(duration: 1s, bounce: 1)", "spring(duration: 1s, bounce: 1)", "increase its damping"),
    ("ease 😀", "😀", "unexpected text after the easing"),
    ("é", "é", "expected a name"),
  ]

  @Test("mistakes are reported with a message and a range", arguments: mistakes)
  func mistake(text: String, place: String, message: String) {
    let error = #expect(throws: TimingSyntaxError.self) { try TimingDescription(parsing: text) }
    guard let error else { return }
    #expect(error.message.contains(message))
    let bytes = Array(text.utf8)
    #expect(error.range.upperBound <= bytes.count)
    #expect(String(decoding: bytes[error.range], as: UTF8.self) == place)
  }

  @Test("unknown words are reported with the known candidates")
  func candidates() {
    let candidates: (String) -> [String] = { text in
      (#expect(throws: TimingSyntaxError.self) { try TimingDescription(parsing: text) })?
        .candidates ?? []
    }
    #expect(candidates("ease-inn").contains("ease-in"))
    #expect(candidates("ease-inn").contains("spring"))
    #expect(Set(candidates("ease-inn")).count == candidates("ease-inn").count)
    #expect(candidates("bezier(1)") == TimingDescription.functionNames)
    #expect(candidates("steps(2, first)").contains("jump-start"))
    #expect(candidates("spring(dampingRatio: 1)").contains("damping-ratio"))
    #expect(candidates("steps(0)").isEmpty)
  }

  @Test("no text crashes the parser")
  func anyText() {
    var generator = SeededGenerator(seed: 20_261_121)
    let pieces = [
      "spring", "(", ")", ",", ":", "linear", "steps", "cubic-bezier", "0.5", "-", "1e", "%", "s",
      " ", "ease", "mass", "stiffness", "damping", "duration", "bounce", "é", "\u{0}", ".", "9e307",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      do {
        let description = try TimingDescription(parsing: text)
        #expect(description.resolved(duration: 0.4).value(at: 0.3).isFinite)
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
