#if canImport(UIKit)
import SegueCatalog
import UIKit

/// Something whose transitions fingers can begin and hold.
@MainActor
protocol GestureTarget: AnyObject {
  /// Passes a touch to the transition that is running.
  ///
  /// - Returns: what becomes of the touch; nil if none is running.
  func handle(
    _ touch: TouchEvent, scroll: ScrollPosition?
  ) -> TransitionGestureRecognizer.Result?

  /// The change that a finger moving this way, in points, could begin; nil if there is none.
  func offer(for movement: CGPoint) -> GestureOffer?

  /// Makes an offered change.
  ///
  /// - Returns: false if it is not possible any more.
  func begin(_ offer: GestureOffer) -> Bool
}
#endif
