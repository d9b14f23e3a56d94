import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline

/// Two screens in containers without UIKit, with a preset's transition between them.
final class HeadlessWorld: TransitionWorld {
  /// A defect of the world that the transition must handle.
  enum Defect: CaseIterable {
    case none, noExtent, noLowerView, noUpperView
  }

  let session: HeadlessSession
  let window: PresentationChain
  /// The outcome reported at the end of each change.
  private(set) var outcomes: [Bool] = []

  private let container: ContainerKind
  private let subject: LawSubject
  private let lower: HeadlessScreen
  let upper: HeadlessScreen

  private enum ContainerKind {
    case stack(NavigationStack)
    case window
    case tabs(TabBar)
  }

  /// Creates the world as it is just before the operation.
  ///
  /// - Parameter isPreparedWithAnimation: whether the change that the operation takes back was animated.
  init(_ subject: LawSubject, _ flaw: Defect = .none, isPreparedWithAnimation: Bool = true) {
    self.subject = subject
    session = HeadlessSession(
      delegate: AnimatorSelector(registry: subject.registry), traits: subject.stage.traits)
    lower = HeadlessScreen.lower(of: subject.stage, withView: flaw != .noLowerView)
    upper = HeadlessScreen.upper(of: subject.stage, withView: flaw != .noUpperView)
    let root: any HeadlessController
    switch subject.operation {
    case .push, .pop:
      let stack = NavigationStack(name: "stack", root: lower, in: session)
      if subject.operation == .push {
        stack.next = { [upper] in (upper, TransitionOptions(of: subject)) }
      }
      (container, root) = (.stack(stack), stack)
    case .present, .dismiss: (container, root) = (.window, lower)
    case .tab:
      let screens = subject.goesBack ? [upper, lower] : [lower, upper]
      let tabs = TabBar(name: "tabs", first: screens[0], others: [screens[1]], in: session)
      tabs.gestureOptions = TransitionOptions(of: subject)
      (container, root) = (.tabs(tabs), tabs)
    }
    window = PresentationChain(
      size: flaw == .noExtent ? .zero : subject.variant.size, root: root, in: session)
    if subject.operation == .present {
      window.next = { [upper] in (upper, TransitionOptions(of: subject)) }
    }
    if subject.goesBack {
      var options = TransitionOptions(of: subject)
      options.isAnimated = isPreparedWithAnimation
      change(forwards: true, options)
      session.finishAll()
    }
  }

  var isTransitioning: Bool { session.isTransitioning }

  func begin() {
    var options = TransitionOptions(of: subject)
    options.completion = { [unowned self] in outcomes.append($0) }
    change(forwards: !subject.goesBack, options)
  }

  func interrupt() {
    let another = HeadlessScreen(name: "Another")
    switch container {
    case .stack(let stack): stack.push(another, TransitionOptions(isAnimated: false))
    case .window: window.present(another, TransitionOptions(isAnimated: false))
    case .tabs(let tabs):
      tabs.select(subject.goesBack ? 1 : 0, TransitionOptions(isAnimated: false))
    }
  }

  func advance(by seconds: Double) { session.advance(by: seconds) }

  func finish() { session.finishAll() }

  func resize(to size: Size2D) { window.lay(out: Rect2D(origin: .zero, size: size)) }

  func cancel() -> Bool {
    switch container {
    case .stack(let stack): stack.cancelTransition()
    case .window: window.cancelTransition()
    case .tabs(let tabs): tabs.cancelTransition()
    }
  }

  /// Sends a touch to the operation's container, at a time of the session, and returns the interaction's state.
  func touch(_ event: TouchEvent) -> InteractionState {
    switch container {
    case .stack(let stack): stack.handle(event)
    case .window: window.handle(event)
    case .tabs(let tabs): tabs.handle(event)
    }
  }

  var state: WorldState {
    WorldState(window.view, screens: [lower.view, upper.view].compactMap { $0 })
  }

  private func change(forwards: Bool, _ options: TransitionOptions) {
    switch (container, forwards) {
    case (.stack(let stack), true): stack.push(upper, options)
    case (.stack(let stack), false): stack.pop(options)
    case (.window, true): window.present(upper, options)
    case (.window, false): window.dismiss(options)
    case (.tabs(let tabs), _): tabs.select(forwards ? 1 : 0, options)
    }
  }
}

extension LawSubject {
  /// Whether the operation goes back: a pop, a dismissal, or a change to a tab of a lower index.
  fileprivate var goesBack: Bool {
    switch operation {
    case .push, .present: false
    case .pop, .dismiss: true
    case .tab: !variant.knowsSource
    }
  }
}

/// The names of elements in a headless world.
private enum ElementName {
  static let source = "law-source"
  static let destination = "law-destination"

  static func sibling(_ index: Int) -> String { "law-sibling-\(index)" }
}

extension TransitionOptions {
  /// Creates options that choose the subject's preset, and the elements of its stage by name.
  fileprivate init(of subject: LawSubject) {
    let knowsSource = subject.stage.source != nil
    self.init(
      preset: subject.preset.id, source: knowsSource ? ElementName.source : nil,
      destination: knowsSource ? ElementName.destination : nil,
      siblings: subject.stage.siblings.indices.map(ElementName.sibling))
  }
}

extension HeadlessScreen {
  fileprivate static func lower(of stage: Stage, withView: Bool) -> HeadlessScreen {
    guard withView else { return HeadlessScreen(withoutView: "Lower") }
    let side: Subject.Side = stage.arrivesAbove ? .from : .to
    var elements = stage.elements(on: side)
    if let source = stage.source { elements.append((ElementName.source, source.frame)) }
    for (index, sibling) in stage.siblings.enumerated() {
      elements.append((ElementName.sibling(index), sibling.frame))
    }
    return HeadlessScreen(name: "Lower", elements: elements)
  }

  fileprivate static func upper(of stage: Stage, withView: Bool) -> HeadlessScreen {
    guard withView else { return HeadlessScreen(withoutView: "Upper") }
    let side: Subject.Side = stage.arrivesAbove ? .to : .from
    let origin = stage.frame(of: side).origin
    var elements = stage.elements(on: side)
    if let destination = stage.destination {
      elements.append((ElementName.destination, destination.frame))
    }
    return HeadlessScreen(
      name: "Upper",
      elements: elements.map { ($0.name, $0.frame.offset(by: .zero - origin)) })
  }
}

extension Stage {
  fileprivate func elements(on side: Subject.Side) -> [(name: String, frame: Rect2D)] {
    let bars = side == .from ? fromBars : toBars
    let named = elements.sorted { $0.key < $1.key }.compactMap { name, pair in
      (side == .from ? pair.from : pair.to).map { (name, $0.frame) }
    }
    return named
      + [("navigation-bar", bars.navigation), ("tab-bar", bars.tab)].compactMap { name, bar in
        bar.map { (name, $0.frame) }
      }
  }
}
