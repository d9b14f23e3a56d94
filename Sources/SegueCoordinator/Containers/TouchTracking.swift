import SegueCatalog

/// The tracking of a finger while no transition is running.
enum TouchTracking {
  /// No finger, or one that cannot begin anything.
  case idle
  /// A finger is down; its direction will determine the change.
  case down(TouchEvent)
  /// A gesture that makes the offered change once it is recognized.
  case armed(GestureOffer, GestureDriver)
}
