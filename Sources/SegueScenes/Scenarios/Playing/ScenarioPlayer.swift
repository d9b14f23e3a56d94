public import SegueCatalog
import SegueCoordinator
public import SegueDiagnostics
import SegueTimeline

/// A player of scenarios on headless containers, with a clock advanced only by the steps.
///
/// ```swift
/// let run = ScenarioPlayer(scenario, registry: registry).play()
/// print(run.log, run.diagnostics.text(.oneLine))
/// ```
public struct ScenarioPlayer {
  private let scenario: Scenario
  private let registry: Registry
  private let delegate: RecordingDelegate
  let world: ScenarioWorld
  var finger: ScenarioFinger?
  var records: [String: RequestRecord] = [:]
  var expectations = 0
  var diagnostics = Diagnostics()
  /// Where the step is that is being taken.
  private var place: SourcePlace?

  /// The number of touch events per second of a moving finger.
  static let touchesPerSecond = 60.0

  /// Builds the containers of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - registry: the presets, rules and animators for the containers' delegate.
  public init(_ scenario: Scenario, registry: Registry) {
    self.scenario = scenario
    self.registry = registry
    delegate = RecordingDelegate(AnimatorSelector(registry: registry))
    world = ScenarioWorld(scenario, delegate: delegate)
  }

  /// Plays all steps, even after a failed one.
  public consuming func play() -> ScenarioRun {
    for step in scenario.steps {
      place = step.place
      take(step)
    }
    return ScenarioRun(
      log: world.session.log, hierarchy: hierarchy, expectations: expectations,
      diagnostics: diagnostics)
  }

  /// The current views of the window.
  var hierarchy: ViewSnapshot { ViewSnapshot(world.windowView, in: world) }

  private mutating func take(_ step: ScenarioStep) {
    switch step.action {
    case .request(let request): make(request, at: step.place)
    case .drag(let drag): move(drag)
    case .endTouch(let end): endTouch(end)
    case .wait(let seconds):
      if let seconds { world.session.advance(by: seconds) } else { world.session.finishAll() }
    case .resize(let size): layOut(size)
    case .rotate:
      let size = world.windowView.layoutFrame.size
      layOut(Size2D(width: size.height, height: size.width))
    case .cancel(let container): cancel(container, at: step.place)
    case .lose(let name):
      if world.screen(name)?.removeView() != true {
        report(.impossibleStep, "'\(name)' has no view to lose", at: step.place)
      }
    case .expect(let expectation): check(expectation)
    }
  }

  private func layOut(_ size: Size2D) { world.window.lay(out: Rect2D(origin: .zero, size: size)) }

  private mutating func cancel(_ name: String?, at place: SourcePlace) {
    let containers = name.map { [world.container($0)].compactMap { $0 } } ?? world.shownContainers
    if !containers.contains(where: { $0.cancelTransition() }) {
      report(
        .impossibleStep, "there is no transition to cancel", at: place,
        help: "it has already ended, or it runs in another container")
    }
  }

  /// Whether a text of the log is about the choice of a preset.
  func isAboutChoice(_ text: String) -> Bool {
    text.contains("controller?")
      || text.split(separator: " ").contains { registry.preset(String($0)) != nil }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace,
    withRules showsRules: Bool = false, help: String? = nil
  ) {
    // What led to the failures is said once: a failure in an earlier step is often the cause.
    let said = diagnostics.shown.flatMap(\.labels)
    var labels = showsRules ? delegate.rules.filter { !said.contains($0) } : []
    let first = diagnostics.shown.first { $0.severity == .error }?.place
    if let first, !hasFailedInStep {
      let label = Diagnostic.Label("this failed first", at: first)
      if !said.contains(label) { labels.insert(label, at: 0) }
    }
    diagnostics.report(Diagnostic(.error, code, message, at: place, labels: labels, help: help))
  }

  /// Whether the current step has failed before, so that what led to it is known.
  var hasFailedInStep: Bool {
    let start = place?.range.start.offset ?? 0
    return diagnostics.shown.contains {
      $0.severity == .error && ($0.place?.range.start.offset ?? -1) >= start
    }
  }
}

// MARK: Requests

extension ScenarioPlayer {
  private mutating func make(_ request: ScenarioRequest, at place: SourcePlace) {
    let record = RequestRecord(hasCompletion: true)
    checkSource(of: request, at: place)
    guard let changeResult = submit(request, options(request, record)) else {
      return report(
        .impossibleStep, request.impossibility, at: place,
        help: "specify the container with 'in', or check which one is visible"
          + (shownName.map { "; '\($0)' is on top" } ?? ""))
    }
    record.change = changeResult.change
    if let label = request.label { records[label] = record }
  }

  private var shownName: String? { world.window.shownScreen?.name }

  /// Warns of a source that is not on the screen which the change starts from: it counts as unknown.
  private mutating func checkSource(of request: ScenarioRequest, at place: SourcePlace) {
    switch request.change {
    case .push, .present: break
    // These start from the screen that they lead back to.
    case .pop, .dismiss, .select, .selectIndex: return
    }
    guard let source = request.source, !world.session.isTransitioning,
      let screen = scenario.screens.first(where: { $0.name == shownName }),
      !screen.elements.contains(where: { $0.name == source })
    else { return }
    diagnostics.report(
      Diagnostic(
        .warning, .unknownSource,
        "'\(source)' is not an element of '\(screen.name)', which is on screen: the source is unknown",
        at: place))
  }

