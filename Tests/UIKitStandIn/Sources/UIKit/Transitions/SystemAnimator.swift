// Behavior: what the system does where a delegate gives no animator; here the new view is put in place, and time goes by.

import QuartzCore

/// Stands for the system's animations.
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  private let duration: TimeInterval

  init(isDismissal: Bool, isAnimated: Bool) {
    self.isDismissal = isDismissal
    duration = isAnimated ? 0.35 : 0
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to) else { return }
    if let view = transitionContext.view(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: to)
      if view.superview !== transitionContext.containerView {
        if isDismissal {
          transitionContext.containerView.insertSubview(view, at: 0)
        } else {
          transitionContext.containerView.addSubview(view)
        }
      }
    }
    if duration == 0 {
      transitionContext.completeTransition(true)
    } else if !transitionContext.isInteractive {
      StandIn.later(duration) { transitionContext.completeTransition(true) }
    }
  }
}
