import SegueCatalog
import SegueTimeline

/// What a container knows of the finger on it.
struct TouchTracking {
  /// Where the finger came down, until it is known what it could begin.
  var began: TouchEvent?
  /// What it could begin, or holds.
  var armed: Armed?

  /// A change that a gesture may begin, and what looks for the gesture.
  struct Armed {
    let offer: GestureOffer
    var recognizer: GestureRecognizer
  }
}
