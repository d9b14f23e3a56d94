// Behavior: `containerView` in UIViewControllerTransitioning.h and UIPresentationController.h of the iOS 16.5 SDK.

import QuartzCore

/// The view in which a transition takes place.
///
/// A presentation keeps its own as long as its controller is presented.
final class TransitionContainer: UIView {
  /// The presentation that hears of layout.
  weak var presentation: UIPresentationController?
}
