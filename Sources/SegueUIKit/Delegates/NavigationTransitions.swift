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
  /// Whether it follows rules even without a style.
  var followsRules = false
  /// Whether its screens are pages of SwiftUI, which make their elements only when they are laid out.
  var showsPages = false

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

  /// Becomes the delegate, forwards to the previous one, and starts handling touches.
  func attach() {
    guard let navigation else { return }
    if navigation.delegate !== self {
      next = navigation.delegate
      navigation.delegate = self
    }
    transitions.tracking.attach(to: navigation.view)
  }

  /// Becomes the delegate if there is a style or rules to follow; otherwise restores the app's delegate.
  func attachOrDetach() {
    if style != nil || followsRules { attach() } else { detach() }
  }

  // Setting the delegate again makes UIKit ask which messages it answers.
  override func nextIsGone() {
    guard let navigation, navigation.delegate === self else { return }
    navigation.delegate = nil
    navigation.delegate = self
  }

  /// Returns the delegate and the gestures to the app.
  func detach() {
    guard let navigation else { return }
    transitions.tracking.detach()
    if navigation.delegate === self {
      navigation.delegate = app
    }
  }

  /// The pop to the screen below; nil at the bottom.
  private var popChange: ScreenChange? {
    guard let screens = navigation?.viewControllers, screens.count > 1 else { return nil }
    return change(.pop, from: screens[screens.count - 1], to: screens[screens.count - 2])
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
      chosen: ChosenStyle(upper.screenSettings?.pushStyle ?? upper.pageMark?.style, .screen)
        ?? Segue.rules.style(for: query) ?? ChosenStyle(style, .container))
  }

  /// Lays out a page that has not been on the screen yet, so that its elements and its style are known.
  private func layOut(_ page: UIViewController) {
    guard showsPages, let navigation, page.view.window == nil else { return }
    page.view.frame = navigation.view.bounds
    page.view.layoutIfNeeded()
  }
}

extension NavigationTransitions: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let kind = ScreenOperation(operation) else { return nil }
    layOut(toVC)
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
  func offer(for drag: Drag) -> GestureOffer? {
    guard let navigation, isDelegate(navigation.delegate, of: "navigation controller"),
      navigation.transitionCoordinator == nil, let change = popChange,
      change.from.goesBackByFinger, navigation.goesBackFromEdge
    else { return nil }
    let offer = StyleMatch(change)?.offer(in: navigation.view)
    guard let offer, offer.interaction.gesture == .edgePan(.leading),
      navigation.goesBackFromContent, !navigation.isAtLeadingEdge(drag.start)
    else { return offer }
    // Where the system goes back from anywhere on the screen, so does Segue.
    return offer.begun(by: .pan(.trailing))
  }

  // The system's own swipe begins only where Segue's cannot.
  func isAwaited(by other: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    return other === navigation.interactivePopGestureRecognizer
      || other === navigation.contentSwipe
  }

  // As the system's, a swipe from the edge comes before everything on the screen.
  func yieldsToContent(at start: CGPoint) -> Bool { navigation?.isAtLeadingEdge(start) == false }

  func begin(_ offer: GestureOffer) -> Bool {
    guard let navigation, navigation.topViewController === offer.change.from else { return false }
    return navigation.popViewController(animated: true) != nil
  }
}

extension UINavigationController {
  /// The system's swipe back from anywhere on the screen; nil before iOS 26.
  fileprivate var contentSwipe: UIGestureRecognizer? {
    guard #available(iOS 26, *) else { return nil }
    return interactiveContentPopGestureRecognizer
  }

  /// Whether the app lets fingers go back from the edge.
  fileprivate var goesBackFromEdge: Bool { interactivePopGestureRecognizer?.isEnabled != false }

  /// Whether the system and the app let fingers go back from anywhere on the screen.
  fileprivate var goesBackFromContent: Bool { contentSwipe?.isEnabled == true }

  fileprivate func isAtLeadingEdge(_ point: CGPoint) -> Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isRightToLeft ? view.bounds.maxX - point.x : point.x - view.bounds.minX
    return distance <= GestureRecognizer.edgeZone
  }
}

extension UIViewController {
  /// Whether a finger may pop the screen: not if it hides or replaces the back button, unless the app
  /// says so.
  fileprivate var goesBackByFinger: Bool {
    if let allows = screenSettings?.allowsSwipeBack { return allows }
    let item = navigationItem
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
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
