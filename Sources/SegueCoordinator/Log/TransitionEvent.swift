public import SegueTimeline

/// A question that a container asks, an answer that it gets, or something that it reports.
public enum TransitionEvent: Hashable, Sendable {
  /// Someone wants a change.
  case requested(Operation)
  /// The change waits until those before it are done.
  case queued
  /// The change does not take place.
  case refused(Refusal)
  /// The tab bar's delegate is asked whether a tab may be selected.
  case shouldSelect(Int)
  /// The delegate is asked who animates; nil where nobody does.
  case animationController(Match.Decision?)
  /// Something about that answer that did not go as wished.
  case note(MatchNote)
  /// The delegate is asked how the presented screen stands.
  case presentationController(Presentation.Style)
  /// The delegate is asked what drives the transition; it runs by itself where nothing does.
  case interactionController(isDriven: Bool)
  /// A navigation stack is about to show a screen.
  case willShow(String)
  /// The interaction controller is told to start; it starts the animator.
  case startInteractiveTransition
  /// Something was decided about the gesture that drives the transition.
  case interaction(InteractionDecision)
  /// The preset's own way to the outcome could not be taken; what is shown leads straight there.
  case shortcut(AnimatorFailure)
  /// The animator is started.
  case animateTransition(seconds: Double)
  /// The change is made without an animator.
  case unanimated(Unanimated)
  /// The container has another size; the animator laid the rest out anew.
  case laidOutAgain(seconds: Double)
  /// The container has another size, but the animator could not lay the rest out: the first timeline stays.
  case keptLayout(AnimatorFailure)
  /// The context is told the outcome.
  case completeTransition(Bool)
  /// The animator is told that it is over.
  case animationEnded(Bool)
  /// A navigation stack shows a screen.
  case didShow(String)
  /// A tab bar shows a tab.
  case didSelect(Int)
}

/// Why a change does not take place.
public enum Refusal: String, Hashable, Sendable {
  /// A screen can be in a navigation stack only once.
  case alreadyInStack = "the screen is in the stack already"
  /// The last screen of a stack stays.
  case atRoot = "only the root is left"
  /// There is nothing to dismiss.
  case nothingPresented = "nothing is presented"
  /// A screen belongs to one container.
  case hasParent = "the screen belongs to a container already"
  /// There is no tab of that index.
  case noSuchTab = "there is no such tab"
  /// The tab is shown already.
  case alreadySelected = "the tab is selected already"
  /// Another presentation or dismissal is under way.
  case presentationRunning = "a presentation is under way"
}

/// Why a change is made without an animator.
public enum Unanimated: Hashable, Sendable {
  /// The caller wants it so.
  case asRequested
  /// No preset was found, or the preset wants none.
  case noAnimator
  /// The view of a screen is missing.
  case noView(TransitionContext.Key)
  /// The container or a screen has no extent.
  case empty
  /// The animator could not lay it out.
  case failed(AnimatorFailure)
}
