import UIKit

/// A delegate that forwards what it does not answer itself to another one.
@MainActor
class ForwardingDelegate: NSObject {
  /// The app's own delegate.
  weak var next: (any NSObjectProtocol)?

  /// Called when the app's own delegate is gone; without Objective-C nobody knows.
  func nextIsGone() {}
}

extension UINavigationControllerDelegate {
  func animator(
    of navigation: UINavigationController, for operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController(navigation, animationControllerFor: operation, from: from, to: to)
  }

  func interaction(
    of navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController(navigation, interactionControllerFor: animator)
  }
}

extension UIAdaptivePresentationControllerDelegate {
  func allowsDismissal(of presentation: UIPresentationController) -> Bool {
    presentationControllerShouldDismiss(presentation)
  }

  func willDismiss(_ presentation: UIPresentationController) {
    presentationControllerWillDismiss(presentation)
  }

  func didDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidDismiss(presentation)
  }

  func didAttemptToDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidAttemptToDismiss(presentation)
  }
}

extension UITabBarControllerDelegate {
  func allowsSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
    tabBarController(tabs, shouldSelect: screen)
  }

  func didSelect(
    _ screen: UIViewController, after other: UIViewController, in tabs: UITabBarController
  ) {
    tabBarController(tabs, didSelect: screen)
  }

  func animator(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  func interaction(
    of tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarController(tabs, interactionControllerFor: animator)
  }
}

// Without Objective-C's runtime, each method is forwarded by itself.

extension NavigationTransitions {
  private var forwardee: (any UINavigationControllerDelegate)? {
    next as? any UINavigationControllerDelegate
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    forwardee?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    forwardee?.navigationControllerPreferredInterfaceOrientationForPresentation(
      navigationController)
      ?? .portrait
  }
}

extension TabTransitions {
  private var forwardee: (any UITabBarControllerDelegate)? {
    next as? any UITabBarControllerDelegate
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { forwardee?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { forwardee?.tabBarController(tabBarController, didSelect: viewController) }
}
