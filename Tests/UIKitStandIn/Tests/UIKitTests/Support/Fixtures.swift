// Not Apple's: controllers, animators and delegates that keep what they hear.

import UIKit

/// Where a test begins: a window with a root, in a world where nothing else is.
@MainActor func window(with root: UIViewController) -> UIWindow {
  StandIn.reset()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  StandIn.commit()
  StandIn.log = []
  return window
}

/// A controller that keeps its appearance calls.
final class Screen: UIViewController {
  var calls: [String] = []
  var onAppear: (() -> Void)?

  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    title = name
    view.accessibilityIdentifier = name
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
    onAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}

/// Adds the new view, and waits for the test.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  var calls: [String] = []
  var context: (any UIViewControllerContextTransitioning)?
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    calls.append("duration")
    return 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    calls.append("animate")
    context = transitionContext
    if let view = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: to)
      transitionContext.containerView.addSubview(view)
    }
    onAnimate?(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    calls.append("ended \(transitionCompleted)")
    context = nil
  }
}

/// Drives as the test says.
final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
  var calls: [String] = []
  var context: (any UIViewControllerContextTransitioning)?
  var wantsInteractiveStart = true
  let animator: Animator

  init(_ animator: Animator) { self.animator = animator }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append("start")
    context = transitionContext
    animator.animateTransition(using: transitionContext)
  }

  func end(finishes: Bool) {
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    if !finishes { context?.view(forKey: .to)?.removeFromSuperview() }
    context?.completeTransition(finishes)
    context = nil
  }
}

/// Gives an animator and, if there is one, an interactor and a presentation.
final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  var calls: [String] = []
  let animator = Animator()
  var interactor: Interactor?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("presented")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("dismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interaction")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interaction")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    calls.append("presentation")
    return makePresentation?(presented, presenting)
  }
}
