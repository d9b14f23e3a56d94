import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueStyles
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// A window with the screens and containers of a scenario.
@MainActor
final class ScenarioWindow {
  let window: UIWindow
  private(set) var controllers: [String: UIViewController] = [:]
  private let scenario: Scenario

  /// Resets the stand-in, and shows the scenario's root.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    StandIn.reset()
    let size = CGSize(scenario.window)
    StandIn.reducesMotion = scenario.traits.reducesMotion
    StandIn.layoutDirection = scenario.traits.isRightToLeft ? .rightToLeft : .leftToRight
    StandIn.userInterfaceStyle = scenario.traits.isDark ? .dark : .light
    Segue.playback = .coreAnimation
    ProblemLog.forget()
    _ = Console.take()
    Self.useCatalogRules()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    for screen in scenario.screens { controllers[screen.name] = ScenarioScreen(screen) }
    for container in scenario.containers { _ = controller(container.name) }
    window.rootViewController = controller(scenario.root)
    window.makeKeyAndVisible()
    StandIn.commit()
  }

  /// The catalog's rules; those of presentations are ``style(presenting:from:isSourceKnown:)``'s, as
  /// the presented screen has the style.
  private static func useCatalogRules() {
    Segue.rules.removeAll()
    for rule in ScenarioFolder.registry.rules.rules.reversed() where rule.source == .any {
      let style = TransitionStyle(rule.preset, in: .segue)
      switch rule.operation {
      case .push: Segue.rules.add(.push(from: rule.from?.text, to: rule.to?.text), style)
      case .pop: Segue.rules.add(.pop(from: rule.from?.text, to: rule.to?.text), style)
      case .tab: Segue.rules.add(.tab(from: rule.from?.text, to: rule.to?.text), style)
      case .present, .dismiss: break
      }
    }
  }

  /// The style that the catalog's rules have for a presentation.
  func style(
    presenting name: String, from presenter: UIViewController, isSourceKnown: Bool
  ) -> TransitionStyle? {
    let query = RuleQuery(
      operation: .present, from: presenter.screenName, to: name, isSourceKnown: isSourceKnown)
    return ScenarioFolder.registry.rules.first(for: query) {
      TransitionStyle($0.preset, in: .segue)
    }
  }

  /// The screen or container of a name; containers are made with their contents.
  func controller(_ name: String) -> UIViewController? {
    if let known = controllers[name] { return known }
    guard let description = scenario.containers.first(where: { $0.name == name }) else {
      return nil
    }
    let content = description.content.compactMap { controller($0) }
    let made: UIViewController
    switch description.kind {
    case .stack:
      let stack = UINavigationController()
      // As before iOS 26: the headless containers go back from the edge only.
      stack.interactiveContentPopGestureRecognizer?.isEnabled = false
      stack.setViewControllers(content, animated: false)
      stack.isNavigationBarHidden = true
      stack.segue.style = .parallaxPush()
      made = stack
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = content
      tabs.segue.style = .tabSlide()
      made = tabs
    }
    made.title = name
    controllers[name] = made
    return made
  }

  // MARK: What is shown

  /// The root, and what is presented over it, topmost last.
  var presentations: [UIViewController] {
    var result = [window.rootViewController].compactMap { $0 }
    while let next = result.last?.presentedViewController { result.append(next) }
    return result
  }

  /// The visible containers and the screen on top, innermost first.
  var shown: [UIViewController] {
    var result = [presentations.last].compactMap { $0 }
    while true {
      let next: UIViewController?
      switch result.first {
      case let stack as UINavigationController: next = stack.topViewController
      case let tabs as UITabBarController: next = tabs.selectedViewController
      default: next = nil
      }
      guard let next else { return result }
      result.insert(next, at: 0)
    }
  }

  /// The innermost visible container of a kind.
  func shown<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    shown.lazy.compactMap { $0 as? Kind }.first
  }

  /// The transitions of containers, as Segue sees them; innermost first.
  var transitions: [ContainerTransitions] {
    let inner = shown.compactMap { controller in
      (controller as? UINavigationController)?.navigationTransitions?.transitions
        ?? (controller as? UITabBarController)?.tabTransitions?.transitions
    }
    let presented = presentations.reversed().compactMap {
      ($0.screenSettings?.presentationDelegate as? PresentationTransitions)?.transitions
    }
    return inner + presented
  }

  /// The view of a screen, a container, or an element as `SCREEN.ELEMENT`.
  func view(_ name: String) -> UIView? {
    let parts = name.split(separator: ".").map(String.init)
    guard let controller = parts.first.flatMap({ controllers[$0] }) else { return nil }
    guard parts.count > 1 else { return controller.viewIfLoaded }
    return (controller as? ScenarioScreen)?.elements[parts[1]]
  }

  /// The name of a screen's or container's view.
  func name(of view: UIView) -> String? {
    if view === window { return Scenario.windowName }
    if presentations.contains(where: { $0.presentationController?.containerView === view }) {
      return "presentation"
    }
    return controllers.first { $0.value.viewIfLoaded === view }?.key
  }

  /// The named views of the window: `window(home(feed))`.
  var hierarchy: String { text(window).joined(separator: " ") }

  private func text(_ view: UIView) -> [String] {
    let inner = view.subviews.flatMap { text($0) }
    guard let name = name(of: view) else { return inner }
    return [inner.isEmpty ? name : "\(name)(\(inner.joined(separator: " ")))"]
  }
}
