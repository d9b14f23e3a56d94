package import SegueDiagnostics

extension Explanation {
  /// What can be wrong with a scenario beyond its form, and what can go wrong when it is played.
  package static let scenarios = (written + played).map { $0.read(as: .scenario) }

  private static let written = [
    Explanation(
      "scenario/duplicate-name",
      what:
        "Two screens or containers have the same name, or two requests were given the same one.",
      why: "steps and expectations find them by name.",
      failing: script(containers: "{feed: {stack: [feed]}}"),
      fixed: script(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/two-places", what: "A screen or container stands in two places.",
      why: "a screen belongs to one container, as a view controller has one parent.",
      failing: script(containers: "{home: {stack: [feed]}}"),
      fixed: script(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/holds-itself", what: "A container holds itself, directly or through others.",
      why: "no hierarchy of views can do that.",
      failing: script(containers: "{one: {stack: [two]}, two: {stack: [one]}}"),
      fixed: script(containers: "{one: {stack: [two]}, two: {stack: [detail]}}")),
    Explanation(
      "scenario/wrong-container",
      what:
        "A container is asked for what its kind cannot do: only stacks push, only tab bars select.",
      why: "the step could not take place.",
      failing: script(
        containers: "{home: {tabs: [feed]}}", root: "home", step: "{push: detail, in: home}"),
      fixed: script(
        containers: "{home: {stack: [feed]}}", root: "home", step: "{push: detail, in: home}")),
    Explanation(
      "scenario/finger",
      what: "A finger goes on that is not down, or comes down while it is down already.",
      why: "there is one finger: 'from' puts it down, and without 'then: hold' it is lifted.",
      failing: script(step: "{drag: {by: [200, 0], over: 150ms}}"),
      fixed: script(step: "{drag: {from: [4, 400], by: [200, 0], over: 150ms}}")),
    Explanation(
      "scenario/too-many", what: "A scenario has too many screens and containers.",
      why: "it is a script to be read, and every check looks at all of them.",
      failing: script(
        containers: "{" + (0...200).map { "c\($0): {stack: [s]}" }.joined(separator: ", ") + "}"),
      fixed: script()),
  ]

  private static let played = [
    Explanation(
      "scenario/unknown-parameter", what: "A step sets a parameter that its preset does not have.",
      why: "the value would be ignored without a word.",
      failing: script(step: "{present: detail, preset: example, parameters: {spede: 2}}"),
      fixed: script(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/bad-value",
      what: "A step gives a parameter a value of the wrong kind, or out of its range.",
      why: "the default would be used without a word.",
      failing: script(step: "{present: detail, preset: example, parameters: {speed: fast}}"),
      fixed: script(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/parameters-without-preset",
      what: "A step sets parameters without choosing a preset.",
      why: "which preset the rules choose may change, and with it what the parameters mean.",
      failing: script(step: "{present: detail, parameters: {speed: 2}}"),
      fixed: script(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/not-as-expected", what: "Something is not as the script expects it at that point.",
      why: "an expectation is a test: either the script is wrong, or what it plays.",
      failing: script(step: "{expect: {shows: detail}}"),
      fixed: script(step: "{expect: {shows: feed}}")),
    Explanation(
      "scenario/impossible-step",
      what:
        "A step cannot take place: no container shows that could do it, or nothing is there to do.",
      why: "the script means something else than what it plays.",
      failing: script(step: "cancel"), fixed: script(step: "dismiss")),
  ]

  private static func script(
    containers: String = "{}", root: String = "feed", step: String = "{wait: 1s}"
  ) -> String {
    """
    schema: 1
    id: example
    summary: Two screens.
    screens: {feed: {}, detail: {}}
    containers: \(containers)
    root: \(root)
    steps:
      - \(step)

    """
  }
}
