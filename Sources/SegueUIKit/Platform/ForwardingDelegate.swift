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
  nonisolated(unsafe) weak var next: (any NSObjectProtocol)? {
    didSet {
      guard let next else { return }
      // UIKit asks only once which messages a delegate answers. Without the observer it would still
      // send those of the app's delegate after that has been deallocated.
      Self.observerKey.set(
        DeallocationObserver { [weak self] in self?.nextIsGone() }, of: next)
    }
  }

  nonisolated private static let observerKey = AssociationKey()

  /// Called when the app's own delegate is gone; subclasses become the delegate again.
  func nextIsGone() {}

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
  }
}

/// An object that lives as long as another one.
private final class DeallocationObserver {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  deinit {
    let action = action
    if Thread.isMainThread {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

// Optional methods, as functions that always exist.

extension UINavigationControllerDelegate {
  func didShow(
    _ screen: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    navigationController?(navigation, didShow: screen, animated: animated)
  }

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

  func willDismiss(_ presentation: UIPresentationController) {
    presentationControllerWillDismiss?(presentation)
  }

  func didDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidDismiss?(presentation)
  }

  func didAttemptToDismiss(_ presentation: UIPresentationController) {
    presentationControllerDidAttemptToDismiss?(presentation)
  }
}

extension UITabBarControllerDelegate {
  func allowsSelection(of screen: UIViewController, in tabs: UITabBarController) -> Bool {
    tabBarController?(tabs, shouldSelect: screen) ?? true
  }

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
