import SegueCatalog
import SegueTimeline

/// What a container knows of the finger on it.
struct TouchTracking {
  /// Where the finger came down, until it is known what it could begin.
  var began: TouchEvent?
  /// What it could begin, or holds.
  var armed: Armed?

  /// A change that a gesture may begin.
  struct Armed {
    let operation: Operation
    let prepare: TransitionRunner.Preparation
    var recognizer: GestureRecognizer
  }
}

/// A change that a container offers to a finger that moves a certain way.
struct GestureOffer {
  let operation: Operation
  let prepare: TransitionRunner.Preparation
}
