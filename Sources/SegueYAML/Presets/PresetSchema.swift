import SegueCatalog
import SegueTimeline

/// The format of presets: the one table that checks files and is published as a JSON Schema.
public enum PresetSchema {
  /// The version of the format that this library reads.
  public static let version = 1.0

  /// The whole format.
  public static let schema = Schema(
    title: "A screen transition of the Segue catalog", root: root,
    definitions: [
      "number": Shape.expression("a number or an expression such as container.width / 2"),
      "angle": Shape.expression("an angle such as 90deg, or an expression"),
      "duration": Shape.expression("a duration such as 350ms, or an expression"),
      "condition": condition,
      "color": color,
      "easing": easing,
      "transition": transition,
      "forward": forward,
      "phase": phase,
      "phases": .list(of: .named("phase"), count: 1...64),
      "track": track,
      "layer": layer,
      "completion": completion,
    ]
  )

  static let operations = Operation.allCases.map(\.rawValue)

  private static let root = Shape.object(
    "a preset",
    [
      .required("schema", .number(.from(1, to: 1)), "The version of this format: 1."),
      .required("id", .kebab, "The preset's id: the name of its file."),
      .optional(
        "name", .string, "The preset's name for people; required unless it extends another."),
      .optional("summary", .string, "What it looks like, in one sentence."),
      .optional("tags", .list(of: .kebab), "Words to find it by."),
      .optional("authors", .list(of: .string), "Who made it."),
      .optional("license", .string, "Its license, as an SPDX expression such as MIT."),
      .optional("aliases", .list(of: .kebab), "Earlier ids under which it is still found."),
      .optional(
        "extends", .kebab,
        "The preset that gives everything this one leaves out. Parameters, transitions and interactions "
          + "are taken over one by one."),
      .optional(
        "parameters", .map(keys: .kebab, of: parameter), "What can be set, by name."),
      .optional(
        "elements", .list(of: .kebab, count: 0...256),
        "Names of elements of the screens that expressions and layers use."),
      .optional(
        "requires", .list(of: requirement),
        "What the stage must have for the preset to run: source, destination, siblings, element.NAME."
      ),
      .optional(
        "fallback", .kebab,
        "The preset that runs where a requirement is not met or no animator is found; crossfade by default."
      ),
      .optional(
        "presentation", presentation, "How a presented screen stands while nothing moves."),
      .optional(
        "transitions", .map(keys: .names(operations), of: .named("transition")),
        "The transition for each operation."),
      .optional(
        "interaction", .map(keys: .names(operations), of: interaction),
        "What a finger can do, for each operation."),
      .optional(
        "scroll",
        .object(
          "a scroll effect",
          [
            .required(
              "tracks", .list(of: .named("track"), count: 1...64),
              "What moves: one value for each property, read at each position.")
          ]),
        "What a scroll position does, in place of transitions."),
      .optional(
        "reduced-motion", .kebab,
        "What runs where motion shall be reduced: a preset's id, crossfade, or none. Required unless it "
          + "extends another."),
      .optional("preview", preview, "How it is shown in the catalog."),
    ],
    rules: [
      .atLeastOne(["extends", "reduced-motion"]), .atLeastOne(["extends", "name"]),
      .atLeastOne(["extends", "summary"]), .atLeastOne(["extends", "transitions", "scroll"]),
      .atMostOne(["transitions", "scroll"]),
    ])

  /// A parameter of a preset, or of a plugin's animator.
  static let parameter = Shape.object(
    "a parameter",
    [
      .required(
        "type",
        .names(["number", "length", "angle", "duration", "boolean", "choice", "color"]),
        "What values it takes."),
      .required(
        "default", .oneOf(.number(), .string, .boolean), "The value where none is given."),
      .optional(
        "range", .list(of: .oneOf(.number(), .string), count: 2...2),
        "The lowest and the highest value; required for numbers, lengths, angles and durations."),
      .optional("choices", .list(of: .kebab, count: 2...64), "The names to choose from."),
      .optional("unit", .string, "What a number counts, for people."),
      .required("help", .string, "What it does, in one sentence."),
    ])

  private static let requirement = Shape.text(
    Grammar(
      "source, destination, siblings or element.NAME",
      pattern: "^(source|destination|siblings|element\\.[a-z][a-z0-9-]*)$"
    ) { text in
      RequirementText.requirement(String(decoding: text)) == nil
        ? [Grammar.Problem(help: "one of source, destination, siblings and element.NAME")] : []
    })

  private static let preview = Shape.object(
    "a preview",
    [
      .optional("scene", .kebab, "The scene that it is shown on, by id."),
      .optional("poster", .percentage(), "The progress of its still picture; 40% by default."),
      .optional("operation", .names(operations), "The operation that is shown first."),
    ])

  private static let presentation = Shape.object(
    "a presentation",
    [
      .optional(
        "style", .names(Presentation.Style.allCases.map(\.rawValue)),
        "Whether the presenter stays below: full-screen (it does not) or over-context."),
      .optional("backdrop", .named("color"), "The color that lies between the two screens."),
      .optional("backdrop-opacity", .named("number"), "How opaque the backdrop is, 0 to 1."),
      .optional("background", .named("color"), "What lies behind everything; black by default."),
      .optional(
        "frame", .list(of: .named("number"), count: 4...4),
        "Where the presented screen ends up: x, y, width, height; the container by default."),
      .optional("corner-radius", .named("number"), "The radius of its corners there, in points."),
      .optional(
        "while-presented",
        .object(
          "what a presenter keeps", settingFields(keeping: \.canBeKept),
          rules: conflicts(keeping: \.canBeKept)),
        "What the presenter keeps while it is covered."),
    ])

  private static let condition = Shape.oneOf(
    .boolean,
    .text(Grammar("a condition such as progress > 0.5", acceptsNumbers: false) { _ in [] }))

  private static let color = Shape.text(
    Grammar(
      "a color such as '#0a84ff' or black, or a parameter's name",
      pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][a-z0-9-]*)$"
    ) { text in
      ColorText.isPlausible(String(decoding: text))
        ? []
        : [Grammar.Problem(help: "a color is # and 3, 4, 6 or 8 hexadecimal digits, in quotes")]
    })

  private static let easing = Shape.text(
    Grammar(
      "an easing such as ease-in-out or spring(damping-ratio: 0.8)",
      pattern: "^([a-z][a-z-]*|[a-z][a-z-]*\\(.*\\))$"
    ) { EasingText.problems(in: $0) })
}

extension Shape {
  /// A number, or the text of an expression, which is checked against the preset's variables later.
  static func expression(_ noun: String) -> Shape {
    .text(Grammar(noun, acceptsNumbers: true) { _ in [] })
  }
}
