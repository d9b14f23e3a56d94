package import SegueDiagnostics
import SegueScenes

extension Explanation {
  /// Diagnostics about scenarios beyond the schema, found before playback.
  package static let scenarioFiles = scripts.map { $0.read(as: .scenario) }

  private static let scripts = [
    Explanation(
      "scenario/id-is-not-file-name", what: "A scenario's id differs from its file name.",
      why: "'segue play ID' looks for a file with that name.",
      failing: scenario(id: "swipe"), fixed: scenario()),
    Explanation(
      "scenario/duplicate-name",
      what:
        "Two screens or containers have the same name, or two requests do.",
      why: "Steps and expectations identify them by name.",
      failing: scenario(containers: "{feed: {stack: [feed]}}"),
      fixed: scenario(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/two-places", what: "A screen or container is in two places.",
      why: "A screen belongs to one container, just as a view controller has one parent.",
      failing: scenario(containers: "{home: {stack: [feed]}}"),
      fixed: scenario(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/holds-itself", what: "A container contains itself, directly or through others.",
      why: "A view hierarchy cannot contain a cycle.",
      failing: scenario(containers: "{one: {stack: [two]}, two: {stack: [one]}}"),
      fixed: scenario(containers: "{one: {stack: [two]}, two: {stack: [detail]}}")),
    Explanation(
      "scenario/wrong-container",
      what:
        "A container does not support an operation: only stacks push, and only tab bars select.",
      why: "The step could not run.",
      failing: scenario(
        containers: "{home: {tabs: [feed]}}", root: "home", step: "{push: detail, in: home}"),
      fixed: scenario(
        containers: "{home: {stack: [feed]}}", root: "home", step: "{push: detail, in: home}")),
    Explanation(
      "scenario/finger",
      what: "A drag continues without a finger down, or a finger goes down twice.",
      why:
        "There is one finger. 'from' puts it down, and it is lifted after the drag unless 'then' is 'hold'.",
      failing: scenario(step: "{drag: {by: [200, 0], over: 150ms}}"),
      fixed: scenario(step: "{drag: {from: [4, 400], by: [200, 0], over: 150ms}}")),
    Explanation(
      "scenario/too-many", what: "A scenario has too many screens and containers.",
      why: "Every check looks at all of them, and a scenario should stay readable.",
      failing: scenario(
        containers: "{" + (0...200).map { "c\($0): {stack: [s]}" }.joined(separator: ", ") + "}"),
      fixed: scenario()),
  ]
}
