import SegueCoordinator
import SegueCatalog

/// The tracking of a finger while no transition is running.
enum TouchTracking {
  /// No finger, or one that cannot begin anything.
  case idle
  /// A finger that has not moved far enough to determine the change; holds its first touch and the recent ones.
  case down([Sample])
  /// A gesture that makes the offered change once it is recognized.
  case armed(GestureOffer, GestureDriver)

  /// A touch, with the scroll view that shares it.
  struct Sample {
    let touch: TouchEvent
    let scroll: ScrollPosition?
  }
}
