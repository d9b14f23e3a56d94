import SegueTimeline

/// A change that a container offers to a finger that moves a certain way.
struct GestureOffer {
  let operation: Operation
  let prepare: TransitionRunner.Preparation
}
