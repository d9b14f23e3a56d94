import SegueDiagnostics
import SegueTimeline
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What to write for the easings of other systems.
@Suite struct ForeignEasingTests {
  private func help(for name: String) -> String? {
    PresetText.push("easing: '\(name)', tracks: [{layer: to, opacity: {from: 0}}]")
      .read().diagnostics.shown.first?.help
  }

  private func suggestion(for name: String) throws -> String {
    let found: String? = help(for: name)
    let help = try #require(found, "\(name)")
    let match = try #require(help.firstMatch(of: /^write '(.*)'$/), "\(help)")
    return String(match.1)
  }

  @Test(arguments: [
    ("easeInOut", "ease-in-out"), ("EaseOut", "ease-out"), ("easeInEaseOut", "ease-in-out"),
    ("curveEaseIn", "ease-in"), ("Curves.easeIn", "ease-in"), ("easeOutBack", "ease-out-back"),
    ("FastOutSlowIn", "legacy"), ("fast-out-slow-in", "legacy"),
    ("linear-out-slow-in", "deceleration"), ("FastOutLinearInInterpolator", "acceleration"),
    ("md.sys.motion.easing.emphasized.decelerate", "emphasized-decelerate"),
    ("easeInOutCubic", "cubic-bezier(0.65, 0, 0.35, 1)"),
    ("ease-out-quint", "cubic-bezier(0.22, 1, 0.36, 1)"),
    ("power2.inOut", "cubic-bezier(0.65, 0, 0.35, 1)"),
    ("expo.out", "cubic-bezier(0.16, 1, 0.3, 1)"),
    ("Quint.easeIn", "cubic-bezier(0.64, 0, 0.78, 0)"),
    ("AccelerateDecelerateInterpolator", "cubic-bezier(0.37, 0, 0.63, 1)"),
    ("swing", "cubic-bezier(0.37, 0, 0.63, 1)"),
    ("snappy", "spring(duration: 500ms, bounce: 0.15)"),
  ])
  func `a name of another system leads to what to write`(name: String, text: String) throws {
    #expect(try suggestion(for: name) == text)
  }

  @Test(arguments: ["spring(response: 1)", "linear(1)", "steps()"])
  func `a function of ours is not translated`(name: String) {
    #expect(help(for: name)?.contains("write 'linear'") != true)
    #expect(help(for: name)?.contains("write 'cubic") != true)
  }

  /// The functions in Robert Penner's closed forms, as easings.net gives them.
  private static let penner: [(name: String, easeIn: @Sendable (Double) -> Double)] = [
    ("Sine", { 1 - cos($0 * .pi / 2) }), ("Quad", { $0 * $0 }), ("Cubic", { pow($0, 3) }),
    ("Quart", { pow($0, 4) }), ("Quint", { pow($0, 5) }),
    ("Expo", { $0 == 0 ? 0 : pow(2, 10 * $0 - 10) }), ("Circ", { 1 - sqrt(1 - $0 * $0) }),
    ("Back", { 2.70158 * pow($0, 3) - 1.70158 * $0 * $0 }),
    (
      "Elastic",
      { $0 == 0 || $0 == 1 ? $0 : -pow(2, 10 * $0 - 10) * sin(($0 * 10 - 10.75) * 2 * .pi / 3) }
    ),
    ("Bounce", { 1 - bounceOut(1 - $0) }),
  ]

  private static func bounceOut(_ t: Double) -> Double {
    let arcs = [(1.0, 0.0, 0.0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375)]
    let (_, middle, rest) = arcs.first { t * 2.75 <= $0.0 } ?? arcs[3]
    let x = t - middle / 2.75
    return 7.5625 * x * x + rest
  }

  @Test func `every function of Penner's has an easing that is close to it`() throws {
    for (name, easeIn) in Self.penner {
      let forms: [(String, (Double) -> Double)] = [
        ("easeIn\(name)", easeIn), ("easeOut\(name)", { 1 - easeIn(1 - $0) }),
      ]
      for (form, exact) in forms where form != "easeOutBack" {
        let text = try suggestion(for: form)
        let function = try TimingDescription(parsing: text).resolved(duration: 1)
        for step in 0...50 {
          let (time, tolerance) = (Double(step) / 50, 0.06)
          #expect(abs(function.value(at: time) - exact(time)) < tolerance, "\(form) at \(time)")
        }
      }
      // The two halves in one: exact at the middle and at both ends.
      let text = try suggestion(for: "easeInOut\(name)")
      let both = try TimingDescription(parsing: text).resolved(duration: 1)
      for time in [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] where name != "Elastic" {
        let exact = time < 0.5 ? easeIn(2 * time) / 2 : 1 - easeIn(2 - 2 * time) / 2
        #expect(abs(both.value(at: time) - exact) < 0.08, "easeInOut\(name) at \(time)")
      }
    }
  }
}
