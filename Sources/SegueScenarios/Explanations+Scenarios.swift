package import SegueDiagnostics

extension Explanation {
  /// Diagnostics from playing a scenario.
  package static let scenarios = played.map { $0.read(as: .scenario) }

  private static let played = [
    Explanation(
      "scenario/unknown-parameter", what: "A step sets a parameter that its preset does not have.",
      why: "the value would be ignored without a word.",
      failing: scenario(step: "{present: detail, preset: example, parameters: {spede: 2}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/bad-value",
      what: "A step gives a parameter a value of the wrong kind, or out of its range.",
      why: "the default would be used without a word.",
      failing: scenario(step: "{present: detail, preset: example, parameters: {speed: fast}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/parameters-without-preset",
      what: "A step sets parameters without choosing a preset.",
      why: "which preset the rules choose may change, and with it what the parameters mean.",
      failing: scenario(step: "{present: detail, parameters: {speed: 2}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/not-as-expected", what: "Something is not as the script expects it at that point.",
      why: "an expectation is a test: either the script is wrong, or what it plays.",
      failing: scenario(step: "{expect: {shows: detail}}"),
      fixed: scenario(step: "{expect: {shows: feed}}")),
    Explanation(
      "scenario/impossible-step",
      what:
        "A step cannot take place: no container shows that could do it, or nothing is there to do.",
      why: "the script means something else than what it plays.",
      failing: scenario(step: "cancel"), fixed: scenario(step: "dismiss")),
  ]

  /// Returns the text of a scenario with two screens, for examples.
  package static func scenario(
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

extension Explanation.Reading {
  /// A scenario, played with a preset `example` that has a parameter `speed`.
  package static let scenario = Explanation.Reading("scenario")
}
