#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The transitioning delegate of a screen that is presented with a style.
///
/// The screen keeps it alive, as UIKit holds its delegate weakly.
@MainActor
final class PresentationTransitions: NSObject {
  /// The style of what comes next: of the dismissal, if the app changes it while the screen is presented.
  var style: TransitionStyle
  private weak var presented: UIViewController?
  private weak var controller: PresetPresentationController?
  /// Whether the dismissal that a finger begins only moves the screen between its detents.
  private var isMovedOnly = false
  /// The app's own value of `modalPresentationCapturesStatusBarAppearance`, once it has been changed.
  private var ownCapture: Bool?
  private(set) lazy var transitions = ContainerTransitions(of: self)
  private lazy var outsideTap = OutsideTap(unless: { [weak self] in self?.running != nil }) {
    [weak self] in self?.dismissByTap()
  }

  init(_ style: TransitionStyle, of presented: UIViewController) {
    self.style = style
    self.presented = presented
    super.init()
  }

  /// The preset's arrangement on a stage.
  func answer(
    for animation: AnimationController?, on stage: Stage
  ) -> SegueCoordinator.PresentationController {
    guard let selector = StyleRegistry.shared.selector(for: style) else {
      return SegueCoordinator.PresentationController(
        presentation: Presentation(), finalFrame: stage.container.bounds)
    }
    return selector.presentationController(for: animation, on: stage)
  }

  /// Starts handling touches on a presentation's container.
  func attach(to container: UIView?) {
    guard let container else { return }
    transitions.tracking.attach(to: container)
    outsideTap.attach(to: container)
    // The screen's own views and controllers are asked before its container.
    container.accessibilityPerformEscapeBlock = { [weak self] in self?.escape() ?? false }
  }

  /// Stops handling touches.
  func detach() {
    transitions.tracking.detach()
    outsideTap.detach()
  }

  private func change(
    _ operation: ScreenOperation, from: UIViewController, to: UIViewController
  ) -> ScreenChange {
    ScreenChange(
      operation: operation, from: from, to: to, direction: operation == .present ? 1 : -1,
      chosen: ChosenStyle(style, .screen))
  }

  private func animator(for change: ScreenChange) -> TransitionController {
    let match = StyleMatch(change)
    return transitions.controller(
      for: change, isMovedOnly ? match?.neverFinishing() : match, of: controller)
  }

  var running: RunningTransition? { transitions.running }

  func presentationMatch(from presenter: UIViewController) -> AnimationController? {
    presented.flatMap { StyleMatch(change(.present, from: presenter, to: $0)) }?.animation
  }

  /// The names of the preset's detents.
  var detents: [String] {
    let registry = StyleRegistry.shared.selector(for: style)?.registry
    return registry?.preset(style.preset)?.presentation?.detents.map { $0.name } ?? []
  }

  /// Lays the screen out again, unless a transition does.
  func layOut() {
    if running == nil { controller?.layOut() }
  }

  private func dismissByTap() {
    if controller?.dismissesByTapOutside == true { _ = dismissByUser() }
  }

  /// VoiceOver's escape gesture: it dismisses what a finger could dismiss.
  private func escape() -> Bool {
    guard let presented, let presenter = presented.presentingViewController else { return false }
    let dismissal = StyleMatch(change(.dismiss, from: presented, to: presenter))
    let isDismissible = dismissal?.interaction != nil || controller?.dismissesByTapOutside == true
    return isDismissible && dismissByUser()
  }

  /// Dismisses the screen, if the app lets the user do that.
  private func dismissByUser() -> Bool {
    guard running == nil, let presented, mayDismissByUser() else { return false }
    controller?.userDismisses()
    presented.dismiss(animated: true)
    return true
  }

  /// Whether the app lets the user dismiss the screen; if not, its delegate is told about the attempt.
  private func mayDismissByUser() -> Bool {
    guard let presented, let controller else { return false }
    let isAllowed =
      !presented.isModalInPresentation
      && controller.delegate?.allowsDismissal(of: controller) ?? true
    if !isAllowed { controller.delegate?.didAttemptToDismiss(controller) }
    return isAllowed
  }
}

extension PresentationTransitions: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    // Apps may ask for the controller before the presentation, so matching is deferred.
    PresetPresentationController(
      presentedViewController: presented, presenting: presenting, self)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller = presented.presentationController as? PresetPresentationController
    // A screen that covers everything controls the status bar, as UIKit's full-screen presentations do.
    let own = ownCapture ?? presented.modalPresentationCapturesStatusBarAppearance
    ownCapture = own
    presented.modalPresentationCapturesStatusBarAppearance =
      own || controller?.shouldRemovePresentersView == true
    return animator(for: change(.present, from: presenting, to: presented))
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let presenter = dismissed.presentingViewController else { return nil }
    return animator(for: change(.dismiss, from: dismissed, to: presenter))
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionController)?.interactionController
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionController)?.interactionController
  }
}

extension PresentationTransitions: GestureHost {
  func offer(for drag: Drag) -> GestureOffer? {
    guard let presented, let presenter = presented.presentingViewController,
      presented.presentedViewController == nil, !presented.isBeingDismissed,
      let container = controller?.containerView,
      let offer = StyleMatch(change(.dismiss, from: presented, to: presenter))?
        .offer(in: container, controller)
    else { return nil }
    return offer
  }

  // The app is asked only now: an offer is made for every drag on the screen, also one that only scrolls.
  func begin(_ offer: GestureOffer) -> Bool {
    guard let presented, presented.presentingViewController != nil else { return false }
    isMovedOnly = controller?.keepsScreen == true
    defer { isMovedOnly = false }
    if !isMovedOnly {
      guard mayDismissByUser() else { return false }
      controller?.userDismisses()
    }
    presented.dismiss(animated: true)
    return true
  }
}

extension UIViewController {
  /// The delegate if the screen is presented with a style; otherwise nil.
  var presentationTransitions: PresentationTransitions? {
    screenSettings?.presentationDelegate as? PresentationTransitions
  }
}
#endif
