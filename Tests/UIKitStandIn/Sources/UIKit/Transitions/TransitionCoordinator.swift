// Behavior: UIViewControllerTransitionCoordinator.h of the iOS 16.5 SDK.
// Alongside animations run by themselves, also in interactive transitions, where Apple's follow the fraction.

import QuartzCore

/// Runs animations of others beside a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var isRunning = false

  init(_ context: TransitionContext) { self.context = context }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool {
    context.hasStarted ? context.initiallyInteractive : context.isInteractive
  }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.completionSpeed }
  var completionCurve: UIView.AnimationCurve { context.completionCurve }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !context.isComplete else { return false }
    if let completion { completions.append(completion) }
    guard !isRunning else { return animation == nil }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func runAlongside(duration: TimeInterval) {
    isRunning = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: duration, animations: { for block in blocks { block(self) } })
  }

  func tellInteractionChanged() { for handler in interactionHandlers { handler(self) } }

  /// The completion blocks run once, after `completeTransition`.
  func complete() {
    let blocks = completions
    (animations, completions, interactionHandlers) = ([], [], [])
    for block in blocks { block(self) }
  }
}
