import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The containers and screens of a scenario.
final class ScenarioWorld {
  let session: HeadlessSession
  let window: PresentationChain
  private let screens: [String: HeadlessScreen]
  private let containers: [String: any TouchContainer]

  /// Builds all containers and screens of a scenario.
  init(_ scenario: Scenario, delegate: any TransitionDelegate) {
    let session = HeadlessSession(delegate: delegate, traits: scenario.traits)
    var builder = Builder(scenario, in: session)
    let root = builder.controller(scenario.root)
    for container in scenario.containers { _ = builder.controller(container.name) }
    window = PresentationChain(
      name: Scenario.windowName, size: scenario.window, root: root, in: session)
    self.session = session
    screens = builder.screens
    containers = builder.containers.merging([window.name: window]) { own, _ in own }
  }

  /// The window's view, which contains all visible views.
  var windowView: HeadlessView { window.window }

  /// Returns the screen or container of a name.
  func controller(_ name: String) -> (any HeadlessController)? {
    screens[name] ?? containers[name]
  }

  func screen(_ name: String) -> HeadlessScreen? { screens[name] }

  func container(_ name: String) -> (any TouchContainer)? { containers[name] }

  /// The visible containers, the innermost first.
  var shownContainers: [any TouchContainer] {
    var result: [any TouchContainer] = []
    var next: any HeadlessController = window
    while let container = next as? any TouchContainer {
      result.insert(container, at: 0)
      next = container.shown
    }
    return result
  }

  /// Returns the view of a name: a screen's, a container's, or an element's as `SCREEN.ELEMENT`.
  func view(_ name: String) -> HeadlessView? {
    let parts = name.split(separator: ".")
    let view = parts.first.flatMap { controller(String($0)) }?.view
    return parts.count > 1 ? view?.element(String(parts[1])) : view
  }

  /// All views, in the window or not.
  var views: [HeadlessView] {
    var result: [HeadlessView] = []
    var seen: Set<ObjectIdentifier> = []
    var open = (Array(screens.values) as [any HeadlessController] + Array(containers.values))
      .sorted { $0.name < $1.name }
      .compactMap(\.view)
    while let view = open.popLast() {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      result.append(view)
      open += view.subviews
    }
    return result
  }

  /// Whether a view belongs to a screen, so that its subviews are elements.
  func isScreen(_ view: HeadlessView) -> Bool { screens[view.name]?.view === view }
}

/// A builder of controllers by name, each created once.
private struct Builder {
  private let session: HeadlessSession
  private let descriptions: [String: Scenario.Container]
  private(set) var screens: [String: HeadlessScreen]
  private(set) var containers: [String: any TouchContainer] = [:]

  init(_ scenario: Scenario, in session: HeadlessSession) {
    self.session = session
    descriptions = Dictionary(uniqueKeysWithValues: scenario.containers.map { ($0.name, $0) })
    screens = Dictionary(
      uniqueKeysWithValues: scenario.screens.map { ($0.name, HeadlessScreen($0)) })
  }

  mutating func controller(_ name: String) -> any HeadlessController {
    if let known: any HeadlessController = screens[name] ?? containers[name] { return known }
    guard let description = descriptions[name] else {
      preconditionFailure("the scenario does not have '\(name)'")
    }
    var content: [any HeadlessController] = []
    for name in description.content { content.append(controller(name)) }
    let container: any TouchContainer =
      switch description.kind {
      case .stack:
        NavigationStack(
          name: name, root: content[0], pushed: Array(content.dropFirst()), in: session)
      case .tabs:
        TabBar(name: name, first: content[0], others: Array(content.dropFirst()), in: session)
      }
    containers[name] = container
    return container
  }
}

extension HeadlessScreen {
  fileprivate convenience init(_ screen: Scenario.Screen) {
    if screen.hasView {
      self.init(
        name: screen.name, elements: screen.elements.map { ($0.name, $0.frame) },
        isOpaque: screen.isOpaque)
    } else {
      self.init(withoutView: screen.name)
    }
  }
}
