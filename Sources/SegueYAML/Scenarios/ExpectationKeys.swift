import SegueCatalog
import SegueScenes

/// The key of a step that checks expectations.
struct ExpectKeys: ObjectKeys {
  let expectation: RequiredKey<Object<ExpectationKeys>>

  static let table = ObjectTable<Self>("a step")

  init(_ keys: inout KeyList) {
    expectation = keys.required(
      "expect", .object(ExpectationKeys.self), "What must hold at this point.")
  }
}

/// The keys of an expectation.
struct ExpectationKeys: ObjectKeys {
  let hierarchy, shows, idle, atRest: OptionalKey<Cursor>
  let outcomes: OptionalKey<Map<Name<ScenarioExpectation.Outcome>>>
  let layers, log: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("an expectation")

  init(_ keys: inout KeyList) {
    hierarchy = keys.optional(
      "hierarchy", Self.views, "The views without elements: window(home(feed)).")
    shows = keys.optional("shows", .identifier, "The screen on top.")
    idle = keys.optional("idle", .boolean, "Whether no transition is running.")
    atRest = keys.optional(
      "at-rest", .boolean,
      "Whether every view shows only its own state, with nothing of a transition left over.")
    outcomes = keys.optional(
      "outcomes", .map(keys: .identifier, of: .name(of: ScenarioExpectation.Outcome.self)),
      "The outcomes of requests, by the names given with `as`.")
    layers = keys.optional(
      "layers", .map(keys: Self.viewName, of: Self.layer),
      "The properties of views: a screen, a container, or SCREEN.ELEMENT.")
    log = keys.optional(
      "log", .list(of: .string, count: 1...100), "Text that lines of the log must contain.")
    keys.atLeastOne(
      hierarchy.name, shows.name, idle.name, atRest.name, outcomes.name, layers.name, log.name)
  }

  private static let views = Shape.text(
    Grammar("a view with those in it, such as window(home(feed))", pattern: #"^[^\s()]+(\(.+\))?$"#)
    {
      text in
      let text = text.string
      let open = text.count { $0 == "(" }
      let closed = text.count { $0 == ")" }
      if open > closed { return [.init(help: "close each parenthesis: \(open - closed) more")] }
      let isOne = open == 0 ? !text.contains(" ") : text.hasSuffix(")") && !text.hasPrefix("(")
      return isOne && open == closed
        ? [] : [.init(help: "views that are side by side have a space between them")]
    })

  private static let viewName = Shape.text(
    Grammar(
      "the name of a view such as feed or feed.cell",
      pattern: #"^[^\s.]+(\.[^\s.]+)?$"#
    ) { text in
      let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
      let isFine = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty }
      return isFine ? [] : [.init(help: "use SCREEN.ELEMENT for an element")]
    })

  /// The properties that are one plain number, by name; read by iterating over the entries.
  private static let layer = Shape.object(
    "a view's properties",
    MotionProperty.all.filter { $0.form == .number && $0.channel != nil }.map {
      .optional($0.name, .number(), $0.help)
    })
}
