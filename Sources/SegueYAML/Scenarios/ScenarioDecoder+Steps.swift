import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

extension ScenarioDecoder {
  mutating func step(_ step: Choice<StepForms>) -> ScenarioStep? {
    action(step).map { ScenarioStep($0, at: step.cursor.stepPlace) }
  }

  /// - Returns: never nil, since the check guarantees one of the step's forms.
  private mutating func action(_ step: Choice<StepForms>) -> ScenarioStep.Action? {
    if let word = step.word?.value { return plain(word, at: step.cursor) }
    if let request = request(step) { return .request(request) }
    if let drag = step.drag { return .drag(self.drag(drag)) }
    if let wait = step.wait { return .wait(seconds: wait.time.seconds) }
    if let resize = step.resize { return .resize(resize.size.size) }
    if let container = step.cancel?.container {
      checkContainer(container)
      return .cancel(container: container.string)
    }
    if let screen = step.lose?.screen {
      checkScreen(screen)
      return .lose(screen: screen.string)
    }
    return step.expect.map { .expect(expectation($0.expectation)) }
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

  private mutating func request(_ step: Choice<StepForms>) -> ScenarioRequest? {
    if let push = step.push {
      checkController(push.screen)
      return request(.push(push.screen.string), push.request) {
        $0.container(push.container, as: .stack)
      }
    }
    if let pop = step.pop {
      checkContainer(pop.stack, as: .stack)
      return request(.pop, pop.request) { _ in pop.stack.string }
    }
    if let present = step.present {
      checkController(present.screen)
      return request(.present(present.screen.string), present.request)
    }
    if let dismiss = step.dismiss {
      return request(.dismiss, dismiss.request) { _ in dismiss.window.string }
    }
    guard let select = step.select else { return nil }
    return request(change(select.tab), select.request) {
      $0.container(select.container, as: .tabs)
    }
  }

  private mutating func change(_ tab: Cursor) -> ScenarioRequest.Change {
    if let index = tab.integer { return .selectIndex(index) }
    checkController(tab)
    return .select(tab.string)
  }

  private mutating func container(_ cursor: Cursor?, as kind: Scenario.Container.Kind) -> String? {
    guard let cursor else { return nil }
    checkContainer(cursor, as: kind)
    return cursor.string
  }

  private mutating func request(
    _ change: ScenarioRequest.Change, _ keys: Object<RequestKeys>,
    in container: (inout Self) -> String? = { _ in nil }
  ) -> ScenarioRequest {
    var request = ScenarioRequest(change)
    request.container = container(&self)
    request.label = label(keys.label)
    request.preset = keys.preset.map { .init(id: $0.string, at: $0.place) }
    request.parameters = (keys.parameters?.entries ?? []).map {
      .init(name: $0.name ?? "", text: $0.string, at: $0.place)
    }
    let siblings = keys.siblings?.items ?? []
    for element in [keys.source, keys.destination].compactMap({ $0 }) + siblings {
      checkElement(element)
    }
    request.source = keys.source?.string
    request.destination = keys.destination?.string
    request.siblings = siblings.map(\.string)
    request.isAnimated = keys.animated?.boolean ?? true
    request.isCatchable = keys.catchable?.boolean ?? false
    return request
  }

  private mutating func label(_ cursor: Cursor?) -> String? {
    guard let cursor else { return nil }
    if !labels.insert(cursor.string).inserted {
      report(
        .duplicateScenarioName, "duplicate request name '\(cursor.string)'",
        at: cursor.place)
    }
    return cursor.string
  }

  // MARK: Fingers

  private mutating func drag(_ step: Object<DragStepKeys>) -> ScenarioDrag {
    let keys = step.drag
    let start = keys.from
    checkFinger(isContinued: start == nil, at: start?.cursor ?? keys.cursor)
    if let container = step.container {
      checkContainer(container)
      if start == nil {
        report(
          .fingerMismatch, "'in' is only allowed where the finger goes down", at: container.place)
      }
    }
    let end = keys.then?.value ?? .lift
    isFingerDown = end == .hold
    let goal: ScenarioDrag.Goal =
      if let by = keys.by { .by(by.point) } else { .to(keys.to?.point ?? .zero) }
    return ScenarioDrag(
      from: start?.point, goal, over: keys.over.seconds ?? 0, then: end,
      container: step.container?.string, label: label(step.label),
      scrolled: keys.scrolled?.number)
  }

  /// Checks that a continued movement has a finger down, and that a new one has none.
  private mutating func checkFinger(isContinued: Bool, at cursor: Cursor) {
    guard isSound, isContinued != isFingerDown else { return }
    if isContinued {
      report(
        .fingerMismatch, "no finger is down", at: cursor.place,
        help:
          "put the finger down with 'from', or keep it down with 'then: hold' in the drag before")
    } else {
      report(
        .fingerMismatch, "'from' is not allowed while the finger is already down",
        at: cursor.place, help: "remove it: the finger continues from its position")
    }
  }

  // MARK: Expectations

  private mutating func expectation(_ keys: Object<ExpectationKeys>) -> ScenarioExpectation {
    var result = ScenarioExpectation()
    if let hierarchy = keys.hierarchy { checkViews(hierarchy) }
    result.hierarchy = keys.hierarchy.map { .init($0.string, at: $0.place) }
    if let screen = keys.shows { checkScreen(screen) }
    result.shows = keys.shows.map { .init($0.string, at: $0.place) }
    result.isIdle = keys.idle.flatMap { Self.flag($0) }
    result.isAtRest = keys.atRest.flatMap { Self.flag($0) }
    result.outcomes = (keys.outcomes?.entries ?? []).compactMap { outcome($0) }
    result.layers = (keys.layers?.entries ?? []).flatMap { layer($0) }
    result.log = (keys.log?.items ?? []).map { .init($0.string, at: $0.place) }
    return result
  }

  private static func flag(_ cursor: Cursor) -> ScenarioExpectation.Expected<Bool>? {
    cursor.boolean.map { .init($0, at: cursor.place) }
  }

  private mutating func outcome(
    _ entry: Name<ScenarioExpectation.Outcome>
  ) -> ScenarioExpectation.RequestOutcome? {
    let name = entry.cursor.name ?? ""
    if !labels.contains(name) {
      reportUnknown("earlier request", name, at: entry.cursor.keyPlace, among: labels)
    }
    return entry.value.map { .init(name, .init($0, at: entry.cursor.place)) }
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
  /// The source location of a step: its first key, or its single word.
  fileprivate var stepPlace: SourcePlace { entries.first?.keyPlace ?? place }
}
