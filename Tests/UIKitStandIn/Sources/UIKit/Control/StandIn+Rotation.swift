// Not Apple's: rotation. Behavior: "The View Controller Hierarchy" and `viewWillTransition(to:with:)` in UIContentContainer.h of the iOS 16.5 SDK.

public import QuartzCore

@MainActor extension StandIn {
  /// The device turns: the root and what is presented hear of the new size, the window gets it, containers are laid out, animations run alongside.
  public static func rotate(_ window: UIWindow, to size: CGSize) {
    guard let root = window.rootViewController else { return }
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    let scene = TransitionScene(
      container: window, from: root, to: root, fromFrames: { (window.bounds, window.bounds) },
      toFrames: { (window.bounds, window.bounds) })
    let context = TransitionContext(
      scene, animator: RotationAnimator(), interactor: nil, ended: { _ in })
    var controllers: [any UIContentContainer] = [root]
    var next = root.modal.presented
    while let presented = next {
      if let controller = presented.modal.controller { controllers.append(controller) }
      next = presented.modal.presented
    }
    for controller in controllers {
      controller.viewWillTransition(to: size, with: context.coordinator)
    }
    window.frame = CGRect(origin: .zero, size: size)
    window.layoutIfNeeded()
    context.start()
    commit()
  }
}

extension UIViewController {
  /// Children with views of their own hear of the size as well.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }
}

/// Lets the time of a rotation go by.
final class RotationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    StandIn.later(0.4) { transitionContext.completeTransition(true) }
  }
}
