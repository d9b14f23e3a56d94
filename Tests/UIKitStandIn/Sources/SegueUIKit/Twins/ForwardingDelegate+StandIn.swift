import UIKit

/// A delegate that forwards what it does not answer itself to another one.
@MainActor
class ForwardingDelegate: NSObject {
  /// The app's own delegate.
  weak var next: (any NSObjectProtocol)?
}

// Without Objective-C's runtime, each method is forwarded by itself.

extension NavigationTransitions {
  private var app: (any UINavigationControllerDelegate)? {
    next as? any UINavigationControllerDelegate
  }

  /// The app's own animator.
  func appAnimator(
    _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    app?.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
  }

  /// The app's own interaction controller.
  func appInteraction(
    _ navigation: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    app?.navigationController(navigation, interactionControllerFor: animator)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    app?.navigationControllerSupportedInterfaceOrientations(navigationController)
      ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    app?.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? .portrait
  }
}

extension TabTransitions {
  private var app: (any UITabBarControllerDelegate)? { next as? any UITabBarControllerDelegate }

  /// The app's own animator.
  func appAnimator(
    _ tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    app?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  /// The app's own interaction controller.
  func appInteraction(
    _ tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    app?.tabBarController(tabs, interactionControllerFor: animator)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { app?.tabBarController(tabBarController, shouldSelect: viewController) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { app?.tabBarController(tabBarController, didSelect: viewController) }
}
