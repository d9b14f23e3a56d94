#if canImport(UIKit)
import QuartzCore
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The presentation controller of a screen that is presented with a preset: its frame, its corners,
/// its backdrop, and what its presenter keeps while covered.
@MainActor
final class PresetPresentationController: UIPresentationController, ScreenPresentation {
  private let transitions: PresentationTransitions
  private lazy var animation = transitions.presentationMatch(from: presentingViewController)
  /// Whether the user is dismissing the screen; the app's delegate is told when that ends.
  private var isUserDismissing = false
  private var cover: Cover?
  private var shadow: RestingShadow?
  /// What is behind a presenter that is moved back.
  private let background = UIView()
  private var touchThrough: TouchThroughView?
  /// The element that the screen has come from, on which its frame may depend.
  private weak var source: UIView?
  private var corners:
    (radius: CGFloat, clips: Bool, rounded: CACornerMask, curve: CALayerCornerCurve)?
  /// The app's own value of `accessibilityViewIsModal`.
  private var ownModality: Bool?

  init(
    presentedViewController presented: UIViewController, presenting: UIViewController?,
    _ transitions: PresentationTransitions
  ) {
    self.transitions = transitions
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// The arrangement that the preset describes on a stage.
  func answer(on stage: Stage) -> SegueCoordinator.PresentationController {
    var whole = stage
    if stage.operation == .present { whole.to.frame = stage.container.bounds }
    return transitions.answer(for: animation, on: whole)
  }

  /// Whether a tap beside the screen dismisses it.
  var dismissesByTapOutside: Bool { animation?.match.presentation?.tapOutside == .dismisses }

  private var currentAnswer: SegueCoordinator.PresentationController? {
    containerView.map { answer(on: restingStage(in: $0)) }
  }

  /// The stage of the presentation, with a screen that fills the container.
  private func restingStage(in container: UIView) -> Stage {
    let change = ScreenChange(
      operation: .present, from: presentingViewController, to: presentedViewController,
      direction: 1, chosen: nil)
    // Later the app may have no view for it any more, as of a cell that has been scrolled away.
    source = source ?? change.source
    let reader = StageReader(
      change: change, container: container,
      fromFrame: presentingViewController.view.layoutFrame(in: container),
      toFrame: container.bounds)
    return reader.stage(
      StageViews(
        operation: .present, from: presentingViewController.view, to: presentedViewController.view,
        source: source))
  }

  // MARK: Layout

  override var shouldRemovePresentersView: Bool {
    animation?.match.presentation?.style ?? .fullScreen == .fullScreen
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let answer = currentAnswer, let containerView else {
      return super.frameOfPresentedViewInContainerView
    }
    let selected = presentedViewController.screenSettings?.selectedDetent
    if let detent = answer.detents.first(where: { $0.name == selected }) ?? answer.detents.first {
      return CGRect(detent.frame)
    }
    let frame = CGRect(answer.finalFrame)
    guard !shouldRemovePresentersView else { return frame }
    return frame.fitting(presentedViewController.preferredContentSize, in: containerView)
      .avoidingKeyboard(in: containerView)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  /// Lays the screen out in the frame that it should have now.
  func layOut() {
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
    presentedView?.layoutIfNeeded()
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    // A running transition lays the screen out itself.
    guard transitions.running == nil, let presentedView else { return }
    presentedView.place(at: frameOfPresentedViewInContainerView)
    shadow?.place(at: presentedView.frame)
    // The presenter is given back and covered again, which the app's animation of the screen must not show.
    CATransaction.withoutActions { cover?.layOut() }
  }

  // UIKit sets the presenter's frame, which is undefined while a transform moves it back.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if let running = transitions.running {
      running.willLayOutAgain()
      coordinator.animate(alongsideTransition: { _ in running.layOutAgain() })
    } else if cover != nil {
      prepareForTransition()
      coordinator.animate(alongsideTransition: { [weak self] _ in self?.settle() })
    }
  }

  /// Moves the screen to one of its detents.
  func rest(at detent: Detent) {
    presentedViewController.ownScreenSettings.selectedDetent = detent.name
    presentedView?.place(at: CGRect(detent.frame))
    shadow?.place(at: CGRect(detent.frame))
  }

