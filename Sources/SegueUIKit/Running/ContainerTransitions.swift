#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import UIKit

/// The transitions of one container: at most one runs, and fingers begin and hold it.
@MainActor
final class ContainerTransitions: GestureTarget {
  /// The transition that is running.
  private(set) var running: RunningTransition?
  private(set) lazy var tracking = GestureTracking(self)
  /// The container.
  private weak var host: (any GestureHost)?

  init(of host: any GestureHost) { self.host = host }

  /// Returns what answers UIKit for a change.
  func controller(
    for change: ScreenChange, _ match: StyleMatch?,
    of presentation: (any ScreenPresentation)? = nil
  ) -> TransitionController {
    // Another request ends the transition that is running.
    running?.endAtOnce()
    return TransitionController(
      change, match, by: tracking.startingGesture, of: presentation, owner: self)
  }

  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) -> Bool? {
    running?.handle(touch, scroll: scroll)
  }

  func offer(for movement: CGPoint) -> GestureOffer? { host?.offer(for: movement) }

  func begin(_ offer: GestureOffer) -> Bool { host?.begin(offer) ?? false }

  func willStart(_ transition: RunningTransition) { running = transition }

  func didStart(_ transition: RunningTransition) {
    if running === transition { tracking.transitionDidStart() }
  }

  func didEnd() { running = nil }
}

/// A container whose changes a finger can begin.
@MainActor
protocol GestureHost: AnyObject {
  /// The change that a finger moving this way, in points, could begin; nil if there is none.
  func offer(for movement: CGPoint) -> GestureOffer?

  /// Makes an offered change.
  ///
  /// - Returns: false if it is not possible any more.
  func begin(_ offer: GestureOffer) -> Bool
}
#endif
