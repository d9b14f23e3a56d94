import SegueCatalog
import SegueScenarios

extension ScenarioFile {
  /// How many steps a scenario may have.
  static let mostSteps = 1000
  /// The longest that one step may take, in seconds.
  static let longestWait = 3600.0
  /// The longest that a finger may move in one step, in seconds.
  static let longestDrag = 10.0

  /// The format of scenario files.
  public static let schema = Schema(
    title: "Segue scenario",
    root: .object(
      "a scenario",
      [
        .required("schema", .integer(.from(1, to: 1)), "The version of this format."),
        .required("id", .kebab, "The name of the scenario: that of its file."),
        .required("summary", .string, "What happens, in a sentence."),
        .optional("window", window, "The window; 390 by 844 points without it."),
        .required("screens", .map(keys: .kebab, of: screen), "The screens by name."),
        .optional("containers", .map(keys: .kebab, of: container), "The containers by name."),
        .required("root", .kebab, "The screen or container that the window shows first."),
        .required("steps", .list(of: step, count: 1...mostSteps), "What happens, in order."),
      ]))

  // MARK: What there is

  private static let side = Shape.number(.from(0, to: 100_000))
  private static let coordinate = Shape.number(.from(-100_000, to: 100_000))
  private static let size = Shape.list(of: side, count: 2...2)
  private static let point = Shape.list(of: coordinate, count: 2...2)

  private static let window = Shape.object(
    "a window",
    [
      .optional("size", size, "Width and height in points; [390, 844] without it."),
      .optional("right-to-left", .boolean, "Whether the layout runs from right to left."),
      .optional("reduced-motion", .boolean, "Whether the user prefers less motion."),
      .optional("dark", .boolean, "Whether the appearance is dark."),
    ])

  private static let screen = Shape.object(
    "a screen",
    [
      .optional(
        "elements", .map(keys: .kebab, of: .list(of: coordinate, count: 4...4)),
        "Elements by name: left, top, width and height in the screen. One without extent counts as unknown."
      ),
      .optional("opaque", .boolean, "Whether nothing shines through it; true without it."),
      .optional("view", .boolean, "Whether it has a view at all; true without it."),
    ])

  private static let container = Shape.oneOf(
    .when(
      "stack",
      .object(
        "a navigation stack",
        [
          .required(
            "stack", .list(of: .kebab, count: 1...64), "What is on it, the root first.")
        ])),
    .when(
      "tabs",
      .object(
        "a tab bar",
        [.required("tabs", .list(of: .kebab, count: 1...64), "Its tabs, in order.")])))

  // MARK: Steps

  /// What every request may say.
  private static let options: [Field] = [
    .optional("as", .kebab, "A name for the request, which expectations can use."),
    .optional("preset", .kebab, "The preset; without it the rules choose."),
    .optional(
      "parameters", .map(keys: .kebab, of: .oneOf(.number(), .string, .boolean)),
      "Values for the preset's parameters."),
    .optional("source", .kebab, "The element of the lower screen that it starts from."),
    .optional("destination", .kebab, "The element of the upper screen that corresponds to it."),
    .optional(
      "siblings", .list(of: .kebab, count: 0...500), "The elements beside the source."),
    .optional("animated", .boolean, "Whether it is animated at all; true without it."),
    .optional(
      "catchable", .boolean, "Whether a finger can catch it while it runs; false without it."),
  ]

  private static let place = Field.optional(
    "in", .kebab, "The container; without it the innermost one that shows.")