  private func options(
    _ request: ScenarioRequest, _ record: RequestRecord
  ) -> TransitionOptions {
    TransitionOptions(
      preset: request.preset?.id, parameters: request.values(in: registry),
      source: request.source, destination: request.destination, siblings: request.siblings,
      isAnimated: request.isAnimated, isCatchable: request.isCatchable,
      completion: record.complete)
  }

  /// Submits a request to its container; returns nil if there is no such container.
  private func submit(_ request: ScenarioRequest, _ options: TransitionOptions) -> ChangeResult? {
    let named = request.container.flatMap(world.container)
    let stack = named as? NavigationStack ?? shown(NavigationStack.self)
    switch request.change {
    case .push(let name): return world.controller(name).flatMap { stack?.push($0, options) }
    case .pop: return stack?.pop(options)
    case .present(let name): return world.controller(name).map { world.window.present($0, options) }
    case .dismiss: return world.window.dismiss(options)
    case .selectIndex(let index):
      return (named as? TabBar ?? shown(TabBar.self))?.select(index, options)
    case .select(let name):
      let tabs = named as? TabBar ?? shown(TabBar.self)
      let index = tabs?.controllers.firstIndex { $0.name == name }
      return index.flatMap { tabs?.select($0, options) }
    }
  }

  /// Returns the innermost visible container of a kind.
  private func shown<Kind: TouchContainer>(_ kind: Kind.Type) -> Kind? {
    world.shownContainers.lazy.compactMap { $0 as? Kind }.first
  }
}

extension ScenarioRequest {
  /// The message for a request without a container.
  fileprivate var impossibility: String {
    switch change {
    case .push, .pop: "no navigation stack is visible"
    case .select(let name): "no visible tab bar has a tab '\(name)'"
    case .selectIndex: "no tab bar is visible"
    case .present, .dismiss: "the window does not support that"
    }
  }
}

// MARK: The finger

extension ScenarioPlayer {
  private mutating func move(_ drag: ScenarioDrag) {
    let known = world.session.log.entries.count
    let began = world.session.time
    if let start = drag.start {
      let named = drag.container.flatMap(world.container).map { [$0] }
      finger = ScenarioFinger(
        named ?? world.shownContainers, at: start, scroll: drag.scrolled.map(scroll))
      finger?.act(.began, at: start, began)
    }
    guard let from = finger?.position else { return }
    let way =
      switch drag.goal {
      case .to(let point): point - from
      case .by(let way): way
      }
    let count = max(1, Int((drag.seconds * Self.touchesPerSecond).rounded(.up)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      finger?.act(
        .moved, at: Point2D(x: from.x + way.x * share, y: from.y + way.y * share),
        began + drag.seconds * share)
    }
    endTouch(drag.end)
    note(drag.label, after: known)
  }

  private mutating func endTouch(_ end: ScenarioDrag.End) {
    guard let position = finger?.position, end != .hold else { return }
    finger?.act(end == .lift ? .ended : .cancelled, at: position, world.session.time)
    finger = nil
  }

  /// Returns a scroll position in content three window heights long.
  private func scroll(_ offset: Double) -> ScrollPosition {
    let size = world.windowView.layoutFrame.size
    return ScrollPosition(
      offset: Point2D(x: 0, y: offset), size: size,
      content: Size2D(width: size.width, height: 3 * size.height))
  }

  /// Assigns a label to the change begun by a gesture.
  private mutating func note(_ label: String?, after known: Int) {
    guard let label else { return }
    let record = RequestRecord(hasCompletion: false)
    record.change =
      world.session.log.entries.dropFirst(known).first { entry in
        if case .requested = entry.event { true } else { false }
      }?.change
    records[label] = record
  }
}

/// Diagnostics of a scenario being played.
extension Diagnostic.Code {
  /// An expectation is not met.
  package static let notAsExpected: Self = "scenario/not-as-expected"
  /// A step cannot be performed.
  package static let impossibleStep: Self = "scenario/impossible-step"
  /// The source of a change is not on screen.
  package static let unknownSource: Self = "scenario/unknown-source"
}

/// The result of playing a scenario.
public struct ScenarioRun: Sendable {
  /// The log of the containers.
  public let log: TransitionLog
  /// The window's views at the end.
  public let hierarchy: ViewSnapshot
  /// The number of expectations checked.
  public let expectations: Int
  /// The unmet expectations and the steps that could not be performed.
  public let diagnostics: Diagnostics
}

/// A container that handles touches.
protocol TouchContainer: HeadlessController {
  /// Handles a touch in its own coordinates.
  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) -> InteractionState
  /// Cancels the running transition; returns false if there is none.
  func cancelTransition() -> Bool
  /// The visible content.
  var shown: any HeadlessController { get }
}

extension NavigationStack: TouchContainer {
  var shown: any HeadlessController { top }
}

extension TabBar: TouchContainer {
  var shown: any HeadlessController { selected }
}

extension PresentationChain: TouchContainer {
  var shown: any HeadlessController { top }
}
