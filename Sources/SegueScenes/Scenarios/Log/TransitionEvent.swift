public import SegueCoordinator
public import SegueTimeline

/// A delegate call by a container, its result, or a reported event.
public enum TransitionEvent: Hashable, Sendable {
  /// The finger was lifted after a drag that is no gesture here.
  case unrecognized(GestureMiss)
  /// A change was requested.
  case requested(Operation)
  /// The change was queued behind earlier ones.
  case queued
  /// The change was refused.
  case refused(Refusal)
  /// Calls the tab bar's delegate to ask whether a tab may be selected.
  case shouldSelect(Int)
  /// Calls the delegate for an animation controller; nil if there is none.
  case animationController(Match.Decision?)
  /// A deviation in the match.
  case note(MatchNote)
  /// Calls the delegate for a presentation controller.
  case presentationController(Presentation.Style)
  /// Calls the delegate for an interaction controller; without one the transition runs by itself.
  case interactionController(isDriven: Bool)
  /// A navigation stack is about to show a screen.
  case willShow(String)
  /// Starts the interaction controller, which starts the animator.
  case startInteractiveTransition
  /// A decision about the gesture that drives the transition.
  case interaction(InteractionDecision)
  /// The preset's own completion failed; a direct animation to the outcome replaces it.
  case shortcut(AnimatorFailure)
  /// Starts the animator.
  case animateTransition(seconds: Double)
  /// The change is made without an animator.
  case unanimated(UnanimatedReason)
  /// The container was resized, and the animator recomputed the rest.
  case laidOutAgain(seconds: Double)
  /// The container was resized, but the animator could not recompute the rest: the first timeline
  /// stays.
  case keptLayout(AnimatorFailure)
  /// Completes the context with the outcome.
  case completeTransition(Bool)
  /// Notifies the animator that the transition has ended.
  case animationEnded(Bool)
  /// A navigation stack shows a screen.
  case didShow(String)
  /// A tab bar shows a tab.
  case didSelect(Int)
}

/// The reason for refusing a change.
public enum Refusal: String, Hashable, Sendable {
  /// A screen can be in a navigation stack only once.
  case alreadyInStack = "the screen is already in the stack"
  /// The root of a stack cannot be popped.
  case atRoot = "only the root is left"
  /// There is nothing to dismiss.
  case nothingPresented = "nothing is presented"
  /// A screen can be in only one container.
  case hasParent = "the screen already belongs to a container"
  /// There is no tab at that index.
  case noSuchTab = "there is no such tab"
  /// The tab is already selected.
  case alreadySelected = "the tab is already selected"
  /// Another presentation or dismissal is in progress.
  case presentationRunning = "another presentation is in progress"
}

/// The reason for making a change without an animator.
public enum UnanimatedReason: Hashable, Sendable {
  /// The caller requested it.
  case asRequested
  /// No preset was found, or the preset has no animation.
  case noAnimator
  /// The view of a screen is missing.
  case noView(TransitionContext.Key)
  /// The container or a screen is empty.
  case empty
  /// The animator failed.
  case failed(AnimatorFailure)
}
