import SegueTimeline

/// Two screens with a preset's transition between them, for laws 3 and 4.
///
/// The laws are checked in a ``HeadlessWorld``; tests use worlds with errors to show that the
/// checks detect them.
protocol TransitionWorld: AnyObject {
  /// Whether a transition is running.
  var isTransitioning: Bool { get }
  /// The outcome reported at the end of each change.
  var outcomes: [Bool] { get }
  /// The current state.
  var state: WorldState { get }

  /// Begins the operation.
  func begin()
  /// Requests another change of the same container, whatever is running.
  func interrupt()
  /// Advances time by a number of seconds.
  func advance(by seconds: Double)
  /// Runs everything to its end.
  func finish()
  /// Resizes the container, as a rotation does.
  func resize(to size: Size2D)
  /// Cancels the running transition; returns false where there is none.
  func cancel() -> Bool
}
