// Behavior: `dismiss(animated:completion:)` in the documentation of UIViewController.
// The presenter dismisses; what is presented above goes along, and only the topmost animates.

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
    guard modal.presented != nil else { return }
    guard !presentedChain.contains(where: { $0.modal.transition != nil }) else {
      StandIn.fault("dismiss: a presentation is in transition")
      return
    }
    dropIntermediate()
    guard let presented = modal.presented, let controller = presented.modal.controller else {
      return
    }
    let run = PresentationRun(
      presenter: self, presented: presented, controller: controller, isAnimated: animated,
      completion: completion)
    let (animator, interactor) = run.driversOfDismissal()
    let context = TransitionContext(
      run.dismissalScene(isAnimated: animated), animator: animator, interactor: interactor
    ) { run.dismissalEnded($0) }
    run.attach(context)
    StandIn.startTransition { run.begin(context, isPresenting: false) }
  }

  /// What is presented by this controller, and by that one, and so on.
  private var presentedChain: [UIViewController] {
    Array(sequence(first: self) { $0.modal.presented }.dropFirst())
  }

  /// All but the topmost go without an animation; that one is then presented by this controller.
  private func dropIntermediate() {
    let chain = presentedChain
    guard chain.count > 1, let top = chain.last else { return }
    chain[chain.count - 2].modal.presented = nil
    for controller in chain.dropLast().reversed() { controller.dropOut() }
    modal.presented = top
    top.modal.presenting = self
    top.modal.controller?.presenter = self
    guard top.modal.controller?.shouldRemovePresentersView == true else { return }
    if let superview = view.superview {
      modal.place = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    }
    setAppearance(false, animated: false)
    view.removeFromSuperview()
    finishAppearance()
  }

  /// Ends the controller's presentation without an animation.
  private func dropOut() {
    guard let presenter = modal.presenting, let controller = modal.controller else { return }
    modal.place = nil
    let run = PresentationRun(
      presenter: presenter, presented: self, controller: controller, isAnimated: false,
      completion: nil)
    let context = TransitionContext(
      run.dismissalScene(isAnimated: false),
      animator: SystemAnimator(isDismissal: true, isAnimated: false), interactor: nil
    ) { run.dismissalEnded($0) }
    run.attach(context)
    run.begin(context, isPresenting: false)
  }
}
