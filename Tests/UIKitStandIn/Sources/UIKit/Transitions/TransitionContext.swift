// Behavior: the contract in the comments of UIViewControllerTransitioning.h of the iOS 16.5 SDK.

import QuartzCore

/// One transition, from its start to the end of what it has to tell.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let scene: TransitionScene
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isComplete = false
  private(set) var hasStarted = false
  private(set) var duration: TimeInterval = 0
  /// Whether `finish…` or `cancel…` was called.
  private var isDecided = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var wasInteractionEnabled = true
  private var startSize = CGSize.zero
  private var startFrames: (from: TransitionScene.Frames, to: TransitionScene.Frames)?
  private var ownCoordinator: TransitionCoordinator?
  /// What the owner does once it is over.
  private let ended: (Bool) -> Void

  init(
    _ scene: TransitionScene, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, ended: @escaping (Bool) -> Void
  ) {
    (self.scene, self.animator, self.interactor, self.ended) = (scene, animator, interactor, ended)
    super.init()
    if let interactor { isInteractive = interactor.wantsInteractiveStart }
  }

  var containerView: UIView { scene.container }
  var isAnimated: Bool { scene.isAnimated }
  var presentationStyle: UIModalPresentationStyle { scene.style }
  var targetTransform: CGAffineTransform { .identity }
  var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  private(set) var initiallyInteractive = false

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? scene.from : key == .to ? scene.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? scene.fromView : key == .to ? scene.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frames(of: vc)?.initial ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { frames(of: vc)?.final ?? .zero }

  private func frames(of controller: UIViewController) -> TransitionScene.Frames? {
    switch controller {
    case scene.from: startFrames?.from ?? scene.fromFrames()
    case scene.to: startFrames?.to ?? scene.toFrames()
    default: nil
    }
  }

  /// The coordinator, which retains the context; let go at the end.
  var coordinator: TransitionCoordinator {
    let coordinator = ownCoordinator ?? TransitionCoordinator(self)
    if !isComplete { ownCoordinator = coordinator }
    return coordinator
  }

  // MARK: Running

  /// An interaction controller is started first, and it is up to it to call `animateTransition`.
  func start() {
    hasStarted = true
    initiallyInteractive = isInteractive
    duration = animator?.transitionDuration(using: self) ?? 0
    scene.fromView?.setNeedsLayout()
    startSize = containerView.bounds.size
    if scene.keepsFrames { startFrames = (scene.fromFrames(), scene.toFrames()) }
    wasInteractionEnabled = containerView.isUserInteractionEnabled
    if !isInteractive { containerView.isUserInteractionEnabled = false }
    if isInteractive, let interactor {
      StandIn.note("startInteractiveTransition", scene.to)
      interactor.startInteractiveTransition(self)
    } else if let animator {
      StandIn.note("animateTransition", scene.to)
      animator.animateTransition(using: self)
    } else {
      completeTransition(true)
    }
    if !isComplete { coordinator.runAlongside(duration: isAnimated ? duration : 0) }
  }

  /// A percent driver begins the animator.
  func startAnimator(drivenBy driver: UIPercentDrivenInteractiveTransition) {
    driver.began(duration: duration)
    StandIn.note("animateTransition", scene.to)
    animator?.animateTransition(using: self)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard expectInteractive("updateInteractiveTransition") else { return }
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard expectInteractive("finishInteractiveTransition") else { return }
    decide(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard expectInteractive("cancelInteractiveTransition") else { return }
    decide(cancelled: true)
  }

  /// Here a transition is not interruptible, as no animator gives an interruptible one.
  func pauseInteractiveTransition() {
    StandIn.fault("pauseInteractiveTransition: no interruptible animator")
  }

  private func expectInteractive(_ name: String) -> Bool {
    if isComplete { StandIn.fault("\(name) after completeTransition") }
    if !isInteractive { StandIn.fault("\(name): the transition is not interactive") }
    return !isComplete && isInteractive
  }

  private func decide(cancelled: Bool) {
    transitionWasCancelled = cancelled
    isInteractive = false
    isDecided = true
    coordinator.tellInteractionChanged()
  }

  // MARK: Completing

  func completeTransition(_ didComplete: Bool) {
    guard !isComplete else {
      StandIn.fault("completeTransition was called twice")
      return
    }
    if !hasStarted { StandIn.fault("completeTransition before the start") }
    if initiallyInteractive, !isDecided {
      StandIn.fault("completeTransition of an interactive transition without finish or cancel")
    }
    if didComplete == transitionWasCancelled {
      StandIn.fault("completeTransition(\(didComplete)) contradicts transitionWasCancelled")
    }
    check(didComplete)
    isComplete = true
    if !didComplete { transitionWasCancelled = true }
    containerView.isUserInteractionEnabled = wasInteractionEnabled
    StandIn.note("completeTransition(\(didComplete))", scene.to)
    let (animator, coordinator) = (animator, ownCoordinator)
    ownCoordinator = nil
    StandIn.inAnyOrder([
      { animator?.animationEnded(didComplete) },
      { [self] in
        ended(didComplete)
        coordinator?.complete()
      },
    ])
    self.animator = nil
    interactor = nil
  }

  /// "If the final frame is not zero, it must be respected at the end"; an animator adds the view of `to`.
  private func check(_ didComplete: Bool) {
    guard animator != nil, didComplete else { return }
    let isResized = containerView.bounds.size != startSize
    if let view = scene.toView, !view.isDescendant(of: containerView) {
      StandIn.fault("the view of `to` is not in the container at the end")
    }
    for (controller, view) in [(scene.from, scene.fromView), (scene.to, scene.toView)] {
      guard let view, view.layer.superlayer != nil, view.transform.isIdentity else { continue }
      let final = finalFrame(for: controller)
      if final != .zero, !isResized, !view.frame.isClose(to: final) {
        StandIn.fault("a view ends at \(view.frame), not in its final frame \(final)")
      }
    }
  }
}

/// Between what a transition takes place.
@MainActor struct TransitionScene {
  typealias Frames = (initial: CGRect, final: CGRect)

  let container: UIView
  let from: UIViewController
  let to: UIViewController
  var fromView: UIView?
  var toView: UIView?
  var style = UIModalPresentationStyle.none
  var isAnimated = true
  /// Whether the frames stay those of the start, also after a rotation.
  var keepsFrames = false
  var fromFrames: () -> Frames
  var toFrames: () -> Frames
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
