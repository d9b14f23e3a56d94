// Behavior: UIPresentationController.h and UIViewControllerTransitioning.h of the iOS 16.5 SDK.

import QuartzCore

extension PresentationRun {
  private var frame: CGRect { controller.frameOfPresentedViewInContainerView }

  private var presenterFrame: CGRect {
    guard let container, let view = presenter.viewIfLoaded else { return .zero }
    return view.superview.map { container.convert(view.layer.frame, from: $0) } ?? container.bounds
  }

  func presentationScene(isAnimated: Bool) -> TransitionScene {
    TransitionScene(
      container: controller.container ?? UIView(), from: presenter, to: presented,
      fromView: removesPresenter ? presenter.view : nil, toView: controller.presentedView,
      style: controller.presentationStyle, isAnimated: isAnimated,
      fromFrames: { (presenterFrame, removesPresenter ? .zero : presenterFrame) },
      toFrames: { (.zero, frame) })
  }

  func dismissalScene(isAnimated: Bool) -> TransitionScene {
    TransitionScene(
      container: controller.container ?? UIView(), from: presented, to: presenter,
      fromView: controller.presentedView, toView: removesPresenter ? presenter.view : nil,
      style: controller.presentationStyle, isAnimated: isAnimated,
      fromFrames: { (controller.presentedView?.layer.frame ?? frame, .zero) },
      toFrames: {
        removesPresenter
          ? (.zero, container?.bounds ?? .zero) : (presenterFrame, presenterFrame)
      })
  }

  typealias Drivers = (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// Whether the delegate is asked for an animator: for `.custom` also where nothing animates.
  private var asksForAnimator: Bool { isAnimated || controller.style == .custom }

  /// The delegate's animator and interactor, or the system's animator.
  func driversOfPresentation(source: UIViewController) -> Drivers {
    guard asksForAnimator,
      let own = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
    else { return (SystemAnimator(isDismissal: false, isAnimated: isAnimated), nil) }
    return (own, isAnimated ? delegate?.interactionControllerForPresentation(using: own) : nil)
  }

  /// The delegate's animator and interactor, or the system's animator.
  func driversOfDismissal() -> Drivers {
    guard asksForAnimator, let own = delegate?.animationController(forDismissed: presented) else {
      return (SystemAnimator(isDismissal: true, isAnimated: isAnimated), nil)
    }
    return (own, isAnimated ? delegate?.interactionControllerForDismissal(using: own) : nil)
  }

  /// Both controllers know their transition, and so their coordinator.
  func attach(_ context: TransitionContext?) {
    presenter.modal.transition = context
    presented.modal.transition = context
  }

  func begin(_ context: TransitionContext, isPresenting: Bool) {
    if isPresenting {
      presented.modal.isBeingPresented = true
      if removesPresenter { rememberPlace() }
    } else {
      presented.modal.isBeingDismissed = true
    }
    StandIn.inAnyOrder([
      {
        if isPresenting {
          StandIn.note("presentationTransitionWillBegin", presented)
          controller.presentationTransitionWillBegin()
        } else {
          StandIn.note("dismissalTransitionWillBegin", presented)
          controller.dismissalTransitionWillBegin()
        }
      },
      {
        if removesPresenter { presenter.setAppearance(!isPresenting, animated: isAnimated) }
        presented.setAppearance(isPresenting, animated: isAnimated)
      },
    ])
    container?.layoutIfNeeded()
    _ = frame
    context.start()
    if isPresenting { presented.tellIsAppearing() } else { presenter.tellIsAppearing() }
  }

  /// The view of a presenter that will be removed moves into the container.
  private func rememberPlace() {
    guard let view = presenter.view, let superview = view.superview, let container else { return }
    let frame = container.convert(view.layer.frame, from: superview)
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presenter.modal.place = (superview, index)
    view.frame = frame
    container.insertSubview(view, at: 0)
  }

  /// And back.
  private func restorePlace() {
    guard let view = presenter.view, let place = presenter.modal.place else { return }
    presenter.modal.place = nil
    if view.superview !== place.superview { place.superview.insertSubview(view, at: place.index) }
    if view.transform.isIdentity { view.frame = place.superview.bounds }
  }

  func presentationEnded(_ completed: Bool) {
    if completed {
      if removesPresenter { presenter.view.removeFromSuperview() }
    } else {
      presented.view.removeFromSuperview()
      restorePlace()
    }
    StandIn.inAnyOrder([
      {
        StandIn.note("presentationTransitionDidEnd(\(completed))", presented)
        controller.presentationTransitionDidEnd(completed)
      },
      { settleAppearance(completed, isPresenting: true) },
    ])
    presented.modal.isBeingPresented = false
    attach(nil)
    if !completed { detach() }
    if completed || StandIn.either(true) { completion?() }
  }

  func dismissalEnded(_ completed: Bool) {
    if completed {
      restorePlace()
      controller.presentedView?.removeFromSuperview()
    } else if removesPresenter {
      presenter.view.removeFromSuperview()
    }
    StandIn.inAnyOrder([
      {
        StandIn.note("dismissalTransitionDidEnd(\(completed))", presented)
        controller.dismissalTransitionDidEnd(completed)
      },
      { settleAppearance(completed, isPresenting: false) },
    ])
    presented.modal.isBeingDismissed = false
    attach(nil)
    if completed { detach() }
    if completed || StandIn.either(true) { completion?() }
  }

  /// A cancelled transition turns both appearances round.
  private func settleAppearance(_ completed: Bool, isPresenting: Bool) {
    let presentedShows = isPresenting == completed
    if !completed {
      presented.setAppearance(presentedShows, animated: isAnimated)
      if removesPresenter { presenter.setAppearance(!presentedShows, animated: isAnimated) }
    }
    StandIn.inAnyOrder([
      { presented.finishAppearance() },
      { if removesPresenter { presenter.finishAppearance() } },
    ])
  }

  /// The presentation is no more.
  private func detach() {
    presenter.modal.presented = nil
    presented.modal.presenting = nil
    presented.modal.controller = nil
    controller.container?.removeFromSuperview()
    controller.container = nil
  }
}
