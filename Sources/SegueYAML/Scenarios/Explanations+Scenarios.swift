package import SegueDiagnostics
import SegueScenarios

extension Explanation {
  /// Diagnostics about scenarios beyond the schema, found before playback.
  package static let scenarioFiles = scripts.map { $0.read(as: .scenario) }

  private static let scripts = [
    Explanation(
      "scenario/duplicate-name",
      what:
        "Two screens or containers have the same name, or two requests were given the same one.",
      why: "steps and expectations find them by name.",
      failing: scenario(containers: "{feed: {stack: [feed]}}"),
      fixed: scenario(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/two-places", what: "A screen or container stands in two places.",
      why: "a screen belongs to one container, as a view controller has one parent.",
      failing: scenario(containers: "{home: {stack: [feed]}}"),
      fixed: scenario(containers: "{home: {stack: [feed]}}", root: "home")),
    Explanation(
      "scenario/holds-itself", what: "A container holds itself, directly or through others.",
      why: "no hierarchy of views can do that.",
      failing: scenario(containers: "{one: {stack: [two]}, two: {stack: [one]}}"),
      fixed: scenario(containers: "{one: {stack: [two]}, two: {stack: [detail]}}")),
    Explanation(
      "scenario/wrong-container",
      what:
        "A container is asked for what its kind cannot do: only stacks push, only tab bars select.",
      why: "the step could not take place.",
      failing: scenario(
        containers: "{home: {tabs: [feed]}}", root: "home", step: "{push: detail, in: home}"),
      fixed: scenario(
        containers: "{home: {stack: [feed]}}", root: "home", step: "{push: detail, in: home}")),
    Explanation(
      "scenario/finger",
      what: "A finger goes on that is not down, or comes down while it is down already.",
      why: "there is one finger: 'from' puts it down, and without 'then: hold' it is lifted.",
      failing: scenario(step: "{drag: {by: [200, 0], over: 150ms}}"),
      fixed: scenario(step: "{drag: {from: [4, 400], by: [200, 0], over: 150ms}}")),
    Explanation(
      "scenario/too-many", what: "A scenario has too many screens and containers.",
      why: "it is a script to be read, and every check looks at all of them.",
      failing: scenario(
        containers: "{" + (0...200).map { "c\($0): {stack: [s]}" }.joined(separator: ", ") + "}"),
      fixed: scenario()),
  ]
}
