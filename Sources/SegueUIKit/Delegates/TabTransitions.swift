#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The delegate of a tab bar controller that answers with Segue's transitions, and forwards
/// everything else to the app's own delegate.
///
/// The tab bar controller keeps it alive, as it holds its delegate weakly.
@MainActor
final class TabTransitions: ForwardingDelegate {
  /// The style if no rule has another.
  var style: TransitionStyle?
  /// Whether it follows rules even without a style.
  var followsRules = false

  private weak var tabs: UITabBarController?
  private(set) lazy var transitions = ContainerTransitions(of: self)

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
  }

  /// The app's own delegate.
  private var app: (any UITabBarControllerDelegate)? { next as? any UITabBarControllerDelegate }

  /// Becomes the delegate, forwards to the previous one, and starts handling touches.
  func attach() {
    guard let tabs else { return }
    if tabs.delegate !== self {
      next = tabs.delegate
      tabs.delegate = self
    }
    transitions.tracking.attach(to: tabs.view)
  }

  /// Becomes the delegate if there is a style or rules to follow; otherwise restores the app's delegate.
  func attachOrDetach() {
    if style != nil || followsRules { attach() } else { detach() }
  }

  // Setting the delegate again makes UIKit ask which messages it answers.
  override func nextIsGone() {
    guard let tabs, tabs.delegate === self else { return }
    tabs.delegate = nil
    tabs.delegate = self
  }

  /// Returns the delegate and the gestures to the app.
  func detach() {
    guard let tabs else { return }
    transitions.tracking.detach()
    if tabs.delegate === self { tabs.delegate = app }
  }

  private func change(from: UIViewController, to: UIViewController) -> ScreenChange {
    let screens = tabs?.viewControllers ?? []
    // A screen that is not among them, such as the list of more, lies after all others.
    let (start, end) = (
      screens.firstIndex(of: from) ?? screens.count, screens.firstIndex(of: to) ?? screens.count
    )
    let query = RuleQuery(
      operation: .tab, from: from.screenName, to: to.screenName, isSourceKnown: false)
    return ScreenChange(
      operation: .tab, from: from, to: to, direction: end >= start ? 1 : -1,
      chosen: Segue.rules.style(for: query) ?? ChosenStyle(style, .container))
  }
}

extension TabTransitions: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let change = change(from: fromVC, to: toVC)
    guard change.style != nil else {
      return app?.animator(of: tabBarController, from: fromVC, to: toVC)
    }
    return transitions.controller(for: change, StyleMatch(change))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let own = animationController as? TransitionController else {
      return app?.interaction(of: tabBarController, for: animationController)
    }
    return own.interactionController
  }
}

extension TabTransitions: GestureHost {
  // A finger that moves toward the leading edge reveals the next tab.
  func offer(for drag: Drag) -> GestureOffer? {
    let movement = drag.movement
    guard let tabs, isDelegate(tabs.delegate, of: "tab bar controller"),
      tabs.transitionCoordinator == nil, abs(movement.x) > abs(movement.y),
      // From iOS 26 on, a finger on the bar itself selects what it is on.
      drag.touched?.isDescendant(of: tabs.tabBar) != true,
      let screens = tabs.viewControllers, let selected = tabs.selectedViewController,
      !selected.hidesTabBar, let index = screens.firstIndex(of: selected)
    else { return nil }
    let isRightToLeft = tabs.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let next = (movement.x < 0) != isRightToLeft ? index + 1 : index - 1
    guard screens.indices.contains(next), screens[next].tabBarItem.isEnabled else { return nil }
    return StyleMatch(change(from: selected, to: screens[next]))?.offer(in: tabs.view)
  }

  // The app is asked only now, since it may present a screen in place of a tab: an offer is made for every drag, also one
  // that only scrolls.
  func begin(_ offer: GestureOffer) -> Bool {
    guard let tabs, tabs.selectedViewController === offer.change.from,
      app?.allowsSelection(of: offer.change.to, in: tabs) ?? true
    else { return false }
    tabs.selectedViewController = offer.change.to
    return true
  }

  // UIKit says so only of its tab bar.
  func didFinish(_ change: ScreenChange) {
    guard let tabs else { return }
    app?.didSelect(change.to, after: change.from, in: tabs)
  }
}

extension UIViewController {
  /// Whether a screen that was pushed here hides the tab bar, so that no finger changes the tab.
  fileprivate var hidesTabBar: Bool {
    (self as? UINavigationController)?.viewControllers.contains { $0.hidesBottomBarWhenPushed }
      ?? false
  }
}
#endif
