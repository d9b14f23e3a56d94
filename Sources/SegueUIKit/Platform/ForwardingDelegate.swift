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
      DeallocationObserver.of(next).actions[ObjectIdentifier(self)] = { [weak self] in
        if let self, self.next == nil { nextIsGone() }
      }
    }
  }

  /// Called when the app's own delegate is gone; subclasses become the delegate again.
  func nextIsGone() {}

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    next?.responds(to: selector) == true ? next : super.forwardingTarget(for: selector)
  }
}

/// An object that lives as long as another one, which can be the delegate of several containers.
private final class DeallocationObserver {
  /// What is done then, for each of those that forward to it.
  var actions: [ObjectIdentifier: @MainActor () -> Void] = [:]

  private static let key = AssociationKey()

  /// The observer of an object.
  static func of(_ object: AnyObject) -> DeallocationObserver {
    if let known = key.object(of: object) as? DeallocationObserver { return known }
    let observer = DeallocationObserver()
    key.set(observer, of: object)
    return observer
  }

  deinit {
    let actions = Array(actions.values)
    if Thread.isMainThread {
      MainActor.assumeIsolated { for action in actions { action() } }
    } else {
      Task { @MainActor in for action in actions { action() } }
    }
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
    if #available(iOS 18, *), let tab = screen.tab,
      let allows = tabBarController?(tabs, shouldSelectTab: tab)
    {
      return allows
    }
    return tabBarController?(tabs, shouldSelect: screen) ?? true
  }

  /// A finger has changed the tab.
  func didSelect(
    _ screen: UIViewController, after other: UIViewController, in tabs: UITabBarController
  ) {
    if #available(iOS 18, *), let tab = screen.tab {
      tabBarController?(tabs, didSelectTab: tab, previousTab: other.tab)
    }
    tabBarController?(tabs, didSelect: screen)
  }

  func animator(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(visionOS)
    return nil  // Its tab bar controllers never ask.
    #else
    return tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  func interaction(
    of tabs: UITabBarController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(visionOS)
    return nil  // Its tab bar controllers never ask.
    #else
    return tabBarController?(tabs, interactionControllerFor: animator)
    #endif
  }
}
#endif
