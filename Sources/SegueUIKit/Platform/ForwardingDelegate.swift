#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

/// A delegate that forwards what it does not answer itself to another one.
///
/// Forwarding goes by selector, so that it includes the methods of future systems.
@MainActor
class ForwardingDelegate: NSObject {
  /// The app's own delegate.
  ///
  /// UIKit sends messages on the main thread only, by methods that `NSObject` does not bind to it.
  nonisolated(unsafe) weak var next: (any NSObjectProtocol)?

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
  }
}

// Optional methods, as functions that always exist.

extension UINavigationControllerDelegate {
  func animator(
    of navigation: UINavigationController, for operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
  }

  func interaction(
    of navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController?(navigation, interactionControllerFor: animator)
  }
}

extension UIAdaptivePresentationControllerDelegate {
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    presentationControllerShouldDismiss?(presentation) ?? true
  }
}

extension UITabBarControllerDelegate {
  func animator(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  func interaction(
    of tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarController?(tabs, interactionControllerFor: animator)
  }
}
#endif
