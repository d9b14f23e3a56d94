import SegueCatalog

/// A finger on a container while no transition runs there.
enum TouchTracking {
  /// There is none, or it can begin nothing.
  case idle
  /// It came down; which change it could make depends on where it goes.
  case down(TouchEvent)
  /// It makes the change that is offered once it is recognized.
  case armed(GestureOffer, GestureDriver)
}
