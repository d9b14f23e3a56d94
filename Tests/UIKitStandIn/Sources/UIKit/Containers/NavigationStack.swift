// Behavior: UINavigationController.h of the iOS 18.0 SDK.

import QuartzCore

/// What a navigation controller knows.
@MainActor struct NavigationStack {
  var controllers: [UIViewController] = []
  /// The controller whose view is there.
  var shown: UIViewController?
  /// Where views and transitions are.
  let stage = TransitionContainer()
  /// The transition that runs.
  var transition: TransitionContext?
  /// Whether a change came while one ran.
  var isPending = false
  /// Whether that change is animated.
  var isPendingAnimated = false
  /// The system's swipe that begins a pop now.
  var systemDriver: (any UIViewControllerInteractiveTransitioning)?
}

/// What a tab bar controller knows.
@MainActor struct TabState {
  var controllers: [UIViewController] = []
  var selected: UIViewController?
  /// The controller whose view is there.
  var shown: UIViewController?
  /// Where views and transitions are.
  let stage = TransitionContainer()
  /// The transition that runs.
  var transition: TransitionContext?
  /// Whether a change came while one ran.
  var isPending = false
}
