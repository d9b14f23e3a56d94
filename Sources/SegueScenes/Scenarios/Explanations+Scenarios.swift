package import SegueDiagnostics

extension Explanation {
  /// Diagnostics from playing a scenario.
  package static let scenarios = played.map { $0.read(as: .scenario) }

  private static let played = [
    Explanation(
      "scenario/unknown-parameter", what: "A step sets a parameter that its preset does not have.",
      why: "The value would be silently ignored.",
      failing: scenario(step: "{present: detail, preset: example, parameters: {spede: 2}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/bad-value",
      what: "A step sets a parameter to a value of the wrong type, or outside its range.",
      why: "The default would be silently used instead.",
      failing: scenario(step: "{present: detail, preset: example, parameters: {speed: fast}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/parameters-without-preset",
      what: "A step sets parameters without choosing a preset.",
      why: "The rules may choose another preset later, with different parameters.",
      failing: scenario(step: "{present: detail, parameters: {speed: 2}}"),
      fixed: scenario(step: "{present: detail, preset: example, parameters: {speed: 2}}")),
    Explanation(
      "scenario/not-as-expected", what: "An expectation of the script failed.",
      why: "An expectation is a test: either the script or the preset is wrong.",
      failing: scenario(step: "{expect: {shows: detail}}"),
      fixed: scenario(step: "{expect: {shows: feed}}")),
    Explanation(
      "scenario/impossible-step",
      what:
        "A step cannot run: no visible container supports it, or there is nothing to do.",
      why: "The script does not match what is on screen.",
      failing: scenario(step: "cancel"), fixed: scenario(step: "dismiss")),
    Explanation(
      "scenario/unknown-source",
      what: "A push or a presentation names a source that is on another screen.",
      why: "It runs as if the source were not known.",
      failing: scenario(
        screens: "{feed: {}, detail: {elements: {cell: [0, 0, 100, 100]}}}",
        step: "{present: detail, source: cell}"),
      fixed: scenario(
        screens: "{feed: {elements: {cell: [0, 0, 100, 100]}}, detail: {}}",
        step: "{present: detail, source: cell}")),
  ]

  /// Returns the text of a scenario with two screens, for examples.
  package static func scenario(
    id: String = "example", screens: String = "{feed: {}, detail: {}}", containers: String = "{}",
    root: String = "feed",
    step: String = "{wait: 1s}"
  ) -> String {
    """
    schema: 1
    id: \(id)
    summary: Two screens.
    screens: \(screens)
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
