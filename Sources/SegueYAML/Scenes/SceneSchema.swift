import SegueCatalog
import SegueScenes

extension SceneFile {
  /// The format of scene files.
  ///
  /// Texts in which `{name}` may stand are only checked once it is filled in: see ``SceneDecoder``.
  public static let schema = Schema(
    title: "Segue scene",
    root: .object(
      "a scene",
      [
        .required("schema", .integer(.from(1, to: 1)), "The version of this format."),
        .required("id", .kebab, "The name of the scene: that of its file."),
        .required("name", .string, "The name to show."),
        .required("summary", .string, "What the scene shows, in a sentence."),
        .optional("palette", .map(keys: .kebab, of: colorPair), "Colors by name."),
        .optional("measures", .map(keys: word, of: length), "Lengths by name, one after another."),
        .optional("styles", .map(keys: .kebab, of: textStyle), "Ways to set text, by name."),
        .optional("icons", .map(keys: .kebab, of: icon), "Icons beside those of every scene."),
        .optional(
          "components", .map(keys: .kebab, of: .list(of: .named("mark"))),
          "Marks to use in several places; `{name}` stands for a value of the place."),
        .required("screens", .map(keys: .kebab, of: screen), "The screens by name."),
        .required("roles", roles, "Who plays which part in a transition."),
      ]),
    definitions: ["mark": mark])

  // MARK: Values

  /// A number or an expression; it may hold `{name}`.
  static let length = Shape.text(
    Grammar("a length such as 12 or width - 2 * margin", acceptsNumbers: true) { _ in [] })

  /// The name of a measure, which must not be mistaken for a subtraction.
  static let word = Shape.text(
    Grammar("a word such as margin", pattern: "^[a-z]+$") { text in
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      return text.count > 0 && text.indices.allSatisfy { letters.contains(text[$0]) }
        ? [] : [.init(help: "such a name has lower-case letters only")]
    })

  private static let color = Shape.text(Grammar("a color such as '#0a84ff' or ink") { _ in [] })

  private static let colorPair = Shape.oneOf(
    .color,
    .object(
      "a color",
      [
        .required("light", .color, "The color in the light appearance."),
        .required("dark", .color, "The color in the dark appearance."),
      ]))

  private static let point = Shape.list(of: .number(), count: 2...2)

  private static let paint = Shape.oneOf(
    color,
    .when(
      "radial",
      .object(
        "a radial gradient",
        [
          .required("radial", .list(of: color, count: 2...16), "The colors from the center out."),
          .optional("center", point, "The center on the unit square; [0.5, 0.5] without it."),
          .optional("radius", .number(.positive), "The radius on the unit square; 0.5 without it."),
          .optional("stops", .list(of: .number(.unit)), "Where each color is pure; even without."),
        ])),
    .when(
      "linear",
      .object(
        "a linear gradient",
        [
          .required("linear", .list(of: color, count: 2...16), "The colors along the line."),
          .optional("from", point, "The start on the unit square; [0.5, 0] without it."),
          .optional("to", point, "The end on the unit square; [0.5, 1] without it."),
          .optional("stops", .list(of: .number(.unit)), "Where each color is pure; even without."),
        ])))

  private static let shadow = Shape.object(
    "a shadow",
    [
      .required("color", color, "The shadow's color, with its opacity."),
      .required("radius", .number(.from(0, to: 200)), "The blur's standard deviation, in points."),
      .optional("offset", point, "How far it lies from its figure; [0, 0] without it."),
    ])

  private static let textStyle = Shape.object(
    "a text style",
    [
      .required("weight", .names(FontWeight.allCases.map(\.rawValue)), "How bold letters are."),
      .required("size", .number(.from(1, to: 400)), "The size of the em, in points."),
      .required("line-height", .number(.from(1, to: 800)), "The distance of lines, in points."),
      .optional("tracking", .number(), "What is added after every letter, in points."),
    ])

  private static let icon = Shape.oneOf(
    .when(
      "fill",
      .object(
        "a filled icon",
        [
          .required("fill", .string, "The outline of the area, as SVG path data."),
          .optional("size", .number(.positive), "The side of the square; 24 without it."),
        ])),
    .when(
      "line",
      .object(
        "a line icon",
        [
          .required("line", .string, "The line, as SVG path data."),
          .optional("width", .number(.positive), "The line's width; 1.9 without it."),
          .optional("size", .number(.positive), "The side of the square; 24 without it."),
        ])))

  // MARK: Screens

