// Behavior: `dismiss(animated:completion:)` in UIViewController.h of the iOS 16.5 SDK: the presenter dismisses; what is presented above
// goes along, and only the topmost animates.

import QuartzCore

extension UIViewController {
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    if modal.presented != nil {
      dismissPresented(animated: animated, completion: completion)
    } else if let presenter = modal.presenting {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let parent {
      parent.beginDismissing(animated: animated, completion: completion)
    } else {
      StandIn.note("dismiss without a presentation", self)
    }
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = modal.presented, let controller = presented.modal.controller else {
      return
    }
    guard presented.modal.transition == nil else {
      StandIn.fault("dismiss: a presentation is in transition")
      return
    }
    presented.dropPresented()
    let run = PresentationRun(
      presenter: self, presented: presented, controller: controller, isAnimated: animated,
      completion: completion)
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated || controller.style == .custom {
      animator = run.delegate?.animationController(forDismissed: presented)
    }
    let used = animator ?? SystemAnimator(isDismissal: true, isAnimated: animated)
    let interactor =
      animator != nil && animated
      ? run.delegate?.interactionControllerForDismissal(using: used) : nil
    let context = TransitionContext(
      run.dismissalScene(isAnimated: animated), animator: used, interactor: interactor
    ) { run.dismissalEnded($0) }
    run.attach(context)
    StandIn.startTransition { run.begin(context, isPresenting: false) }
  }

  /// What is presented above goes without an animation.
  private func dropPresented() {
    guard let above = modal.presented, let controller = above.modal.controller else { return }
    above.dropPresented()
    let run = PresentationRun(
      presenter: self, presented: above, controller: controller, isAnimated: false, completion: nil)
    let context = TransitionContext(
      run.dismissalScene(isAnimated: false),
      animator: SystemAnimator(isDismissal: true, isAnimated: false), interactor: nil
    ) { run.dismissalEnded($0) }
    run.attach(context)
    run.begin(context, isPresenting: false)
  }
}
