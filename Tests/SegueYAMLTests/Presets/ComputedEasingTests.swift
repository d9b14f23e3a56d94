import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// Easings whose arguments are formulas.
@Suite struct ComputedEasingTests {
  private static let parameters = """
    parameters:
      time: {type: duration, default: 300ms, range: [100ms, 1s], help: How long.}
      bounce: {type: number, default: 0.2, range: [0, 0.5], help: How much.}
    """

  private func preset(_ easing: String, _ track: String = "") -> PresetText {
    .track(
      "layer: to, easing: \"\(easing)\", translate-y: {from: 100, to: 0}\(track)", Self.parameters)
  }

  private func easing(
    _ text: String, with changes: [String: ParameterValue] = [:]
  ) throws -> (easing: TimingFunction, duration: Double) {
    let preset = try preset(text).preset()
    let found: (any Animator)? = preset.animator(for: .push)
    let animator = try #require(found)
    var parameters = preset.defaultParameters
    for (name, value) in changes { parameters[name] = value }
    let timeline = try animator.timeline(for: .phone, parameters: parameters)
    return (timeline.tracks[0].easing, timeline.tracks[0].timing.duration)
  }

  @Test(arguments: [
    ("spring(duration: time, bounce: bounce)", "spring(duration: 300ms, bounce: 0.2)"),
    ("spring(duration: time * 2)", "spring(duration: 0.6s)"),
    ("spring(damping-ratio: 1 - bounce)", "spring(damping-ratio: 0.8)"),
    (
      "spring(mass: 1, stiffness: container.height / 4, damping: 26)",
      "spring(mass: 1, stiffness: 200, damping: 26)"
    ),
    (
      "spring(stiffness: 170, damping: max(20, 26), velocity: -bounce)",
      "spring(stiffness: 170, damping: 26, velocity: -0.2)"
    ),
    ("cubic-bezier(bounce, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("cubic-bezier( (bounce), 0,min(0, 1), 1 )", "cubic-bezier(0.2, 0, 0, 1)"),
    ("steps(bounce * 20, jump-start)", "steps(4, jump-start)"),
  ])
  func `an easing of formulas equals the same one of numbers`(
    computed: String, written: String
  ) throws {
    let (a, b) = (try easing(computed), try easing(written))
    #expect(abs(a.duration - b.duration) < 1e-12)
    for step in 0...50 {
      let progress = Double(step) / 50
      #expect(abs(a.easing.value(at: progress) - b.easing.value(at: progress)) < 1e-12)
    }
  }

  @Test func `a parameter's value changes the easing`() throws {
    let text = "spring(duration: time, bounce: bounce)"
    let slow = try easing(text, with: ["time": .number(0.9)])
    #expect(slow.duration == (try easing("spring(duration: 900ms, bounce: 0.2)")).duration)
    #expect(slow.duration > 2.5 * (try easing(text)).duration)
  }

  @Test func `what a formula computes is brought within the range of its argument`() throws {
    let still = try easing("spring(duration: time, bounce: bounce * 5)")
    #expect(still.duration == ValueBounds.duration.upperBound)
    #expect(try easing("steps(bounce * 3)").easing == .steps(count: 1, position: .jumpEnd))
    #expect(
      try easing("cubic-bezier(bounce * 10, 0, 0, 1)").easing
        == .cubicBezier(CubicBezier(1, 0, 0, 1)))
    let wild = try easing("spring(mass: container.width * 1e30, stiffness: bounce, damping: 1)")
    #expect(wild.easing.value(at: 0.5).isFinite)
  }

  @Test func `a keyframe, a phase and a completion can compute theirs`() throws {
    let text = """
      schema: 1
      id: example
      name: Example
      summary: An example.
      \(Self.parameters)
      transitions:
        push:
          easing: "spring(damping-ratio: 1 - bounce)"
          tracks:
            - {layer: to, opacity: {from: 0}}
            - layer: to
              translate-y: {keyframes: {0%: 100, 50%: {value: 20, easing: "steps(bounce * 10)"}, 100%: 0}}
      interaction:
        push:
          gesture: {pan: down}
          progress: gesture.distance / 100
          finish: "true"
          on-cancel: {duration: time, easing: "spring(damping-ratio: 1 - bounce * gesture.progress)"}
      reduced-motion: none

      """
    let push = try PresetText(text).preset().push()
    #expect(push.tracks[0].easing == UIKitSpring.easing(0.8))
    #expect(push.tracks[1].keyframes[1].easing == .steps(count: 2, position: .jumpEnd))
  }

  @Test(arguments: [
    ("spring(duration: tme)", "there is no variable named 'tme'"),
    ("spring(duration: bounce)", "expected a duration, found a number"),
    ("spring(duration: time, bounce: dark)", "expected a number, found a boolean"),
    (
      "spring(duration: time, bounce: bounce + 3)",
      "the value must be from -0.999 to 1, found 'bounce + 3'"
    ),
    (
      "spring(duration: time, bounce: 1.5)",
      "must be an easing: bounce must be from -0.999 to 1.0, found 1.5"
    ),
    ("spring(response: time)", "must be an easing: spring() has no argument 'response'"),
    ("spring(duration: time bounce: 1)", "expected an operator before 'bounce'"),
    (
      "cubic-bezier(bounce, 0)",
      "must be an easing: cubic-bezier needs four numbers, x1, y1, x2 and y2, found 2"
    ),
    ("spring(duration: 400 ms)", "expected an operator before 'ms'"),
    (
      "spring(duration: 1s / (bounce - 0.2))",
      "this divisor can be zero: '(bounce - 0.2)' is -0.2 to 0.3"
    ),
  ])
  func `what is wrong with a formula is said`(easing: String, message: String) {
    let messages = preset(easing).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains(message) == true, "\(messages)")
  }

  @Test func `a problem is located at its argument`() throws {
    let text = preset("spring(duration: time, bounce: bunce)")
    let diagnostic = try #require(text.read().diagnostics.shown.first)
    let line = try #require(text.text.split(separator: "\n").first { $0.contains("bunce") })
    let column = try #require(line.firstRange(of: "bunce")).lowerBound
    #expect(
      diagnostic.place?.range.start.column == line.distance(from: line.startIndex, to: column) + 1)
  }
}

extension UIKitSpring {
  fileprivate static func easing(_ ratio: Double) -> TimingFunction? {
    (try? UIKitSpring(dampingRatio: ratio))?.function(duration: 0.35)
  }
}
