#if canImport(ObjectiveC)
import UIKit

/// A delegate that forwards what it does not answer itself to another one.
///
/// Forwarding goes by selector, so that it includes the methods of future systems.
@MainActor
class ForwardingDelegate: NSObject {
  /// The app's own delegate.
  weak var next: (any NSObjectProtocol)?

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
  }
}

extension NavigationTransitions {
  /// The app's own animator.
  func appAnimator(
    _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (next as? any UINavigationControllerDelegate)?.navigationController?(
      navigation, animationControllerFor: operation, from: from, to: to)
  }

  /// The app's own interaction controller.
  func appInteraction(
    _ navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (next as? any UINavigationControllerDelegate)?.navigationController?(
      navigation, interactionControllerFor: animator)
  }
}

extension TabTransitions {
  /// The app's own animator.
  func appAnimator(
    _ tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (next as? any UITabBarControllerDelegate)?.tabBarController?(
      tabs, animationControllerForTransitionFrom: from, to: to)
  }

  /// The app's own interaction controller.
  func appInteraction(
    _ tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (next as? any UITabBarControllerDelegate)?.tabBarController?(
      tabs, interactionControllerFor: animator)
  }
}
#endif
