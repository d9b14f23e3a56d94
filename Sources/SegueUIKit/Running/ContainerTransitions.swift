#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The transitions of one container: at most one runs, and fingers begin and hold it.
@MainActor
final class ContainerTransitions: GestureTarget {
  /// The transition that was started last, until UIKit has ended it.
  private var latest: RunningTransition?
  /// The first touch of a finger that may catch the running transition.
  private var catchingTouch: TouchEvent?
  private(set) lazy var tracking = GestureTracking(self)
  /// The container.
  private weak var host: (any GestureHost)?

  init(of host: any GestureHost) { self.host = host }

  /// The transition that runs; none while UIKit ends it, in which time screens appear.
  var running: RunningTransition? { latest?.isOver == false ? latest : nil }

  /// Returns the controller of a change, for UIKit.
  func controller(
    for change: ScreenChange, _ match: StyleMatch?,
    of presentation: (any ScreenPresentation)? = nil
  ) -> TransitionController {
    TransitionController(
      change, match, by: tracking.startingGesture, of: presentation, owner: self)
  }

  func handle(
    _ touch: TouchEvent, scroll: @autoclosure () -> ScrollPosition?
  ) -> TransitionGestureRecognizer.Result? {
    guard let running else { return nil }
    if running.state?.isHeld == true { return result(of: touch, scroll(), running) }
    switch touch.phase {
    case .began:
      catchingTouch = touch
      return .possible
    case .moved:
      // A tap does not stop a transition: only a finger that moves along its gesture catches it.
      guard let first = catchingTouch else { return .failed }
      let movement = touch.position - first.position
      guard touch.position.distance(to: first.position) >= GestureRecognizer.slop else {
        return .possible
      }
      guard running.interaction?.gesture.goes(along: movement) == true else { return .failed }
      catchingTouch = nil
      var start = touch
      start.phase = .began
      return result(of: start, scroll(), running)
    case .ended, .cancelled:
      catchingTouch = nil
      return .ended
    }
  }

  private func result(
    of touch: TouchEvent, _ scroll: ScrollPosition?, _ running: RunningTransition
  ) -> TransitionGestureRecognizer.Result {
    if running.handle(touch, scroll: scroll) { return .held }
    return touch.phase == .began || touch.phase == .moved ? .failed : .ended
  }

  func offer(for drag: Drag) -> GestureOffer? { host?.offer(for: drag) }

  func begin(_ offer: GestureOffer) -> Bool { host?.begin(offer) ?? false }

  func isAwaited(by other: UIGestureRecognizer) -> Bool { host?.isAwaited(by: other) ?? false }

  func yieldsToContent(at start: CGPoint) -> Bool { host?.yieldsToContent(at: start) ?? false }

  func willStart(_ transition: RunningTransition) {
    running?.endAtOnce()
    latest = transition
  }

  func didStart(_ transition: RunningTransition) {
    if running === transition { tracking.transitionDidStart() }
  }

  /// Called when the transition has ended.
  ///
  /// - Parameter change: the change that a finger began, if it was made; nil for all others.
  func didEnd(_ change: ScreenChange?) {
    // UIKit may have started a change that waited for the end.
    if latest?.isOver == true { latest = nil }
    if let change { host?.didFinish(change) }
  }
}

extension InteractionPlan.Gesture {
  /// Whether a movement is mainly along the gesture's axis.
  fileprivate func goes(along movement: Point2D) -> Bool {
    switch self {
    case .pan(.horizontal), .pan(.leading), .pan(.trailing), .edgePan(.leading),
      .edgePan(.trailing), .overscroll(.leading), .overscroll(.trailing):
      abs(movement.x) >= abs(movement.y)
    case .pan(.vertical), .pan(.up), .pan(.down), .edgePan(.top), .edgePan(.bottom),
      .overscroll(.top), .overscroll(.bottom):
      abs(movement.y) >= abs(movement.x)
    case .pan(.any), .pinch, .longPress: true
    }
  }
}

/// A container whose changes a finger can begin.
@MainActor
protocol GestureHost: AnyObject {
  /// The change that a drag could begin; nil if there is none.
  func offer(for drag: Drag) -> GestureOffer?

  /// Makes an offered change.
  ///
  /// - Returns: false if it is not possible any more.
  func begin(_ offer: GestureOffer) -> Bool

  /// Called when a change that a finger began has finished.
  func didFinish(_ change: ScreenChange)

  /// Whether another recognizer waits until Segue's has failed.
  func isAwaited(by other: UIGestureRecognizer) -> Bool

  /// Whether views under a finger that came down at a point are asked first what to do with it.
  func yieldsToContent(at start: CGPoint) -> Bool
}

extension GestureHost {
  func didFinish(_ change: ScreenChange) {}

  func isAwaited(by other: UIGestureRecognizer) -> Bool { false }

  func yieldsToContent(at start: CGPoint) -> Bool { true }
}
#endif