  private static let screen = Shape.object(
    "a screen",
    [
      .required("background", color, "What lies behind everything."),
      .optional("status-bar", color, "The color of the time and its signs; none without it."),
      .optional("home-indicator", color, "The color of the line at the bottom; none without it."),
      .required("draw", .list(of: .named("mark")), "The marks, from the back to the front."),
    ])

  private static let roles = Shape.object(
    "roles",
    [
      .required("lower", .kebab, "The screen underneath."),
      .required("upper", .kebab, "The screen on top."),
      .optional("source", .kebab, "The element of the lower screen that is tapped."),
      .optional("destination", .kebab, "The element of the upper screen that it becomes."),
      .optional("siblings", .kebab, "The repeated element that the source is one of."),
      .optional("tabs", .list(of: .kebab, count: 2...64), "The screens of a tab bar, in order."),
    ])

  // MARK: Marks

  private static let frame = Shape.list(of: length, count: 2...4)

  private static let everyMark: [Field] = [
    .optional("opacity", length, "How visible it is, 0 to 1; 1 without it."),
    .optional(
      "each",
      .oneOf(
        .integer(.from(0, to: 500)),
        .list(of: .map(keys: word, of: .oneOf(.string, .number())), count: 0...500)),
      "Draws the mark once for each item: `{name}` stands for the item's value."),
    .optional("columns", length, "How many items stand side by side; 1 without it."),
  ]

  private static let painted: [Field] = [
    .optional("fill", paint, "What it is filled with."),
    .optional("stroke", paint, "What its border is drawn with."),
    .optional("line-width", length, "The width of the border, in points; 1 without it."),
    .optional("shadow", shadow, "The shadow under it."),
  ]

  private static let ambient = Shape.object(
    "ambient motion",
    [
      .optional(
        "drift",
        .object(
          "a drift",
          [
            .required("size", .list(of: length, count: 2...2), "The ellipse's width and height."),
            .required("seconds", length, "How long one way round takes."),
          ]), "An endless way round an ellipse and back."),
      .optional(
        "breathe",
        .object(
          "a breath",
          [
            .required("scale", length, "The largest scale."),
            .required("seconds", length, "How long growing and shrinking take together."),
          ]), "An endless growing and shrinking."),
    ], rules: [.atLeastOne(["drift", "breathe"])])

  private static let mark = Shape.oneOf(
    .when(
      "box",
      .object(
        "a box",
        [
          .required("box", frame, "Left, top, width and height within the enclosing frame."),
          .optional("element", .kebab, "The element's name; repeated ones get their index."),
          .optional("radius", .oneOf(length, .list(of: length, count: 4...4)), "Corner radii."),
          .optional("clip", .boolean, "Whether what is drawn inside ends at its edge."),
          .optional("ambient", ambient, "What it does while nothing else happens."),
          .optional("draw", .list(of: .named("mark")), "Marks inside, laid out against the box."),
        ] + painted + everyMark)),
    .when(
      "ellipse",
      .object(
        "an ellipse",
        [.required("ellipse", frame, "Left, top, width and height of the frame around it.")]
          + painted + everyMark)),
    .when(
      "text",
      .object(
        "a text",
        [
          .required("text", .oneOf(.string, .number()), "The text."),
          .required("frame", frame, "Where; with a height the lines are centered in it."),
          .required("style", .string, "How it is set: a name of the scale or of `styles`."),
          .optional("color", color, "Its color; black, or white in the dark, without it."),
          .optional(
            "align", .names(TextBlock.Alignment.allCases.map(\.rawValue)), "Where lines stand."),
          .optional("lines", .integer(.from(1, to: 100)), "The most lines; 1 without it."),
        ] + everyMark)),
    .when(
      "icon",
      .object(
        "an icon",
        [
          .required("icon", .string, "The icon's name."),
          .required("frame", frame, "Where."),
          .required("color", paint, "What it is drawn with."),
          .optional("shadow", shadow, "The shadow under it."),
        ] + everyMark)),
    .when(
      "picture",
      .object(
        "a picture",
        [
          .required("picture", .string, "The name under which the renderer is given it."),
          .required("frame", frame, "Where; it is stretched to fill it."),
        ] + everyMark)),
    .when(
      "use",
      .object(
        "a component's use",
        [
          .required("use", .string, "The component's name."),
          .optional("frame", frame, "Where; the whole enclosing frame without it."),
          .optional(
            "with", .map(keys: word, of: .oneOf(.string, .number())),
            "Values for the component's `{name}`, beside those that are known here."),
        ] + everyMark)))
}
