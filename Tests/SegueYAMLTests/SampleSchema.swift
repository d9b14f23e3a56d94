import SegueYAML

/// A format in miniature that has every kind of shape.
enum SampleSchema {
  static let keyframes: Shape = .named("keyframes") { keyframesObject }

  private static let keyframesObject = Shape.object(
    "keyframes",
    [
      .optional("from", expression, "The first value."),
      .optional("to", expression, "The last value."),
      .optional("at", .map(keys: .percentage(), of: expression), "Values on the way."),
    ], rules: [.atLeastOne(["from", "to", "at"]), .atMostOne(["at", "from"])])

  static let track: Shape = .named("track") { trackObject }

  private static let trackObject = Shape.object(
    "a track",
    [
      .required("layer", .kebab, "The layer that changes."),
      .optional("opacity", .oneOf(.number(.unit), keyframes), "How visible it is."),
      .optional(
        "translate-x", .oneOf(expression, keyframes), "How far it moves."),
      .optional("rotate-z", .angle, "How far it turns."),
      .optional("color", .color, "Its background."),
      .optional("double-sided", .boolean, "Whether its back can be seen."),
    ])

  static let transition: Shape = .named("transition") { transitionObject }

  private static let transitionObject = Shape.object(
    "a transition",
    [
      .required("duration", .duration(.positive), "The duration."),
      .optional("easing", .kebab, "How time passes."),
      .optional("tracks", .list(of: track), "What changes."),
      .optional("repeat", .integer(.from(1, to: 10)), "How often."),
      .optional("range", .list(of: .number(), count: 2...2), "Two numbers."),
      .optional("inner", transition, "One inside it."),
    ])

  static let preset = Schema(
    title: "A sample",
    root: .object(
      "a preset",
      [
        .required("schema", .integer(.from(1, to: 1)), "The version of the format."),
        .required("id", .kebab, "Its name."),
        .optional("name", .string, "Its name for people."),
        .optional("summary", .string, "What it does."),
        .optional("license", .string, "Its license."),
        .optional("tags", .list(of: .kebab), "What it is found by."),
        .optional("poster", .percentage(), "Its best moment."),
        .optional("with", .anything, "Whatever an animator takes."),
        .optional(
          "transitions",
          .map(
            keys: .names(["push", "pop", "present", "dismiss", "tab"]),
            of: .oneOf(
              .when(
                "reverse",
                .object(
                  "a reversed transition",
                  [.required("reverse", .names(["push", "present"]), "What is turned round.")])),
              transition)), "What happens at each operation."),
      ]))

  /// Stands in for expressions: names, numbers and `*`.
  static let expression: Shape = .named("expression") {
    .text(
      Grammar("an expression such as 2 * width", acceptsNumbers: true) { text in
        for offset in text.indices where text[offset] == UInt8(ascii: "?") {
          return [Grammar.Problem("must not hold '?'", range: offset..<offset + 1)]
        }
        return []
      })
  }
}
