import SegueCatalog
import SegueDiagnostics
import SegueScenarios
import SegueTimeline

extension ScenarioDecoder {
  mutating func step(_ cursor: Cursor) -> ScenarioStep {
    ScenarioStep(action(cursor), at: cursor.stepPlace)
  }

  private mutating func action(_ cursor: Cursor) -> ScenarioStep.Action {
    if let word = PlainStep(rawValue: cursor.string) { return plain(word, at: cursor) }
    if let change = change(cursor) { return .request(request(change, cursor)) }
    if let drag = cursor["drag"] { return .drag(self.drag(cursor, drag)) }
    if let wait = cursor["wait"] { return .wait(seconds: wait.seconds) }
    if let size = cursor["resize"] { return .resize(self.size(size)) }
    if let container = cursor["cancel"] {
      checkContainer(container)
      return .cancel(container: container.string)
    }
    if let screen = cursor["lose"] {
      checkScreen(screen)
      return .lose(screen: screen.string)
    }
    return .expect(expectation(cursor.required("expect")))
  }

  private mutating func plain(_ step: PlainStep, at cursor: Cursor) -> ScenarioStep.Action {
    switch step {
    case .pop: return .request(ScenarioRequest(.pop))
    case .dismiss: return .request(ScenarioRequest(.dismiss))
    case .cancel: return .cancel(container: nil)
    case .rotate: return .rotate
    case .lift, .taken:
      checkFinger(isContinued: true, at: cursor)
      isFingerDown = false
      return .endTouch(step == .lift ? .lift : .taken)
    }
  }

  // MARK: Requests

  private mutating func change(_ cursor: Cursor) -> ScenarioRequest.Change? {
    if let name = cursor["push"] {
      checkController(name)
      return .push(name.string)
    }
    if let stack = cursor["pop"] {
      checkContainer(stack, as: .stack)
      return .pop
    }
    if let name = cursor["present"] {
      checkController(name)
      return .present(name.string)
    }
    if cursor["dismiss"] != nil { return .dismiss }
    guard let tab = cursor["select"] else { return nil }
    if let index = tab.integer { return .selectIndex(index) }
    checkController(tab)
    return .select(tab.string)
  }

  private mutating func request(
    _ change: ScenarioRequest.Change, _ cursor: Cursor
  ) -> ScenarioRequest {
    var request = ScenarioRequest(change)
    request.container = (cursor["pop"] ?? cursor["dismiss"])?.string
    if let container = cursor["in"] {
      checkContainer(container, as: cursor["push"] == nil ? .tabs : .stack)
      request.container = container.string
    }
    request.label = label(cursor["as"])
    request.preset = cursor["preset"].map { .init(id: $0.string, at: $0.place) }
    request.parameters = (cursor["parameters"]?.entries ?? []).map {
      .init(name: $0.name ?? "", text: $0.string, at: $0.place)
    }
    let siblings = cursor["siblings"]?.items ?? []
    for element in [cursor["source"], cursor["destination"]].compactMap({ $0 }) + siblings {
      checkElement(element)
    }
    request.source = cursor["source"]?.string
    request.destination = cursor["destination"]?.string
    request.siblings = siblings.map(\.string)
    request.isAnimated = cursor["animated"]?.boolean ?? true
    request.isCatchable = cursor["catchable"]?.boolean ?? false
    return request
  }

  private mutating func label(_ cursor: Cursor?) -> String? {
    guard let cursor else { return nil }
    if !labels.insert(cursor.string).inserted {
      report(
        .duplicateScenarioName, "'\(cursor.string)' must be the name of one request only",
        at: cursor.place)
    }
    return cursor.string
  }

  // MARK: Fingers

  private mutating func drag(_ step: Cursor, _ cursor: Cursor) -> ScenarioDrag {
    let start = cursor["from"]
    checkFinger(isContinued: start == nil, at: start ?? cursor)
    if let container = step["in"] {
      checkContainer(container)
      if start == nil {
        report(
          .fingerMismatch, "'in' must stand where the finger comes down", at: container.place)
      }
    }
    let end = cursor.name("then", as: ScenarioDrag.End.self) ?? .lift
    isFingerDown = end == .hold
    let goal: ScenarioDrag.Goal =
      if let by = cursor["by"] { .by(point(by)) } else { .to(point(cursor.required("to"))) }
    return ScenarioDrag(
      from: start.map(point), goal, over: cursor.required("over").seconds ?? 0, then: end,
      container: step["in"]?.string, label: label(step["as"]),
      scrolled: cursor["scrolled"]?.number)
  }

  /// A movement goes on with a finger that is down, or begins with one that is not.
  private mutating func checkFinger(isContinued: Bool, at cursor: Cursor) {
    guard isContinued != isFingerDown else { return }
    if isContinued {
      report(
        .fingerMismatch, "a finger must be down for that", at: cursor.place,
        help: "'from' says where it comes down; 'then: hold' keeps it down")
    } else {
      report(
        .fingerMismatch, "'from' must not stand where the finger is down already",
        at: cursor.place, help: "leave it out: the finger moves on from where it is")
    }
  }

  // MARK: Expectations

  private mutating func expectation(_ cursor: Cursor) -> ScenarioExpectation {
    var result = ScenarioExpectation()
    result.hierarchy = cursor["hierarchy"].map { .init($0.string, at: $0.place) }
    if let screen = cursor["shows"] { checkScreen(screen) }
    result.shows = cursor["shows"].map { .init($0.string, at: $0.place) }
    result.isIdle = cursor["idle"].flatMap { Self.flag($0) }
    result.isAtRest = cursor["at-rest"].flatMap { Self.flag($0) }
    result.outcomes = (cursor["outcomes"]?.entries ?? []).compactMap { outcome($0) }
    result.layers = (cursor["layers"]?.entries ?? []).flatMap { layer($0) }
    result.log = (cursor["log"]?.items ?? []).map { .init($0.string, at: $0.place) }
    return result
  }

  private static func flag(_ cursor: Cursor) -> ScenarioExpectation.Expected<Bool>? {
    cursor.boolean.map { .init($0, at: cursor.place) }
  }

  private mutating func outcome(_ cursor: Cursor) -> ScenarioExpectation.RequestOutcome? {
    let name = cursor.name ?? ""
    if !labels.contains(name) {
      reportUnknown("earlier request", name, at: cursor.keyPlace, among: labels)
    }
    return ScenarioExpectation.Outcome(rawValue: cursor.string).map {
      .init(name, .init($0, at: cursor.place))
    }
  }

  private mutating func layer(_ cursor: Cursor) -> [ScenarioExpectation.LayerValue] {
    checkView(cursor)
    return cursor.entries.compactMap { entry in
      guard let name = entry.name, let value = entry.number,
        let channel = MotionProperty.named(name)?.channel
      else { return nil }
      return .init(
        view: cursor.name ?? "", property: name, channel: channel, .init(value, at: entry.place))
    }
  }
}

extension Cursor {
  /// Where a step stands: its first key, or the word that it is.
  fileprivate var stepPlace: SourcePlace { entries.first?.keyPlace ?? place }
}
