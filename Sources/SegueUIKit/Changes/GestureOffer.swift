#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// A change that a finger could begin.
@MainActor
struct GestureOffer {
  let change: ScreenChange
  let animation: AnimationController
  let interaction: InteractionPlan
  /// The stage when the finger comes down.
  let stage: Stage
}
#endif
