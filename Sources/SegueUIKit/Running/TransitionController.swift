#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The animation controller of one change of screens and, if a finger may hold it, its interaction
/// controller.
@MainActor
final class TransitionController: NSObject {
  let change: ScreenChange
  /// The preset and its animator; nil for a change without animation.
  let animation: AnimationController?
  /// The interaction with which a finger may hold the transition.
  let interaction: InteractionPlan?
  /// The gesture that begins the transition; nil if it begins by itself.
  private let gesture: GestureDriver?
  /// The presentation that the change belongs to.
  private weak var presentation: (any ScreenPresentation)?
  private var running: RunningTransition?
  private weak var owner: ContainerTransitions?

  init(
    _ change: ScreenChange, _ match: StyleMatch?, by gesture: GestureDriver?,
    of presentation: (any ScreenPresentation)?, owner: ContainerTransitions
  ) {
    self.change = change
    animation = match?.animation
    interaction = match?.interaction
    self.gesture = gesture
    self.presentation = presentation
    self.owner = owner
  }

  /// The interaction controller for UIKit, which otherwise lets no finger catch the transition.
  var interactionController: (any UIViewControllerInteractiveTransitioning)? {
    interaction == nil ? nil : self
  }

  private func start(in context: any UIViewControllerContextTransitioning) {
    guard running == nil else { return }
    let running = RunningTransition(
      change.between(
        context.viewController(forKey: .from), context.viewController(forKey: .to)), animation,
      interaction, by: gesture, of: presentation, in: context
    ) { [weak self, weak owner, change, gesture] finished in
      self?.running = nil
      owner?.didEnd(finished && gesture != nil ? change : nil)
    }
    // Layout inside the start can ask for the transition again.
    self.running = running
    owner?.willStart(running)
    running.start()
    owner?.didStart(running)
  }
}

extension TransitionController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let running { return running.duration }
    // UIKit animates its bars for as long as the transition takes.
    guard let context, context.isAnimated, let animation,
      gesture != nil || Segue.playback != .immediate
    else { return 0 }
    let stage = TransitionStage(change, animation, of: presentation, in: context).stage
    return (try? animation.timeline(for: stage))?.duration ?? 0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    start(in: context)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running?.wasEnded(finished: transitionCompleted)
  }
}

extension TransitionController: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    start(in: context)
  }

  // True even if no finger is down: UIKit then gives the transition to the interaction controller, so
  // that a finger can catch it.
  var wantsInteractiveStart: Bool { true }
}
#endif