  // MARK: Before and after transitions

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    roundCorners()
    // Apps' own colors are lighter on a surface that floats, in dark appearance.
    if animation?.match.presentation?.elevation ?? .none != .none {
      traitOverrides.userInterfaceLevel = .elevated
    }
    addBackground()
    transitions.attach(to: containerView)
    observeKeyboard()
  }

  private func addBackground() {
    guard let presentation = currentAnswer?.presentation, !presentation.whilePresented.isEmpty,
      !shouldRemovePresentersView, let presenter = presentingViewController.view,
      let superview = presenter.superview,
      // A presenter that is a card itself must not turn black what is beside it.
      presenter.layoutFrame(in: superview) == superview.bounds
    else { return }
    background.backgroundColor = UIColor(cgColor: .color(presentation.background))
    background.isUserInteractionEnabled = false
    background.frame = superview.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(background, belowSubview: presenter)
  }

  /// Keeps the screen above the keyboard, also in the middle of a transition.
  private func observeKeyboard() {
    guard let containerView else { return }
    KeyboardObserver(in: containerView) { [weak self] in
      self?.transitions.running?.layOutAgain()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { settle() } else { restoreScreens() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed, isUserDismissing { delegate?.didDismiss(self) }
    isUserDismissing = false
    if completed {
      prepareForTransition()
      restoreScreens()
      presentedViewController.screenSettings?.selectedDetent = nil
      transitions.detach()
    } else {
      settle()
    }
  }

  /// Removes the backdrop and the presenter's covered state, which the transition shows itself.
  func prepareForTransition() {
    CATransaction.withoutActions {
      cover?.remove()
      cover = nil
      shadow?.remove()
      shadow = nil
      touchThrough?.removeFromSuperview()
      touchThrough = nil
      containerView?.backgroundColor = nil
    }
  }

  /// Covers the presenter, after a presentation and again after a cancelled dismissal.
  private func settle() {
    guard let containerView, let answer = currentAnswer else { return }
    CATransaction.withoutActions {
      containerView.backgroundColor = UIColor(cgColor: .color(answer.presentation.backdrop))
      if !shouldRemovePresentersView {
        cover = Cover(
          presentingViewController.view, answer.presentation, in: containerView)
      }
      shadow?.remove()
      shadow = presentedView.flatMap { RestingShadow(below: $0, answer.presentation) }
    }
    // What the app has changed during the transition.
    containerView.setNeedsLayout()
    if allowsTouchesOutside {
      touchThrough = TouchThroughView(in: containerView, to: presentingViewController.view)
    }
    guard ownModality == nil, !allowsTouchesOutside, let presentedView else { return }
    // VoiceOver stays in the presented screen.
    ownModality = presentedView.accessibilityViewIsModal
    presentedView.accessibilityViewIsModal = true
  }

  /// Whether the screen below can be touched beside this one.
  private var allowsTouchesOutside: Bool {
    presentedViewController.screenSettings?.allowsTouchesOutside == true
      && !shouldRemovePresentersView
  }

  /// Whether a finger moves the screen between its detents only, since the app keeps it presented.
  var keepsScreen: Bool {
    presentedViewController.isModalInPresentation && (currentAnswer?.detents.count ?? 0) > 1
  }

  /// The share of a dismissal from which on it counts as an attempt.
  private static let leastAttempt = 0.05

  func didReturn(from progress: Double) {
    if keepsScreen, progress > Self.leastAttempt { delegate?.didAttemptToDismiss(self) }
  }

  /// Tells the app's delegate that the user dismisses the screen.
  func userDismisses() {
    isUserDismissing = true
    delegate?.willDismiss(self)
  }

  private func roundCorners() {
    guard let layer = presentedView?.layer, let radius = currentAnswer?.finalCornerRadius else {
      return
    }
    corners = (layer.cornerRadius, layer.masksToBounds, layer.maskedCorners, layer.cornerCurve)
    layer.cornerRadius = radius
    layer.masksToBounds = layer.masksToBounds || radius > 0
    if let presentation = currentAnswer?.presentation {
      layer.maskedCorners = CACornerMask(rawValue: UInt(presentation.corners.rawValue))
      layer.cornerCurve = presentation.cornerCurve == .continuous ? .continuous : .circular
    }
  }

  /// Removes what the presentation has added to the two screens.
  private func restoreScreens() {
    background.removeFromSuperview()
    if let ownModality { presentedView?.accessibilityViewIsModal = ownModality }
    ownModality = nil
    guard let corners, let layer = presentedView?.layer else { return }
    layer.cornerRadius = corners.radius
    layer.masksToBounds = corners.clips
    (layer.maskedCorners, layer.cornerCurve) = (corners.rounded, corners.curve)
    self.corners = nil
  }
}
#endif
