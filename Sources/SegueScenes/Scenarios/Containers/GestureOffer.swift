import SegueTimeline

/// A change that a container offers for a finger's direction.
struct OfferedChange {
  let operation: Operation
  let prepare: TransitionRunner.Preparation
}
