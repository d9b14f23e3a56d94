import SegueCatalog

/// A finger on a container while no transition runs there.
enum TouchTracking {
  /// There is none, or it can begin nothing.
  case idle
  /// It came down and has not gone far enough to say which change it could make; what it did so far.
  case down([Sample])
  /// It makes the change that is offered once it is recognized.
  case armed(GestureOffer, GestureDriver)

  /// A touch, and the scroll view that shares it.
  struct Sample {
    let touch: TouchEvent
    let scroll: ScrollPosition?
  }
}
