// Behavior: "Presenting a View Controller", View Controller Programming Guide for iOS.

import QuartzCore

/// What a controller knows of presentations and of its transition.
@MainActor struct ModalState {
  var style = UIModalPresentationStyle.automatic
  /// The controller that this one presents.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation that this one is in.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The transition that this controller takes part in.
  var transition: TransitionContext?
  var isAnimatedAppearance = false
  var scrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView?)] = []
  /// Where the view was before a presentation took it away.
  var place: (superview: UIView, index: Int)?
}

/// The presentation of a style of the system.
final class SystemPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { style.coversPresenter }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  /// A view that is in no transition stays in its frame.
  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.modal.transition == nil, let view = presentedView else { return }
    if view.transform.isIdentity { view.frame = frameOfPresentedViewInContainerView }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    guard style == .pageSheet || style == .formSheet else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
  }
}
