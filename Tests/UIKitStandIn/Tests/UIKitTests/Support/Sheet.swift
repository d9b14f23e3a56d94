// Not Apple's: a presentation that keeps what it hears.

import UIKit

/// Covers the lower half, with a dimming view of its own.
final class Sheet: UIPresentationController {
  var calls: [String] = []
  var removesPresenter = false
  private(set) var frameQuestions = 0
  let dimming = UIView()

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    frameQuestions += 1
    let bounds = containerView?.bounds ?? .zero
    return bounds.inset(by: UIEdgeInsets(top: bounds.height / 2, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    calls.append("presentation will begin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.append("presentation did end \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { calls.append("dismissal will begin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.append("dismissal did end \(completed)")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    calls.append("will layout")
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func containerViewDidLayoutSubviews() { calls.append("did layout") }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("size \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