  private static let step = Shape.oneOf(
    .names(PlainStep.allCases.map(\.rawValue)),
    .when(
      "push",
      .object(
        "a push", [.required("push", .kebab, "The screen or container."), place] + options)),
    .when("pop", .object("a pop", [.required("pop", .kebab, "The stack.")] + options)),
    .when(
      "present",
      .object(
        "a presentation", [.required("present", .kebab, "The screen or container.")] + options)),
    .when(
      "dismiss",
      .object(
        "a dismissal",
        [.required("dismiss", .names([Scenario.windowName]), "The window.")] + options)),
    .when(
      "select",
      .object(
        "a selection of a tab",
        [
          .required(
            "select", .oneOf(.integer(.from(-1, to: 1000)), .kebab),
            "The tab: its index, or the name of what it shows."), place,
        ] + options)),
    .when(
      "drag", .object("a drag", [.required("drag", drag, "What the finger does."), place, label])),
    .when("wait", .object("a wait", [.required("wait", waiting, "How long.")])),
    .when("resize", .object("a resizing", [.required("resize", size, "Width and height.")])),
    .when("cancel", .object("a cancellation", [.required("cancel", .kebab, "The container.")])),
    .when(
      "lose", .object("a loss", [.required("lose", .kebab, "The screen that loses its view.")])),
    .when("expect", .object("a step", [.required("expect", expectation, "What must be so.")])))

  private static let label = Field.optional(
    "as", .kebab, "A name for the change that it begins, which expectations can use.")

  private static let drag = Shape.object(
    "a drag",
    [
      .optional(
        "from", point, "Where the finger comes down; without it the one that is down moves on."),
      .optional("to", point, "Where it goes, in the window."),
      .optional("by", point, "How far it goes, in points."),
      .required(
        "over", .duration(NumberRange(low: 0, excludesLow: true, high: longestDrag)),
        "How long it takes."),
      .optional(
        "then", .names(ScenarioDrag.End.allCases.map(\.rawValue)),
        "What becomes of the touch then; it is lifted without it."),
      .optional(
        "scrolled", coordinate,
        "How far the content under the finger is scrolled; without it nothing scrolls there."),
    ], rules: [.atMostOne(["to", "by"]), .atLeastOne(["to", "by"])])

  /// A duration, or until nothing goes on by itself.
  private static let waiting = Shape.text(
    Grammar(
      "a duration such as 120ms, or \(untilIdle)",
      pattern: #"^(until-idle|[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?(s|ms))$"#
    ) { text in
      text.string == untilIdle
        ? [] : Quantity.duration.grammar(.from(0, to: longestWait)).problems(text)
    })

  static let untilIdle = "until-idle"

  private static let expectation = Shape.object(
    "an expectation",
    [
      .optional("hierarchy", .string, "The views without elements: window(home(feed))."),
      .optional("shows", .kebab, "The screen on top."),
      .optional("idle", .boolean, "Whether no transition runs."),
      .optional(
        "at-rest", .boolean,
        "Whether all views show nothing but their own state, and nothing of a transition is left."),
      .optional(
        "outcomes",
        .map(
          keys: .kebab,
          of: .names(ScenarioExpectation.Outcome.allCases.map(\.rawValue))),
        "What became of requests, by the names that `as` gave them."),
      .optional(
        "layers", .map(keys: viewName, of: layer),
        "How views show: a screen, a container, or SCREEN.ELEMENT."),
      .optional(
        "log", .list(of: .string, count: 1...100), "Texts that lines of the log hold."),
    ],
    rules: [
      .atLeastOne(["hierarchy", "shows", "idle", "at-rest", "outcomes", "layers", "log"])
    ])

  private static let viewName = Shape.text(
    Grammar(
      "the name of a view such as feed or feed.cell",
      pattern: #"^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?$"#
    ) { text in
      let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
      let isFine = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty }
      return isFine ? [] : [.init(help: "an element is SCREEN.ELEMENT")]
    })

  /// The properties that are one plain number.
  static let properties = MotionProperty.all.filter { $0.form == .number && $0.channel != nil }

  private static let layer = Shape.object(
    "a view's properties", properties.map { .optional($0.name, .number(), $0.help) })
}

/// The steps that are one word.
enum PlainStep: String, CaseIterable {
  case pop, dismiss, cancel, rotate, lift, taken
}
