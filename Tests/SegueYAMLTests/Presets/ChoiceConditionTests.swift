import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// Choices compared with their names in formulas.
@Suite struct ChoiceConditionTests {
  private static let edges =
    "parameters: {edge: {type: choice, default: left, choices: [left, right, top], help: Where from.}}"

  private func preset(_ track: String) -> PresetText { .track("layer: to, \(track)", Self.edges) }

  @Test(arguments: [
    ("edge == left", "left", true), ("edge == left", "right", false),
    ("edge != left", "right", true), ("not edge == top", "top", false),
    ("edge == right or edge == top", "top", true), ("edge == right and dark", "right", false),
  ])
  func `a condition holds for the names it is written for`(
    condition: String, edge: String, holds: Bool
  ) throws {
    let preset = try preset("when: \(condition), translate-x: {from: 9}").preset()
    let found: (any Animator)? = preset.animator(for: .push)
    var parameters = preset.defaultParameters
    parameters["edge"] = .choice(edge)
    let timeline = try #require(found).timeline(for: .phone, parameters: parameters)
    #expect(timeline.tracks.count == (holds ? 1 : 0))
  }

  @Test func `a choice selects values, and a child that offers fewer keeps its parent's formulas`()
    throws
  {
    let parent = try preset(
      "translate-x: {from: 'if(edge == left, -40, if(edge == right, 40, 7))'}"
    )
    .preset()
    #expect(try parent.push().state("to", at: 0).transform.m41 == -40)
    let child = try PresetText(
      """
      schema: 1
      id: example
      extends: parent
      name: Example
      parameters: {edge: {type: choice, default: right, choices: [top, right], help: Where from.}}

      """
    ).preset(parent: parent)
    #expect(try child.push().state("to", at: 0).transform.m41 == 40)
  }

  @Test(arguments: [
    (
      "edge == lft", "'edge' has no choice named 'lft'",
      "its choices are left, right, top"
    ),
    (
      "left == edge", "there is no variable named 'left'",
      "'left' is a choice of 'edge': write 'edge == left'"
    ),
    (
      "edge", "expected a boolean, found a choice",
      "compare it with one of its choices, as in 'edge == left'"
    ),
    (
      "if(left, 1, 0) > 0", "there is no variable named 'left'",
      "'left' is a choice of 'edge': write 'edge == left'"
    ),
    (
      "1 + left > 0", "there is no variable named 'left'",
      "'left' is a choice of 'edge': write 'if(edge == left, …, …)'"
    ),
    ("edge > left", "'>' cannot be used with a choice", nil),
    (
      "edge == 1", "'==' needs two values of the same type, found a choice and a number",
      "compare it with one of its choices, as in 'edge == left'"
    ),
    (
      "edge + 1 > 0", "'+' cannot be used with a choice",
      "compare it with one of its choices, as in 'edge == left'"
    ),
    (
      "-edge > 0", "a choice cannot have a sign",
      "compare it with one of its choices, as in 'edge == left'"
    ),
  ])
  func `what is wrong with a comparison is said`(condition: String, message: String, help: String?)
  {
    let shown = preset("when: \"\(condition)\", opacity: {from: 0}").read().diagnostics.shown
    #expect(shown.first?.message == message)
    if let help { #expect(shown.first?.help == help) }
  }
}
