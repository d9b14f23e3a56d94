#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The delegate of a navigation controller that answers with Segue's transitions, and forwards
/// everything else to the app's own delegate.
///
/// The navigation controller keeps it alive, as it holds its delegate weakly.
@MainActor
final class NavigationTransitions: ForwardingDelegate {
  /// The style if no rule and no screen has another.
  var style: TransitionStyle?

  private weak var navigation: UINavigationController?
  private(set) lazy var transitions = ContainerTransitions(of: self)

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  /// The app's own delegate.
  private var app: (any UINavigationControllerDelegate)? {
    next as? any UINavigationControllerDelegate
  }

  /// Becomes the delegate, with the present one behind it, and takes touches.
  func attach() {
    guard let navigation else { return }
    if navigation.delegate !== self {
      next = navigation.delegate
      navigation.delegate = self
    }
    transitions.tracking.attach(to: navigation.view)
    updateSystemGestures()
  }

  /// Returns the delegate and the gestures to the app.
  func detach() {
    guard let navigation else { return }
    style = nil
    transitions.tracking.detach()
    updateSystemGestures()
    if navigation.delegate === self {
      navigation.delegate = app
    }
  }

  /// The system's swipes go back by themselves; Segue's replaces them as long as there is a style.
  private func updateSystemGestures() {
    guard let navigation else { return }
    let isOwn = transitions.tracking.recognizer.view != nil
    navigation.interactivePopGestureRecognizer?.isEnabled = !isOwn
    if #available(iOS 26, *) {
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = !isOwn
    }
  }

  /// The style of a change between two screens; nil for UIKit's own transition.
  private func change(
    _ operation: ScreenOperation, from: UIViewController, to: UIViewController
  ) -> ScreenChange {
    let upper = operation == .push ? to : from
    let query = RuleQuery(
      operation: operation, from: from.screenName, to: to.screenName,
      isSourceKnown: upper.screenSettings?.source?() != nil)
    return ScreenChange(
      operation: operation, from: from, to: to, direction: operation == .push ? 1 : -1,
      style: upper.screenSettings?.pushStyle ?? Segue.rules.style(for: query) ?? style)
  }
}

extension NavigationTransitions: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let kind = ScreenOperation(operation) else { return nil }
    let change = change(kind, from: fromVC, to: toVC)
    guard change.style != nil else {
      return app?.animator(of: navigationController, for: operation, from: fromVC, to: toVC)
    }
    return transitions.controller(for: change, StyleMatch(change))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let own = animator as? TransitionController else {
      return app?.interaction(of: navigationController, for: animator)
    }
    return own.interactionController
  }
}

extension NavigationTransitions: GestureHost {
  func offer(for movement: CGPoint) -> GestureOffer? {
    guard let navigation, navigation.transitionCoordinator == nil else { return nil }
    let screens = navigation.viewControllers
    guard screens.count > 1 else { return nil }
    let change = change(.pop, from: screens[screens.count - 1], to: screens[screens.count - 2])
    return StyleMatch(change)?.offer(in: navigation.view)
  }

  func begin(_ offer: GestureOffer) -> Bool {
    guard let navigation, navigation.topViewController === offer.change.from else { return false }
    return navigation.popViewController(animated: true) != nil
  }
}

extension ScreenOperation {
  /// The operation of a navigation controller; nil for none.
  fileprivate init?(_ operation: UINavigationController.Operation) {
    switch operation {
    case .push: self = .push
    case .pop: self = .pop
    default: return nil
    }
  }
}
#endif
