import SegueYAML

/// A format in miniature that has every kind of shape.
enum FuzzSchema {
  static let keyframes = Shape.object(
    "keyframes",
    [
      .optional("from", .named("expression"), "The first value."),
      .optional("to", .named("expression"), "The last value."),
      .optional("at", .map(keys: .percentage(), of: .named("expression")), "Values on the way."),
    ], rules: [.atLeastOne(["from", "to", "at"]), .atMostOne(["at", "from"])])

  static let track = Shape.object(
    "a track",
    [
      .required("layer", .kebab, "The layer that changes."),
      .optional("opacity", .oneOf(.number(.unit), .named("keyframes")), "How visible it is."),
      .optional(
        "translate-x", .oneOf(.named("expression"), .named("keyframes")), "How far it moves."),
      .optional("rotate-z", .angle, "How far it turns."),
      .optional("color", .color, "Its background."),
      .optional("double-sided", .boolean, "Whether its back can be seen."),
    ])

  static let transition = Shape.object(
    "a transition",
    [
      .required("duration", .duration(.positive), "How long it takes."),
      .optional("easing", .kebab, "How time passes."),
      .optional("tracks", .list(of: .named("track")), "What changes."),
      .optional("repeat", .integer(.from(1, to: 10)), "How often."),
      .optional("range", .list(of: .number(), count: 2...2), "Two numbers."),
      .optional("inner", .named("transition"), "One inside it."),
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
              .named("transition"))), "What happens at each operation."),
      ]),
    definitions: [
      "keyframes": keyframes, "track": track, "transition": transition,
      "expression": .text(expression),
    ])

  /// Stands in for expressions: names, numbers and `*`.
  static let expression = Grammar("an expression such as 2 * width", acceptsNumbers: true) { text in
    for offset in text.indices where text[offset] == UInt8(ascii: "?") {
      return [Grammar.Problem("must not hold '?'", range: offset..<offset + 1)]
    }
    return []
  }
}
