// Behavior: "Presenting a View Controller" and "Customizing the Transition Animations", View Controller Programming Guide for iOS.

import QuartzCore

/// What a presentation is about while it begins or ends.
@MainActor struct PresentationRun {
  let presenter: UIViewController
  let presented: UIViewController
  let controller: UIPresentationController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// Whether the presenter's view leaves the window.
  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  var delegate: (any UIViewControllerTransitioningDelegate)? { presented.transitioningDelegate }

  var container: TransitionContainer? { controller.container as? TransitionContainer }
}

extension UIViewController {
  /// The controller that presents for this one: itself, if it defines a context for such a style, or the topmost container.
  func presenter(isFullscreen: Bool) -> UIViewController {
    var controller = self
    while let parent = controller.parent {
      if !isFullscreen, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  func makePresentationController() -> UIPresentationController? {
    guard modalPresentationStyle != .custom, modalPresentationStyle != .none else { return nil }
    return SystemPresentation(presentedViewController: self, presenting: modal.presenting)
  }

  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let isCurrent = [.currentContext, .overCurrentContext].contains(
      presented.modalPresentationStyle)
    let presenter = presenter(isFullscreen: !isCurrent)
    guard let problem = presentationProblem(presented, presenter) else {
      startPresenting(presented, by: presenter, animated: animated, completion: completion)
      return
    }
    StandIn.fault(problem)
  }

  private func presentationProblem(
    _ presented: UIViewController, _ presenter: UIViewController
  ) -> String? {
    if presented.modal.presenting != nil { return "present: the controller is presented already" }
    if presented.parent != nil { return "present: the controller has a parent" }
    if presenter.modal.presented != nil { return "present: the presenter presents another one" }
    if presenter.isBeingDismissed { return "present: the presenter is being dismissed" }
    if presenter.viewIfLoaded?.window == nil { return "present: the presenter is not in a window" }
    return nil
  }

  private func startPresenting(
    _ presented: UIViewController, by presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let controller = presentation(of: presented, by: presenter)
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.modal.controller = controller
    controller.makeContainer()
    let run = PresentationRun(
      presenter: presenter, presented: presented, controller: controller, isAnimated: animated,
      completion: completion)
    let (animator, interactor) = run.driversOfPresentation(source: self)
    let context = TransitionContext(
      run.presentationScene(isAnimated: animated), animator: animator, interactor: interactor
    ) { run.presentationEnded($0) }
    run.attach(context)
    StandIn.startTransition { run.begin(context, isPresenting: true) }
  }

  /// A custom controller is used only with the style `.custom`.
  private func presentation(
    of presented: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController {
    var controller: UIPresentationController?
    if presented.modalPresentationStyle == .custom {
      controller = presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: StandIn.either(true) ? presenter : nil, source: self)
    }
    let used =
      controller ?? SystemPresentation(presentedViewController: presented, presenting: presenter)
    used.presenter = presenter
    return used
  }
}

extension UIPresentationController {
  /// Puts the container over the presenter, or over the whole window.
  fileprivate func makeContainer() {
    guard let view = presenter?.view, let window = view.window else { return }
    let container = TransitionContainer(
      frame: shouldPresentInFullscreen ? window.bounds : view.frame)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (shouldPresentInFullscreen ? window : view.superview)?.addSubview(container)
    self.container = container
  }
}

extension StandIn {
  /// Begins a transition in this turn of the run loop or, as usual, in the next: no documentation says.
  @MainActor static func startTransition(_ work: @escaping @MainActor () -> Void) {
    if either(false) { work() } else { nextTurn(work) }
  }
}
