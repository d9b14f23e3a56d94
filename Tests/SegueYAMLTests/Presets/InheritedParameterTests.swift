import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import Testing

/// What a parameter takes from the preset that is extended.
@Suite struct InheritedParameterTests {
  private static func parent() throws -> Preset {
    try PresetText.root(
      """
      parameters:
        bounce: {type: number, default: 1, range: [0, 2], unit: balls, help: How high.}
        turn: {type: angle, default: 30deg, range: [0deg, 90deg], help: How far.}
        shape: {type: choice, default: star, choices: [star, heart, drop], help: Which one.}
        tint: {type: color, default: black, help: The color.}
      """
    ).preset()
  }

  private static func child(_ parameters: String) -> PresetText {
    PresetText("schema: 1\nid: example\nextends: example\nparameters: {\(parameters)}\n")
  }

  @Test func `a default is enough`() throws {
    let parent = try Self.parent()
    let child = try Self.child(
      "bounce: {default: 0.5}, turn: {default: 45deg}, shape: {default: drop}, tint: {default: white}"
    ).preset(parent: parent)
    var expected = parent.parameters
    expected[0].defaultValue = .number(0.5)
    expected[1].defaultValue = .number(.pi / 4)
    expected[2].defaultValue = .choice("drop")
    expected[3].defaultValue = .color(.white)
    #expect(child.parameters == expected)
  }

  @Test func `everything that is left out comes from the parent`() throws {
    let parent = try Self.parent()
    let child = try Self.child(
      "bounce: {range: [0.5, 1.5]}, turn: {help: How much.}, shape: {choices: [heart, star]}"
    ).preset(parent: parent)
    var expected = parent.parameters
    expected[0].kind = .number(0.5...1.5)
    expected[1].help = "How much."
    expected[2].kind = .choice(["heart", "star"])
    #expect(child.parameters == expected)
  }

  @Test(
    arguments: [
      (
        "bounce: {default: 3}", "the default must be from 0 to 2, found '3'", nil
      ),
      ("turn: {default: 100deg}", "the default must be from 0deg to 90deg, found '100deg'", nil),
      (
        "bounce: {range: [0, 3]}", "the range of 'bounce' must be within the parent's, from 0 to 2",
        nil
      ),
      (
        "turn: {range: [0deg, 100deg]}",
        "the range of 'turn' must be within the parent's, from 0deg to 90deg", nil
      ),
      (
        "shape: {choices: [star, cube]}",
        "the choices of 'shape' must be within the parent's, star, heart, drop", nil
      ),
      (
        "bounce: {type: angle, default: 1rad, range: [0rad, 1rad]}",
        "'bounce' must have the parent's type, number", "remove 'type'"
      ),
      (
        "bounce: {range: [1.5, 2]}",
        "the parent's default of 'bounce' is not among its values here", "add a 'default'"
      ),
      (
        "bonuce: {default: 1}",
        "'bonuce' is no parameter of the parent, so it must have the key 'type'",
        "there is a parameter with a similar name: 'bounce'"
      ),
      (
        "speed: {type: number, default: 1, range: [0, 1]}",
        "'speed' is no parameter of the parent, so it must have the key 'help'",
        "the parent's parameters: bounce, turn, shape, tint"
      ),
    ] as [(String, String, String?)])
  func `what a child cannot say is explained`(
    parameter: String, message: String, help: String?
  ) throws {
    let found = try Self.child(parameter).read(parent: Self.parent()).diagnostics.shown
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
  }

  @Test func `other mistakes do not hide what a child cannot say`() throws {
    let found = try PresetText(
      """
      schema: 1
      id: example
      extends: example
      tgas: [a]
      parameters: {bonuce: {default: 1}, turn: {default: 100deg}, tint: {colour: black}}
      """
    ).read(parent: Self.parent()).diagnostics.shown
    #expect(
      found.map(\.message) == [
        "unknown key 'tgas' in a preset",
        "'bonuce' is no parameter of the parent, so it must have the key 'type'",
        "the default must be from 0deg to 90deg, found '100deg'",
        "unknown key 'colour' in a parameter",
      ])
  }

  @Test func `a range is shown in the unit that it is written in`() throws {
    let found = PresetText.parameter("type: angle, default: 2rad, range: [0rad, 1.2rad]")
    #expect(found.messages == ["the default must be from 0rad to 1.2rad, found '2rad'"])
  }

  @Test func `a preset without a parent declares its parameters whole`() {
    #expect(
      PresetText.root("parameters: {bounce: {default: 1}, x-note: {a: 1}}").messages == [
        "a parameter must have the key 'type'", "a parameter must have the key 'help'",
      ])
  }
}
