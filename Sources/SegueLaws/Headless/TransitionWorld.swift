import SegueTimeline

/// Two screens between which a preset supports an operation, as laws 3 and 4 look at them.
///
/// The laws are judged in a ``HeadlessWorld``. That they do judge is shown in worlds that go wrong.
protocol TransitionWorld: AnyObject {
  /// Whether a transition runs.
  var isTransitioning: Bool { get }
  /// What the change was told at its end, each time it was told.
  var outcomes: [Bool] { get }
  /// How everything stands now.
  var state: WorldState { get }

  /// Begins the operation.
  func begin()
  /// Asks for another change of the same container, whatever runs.
  func interrupt()
  /// Lets a number of seconds pass.
  func advance(by seconds: Double)
  /// Lets everything come to its end.
  func finish()
  /// Gives the container another size, as a rotation does.
  func resize(to size: Size)
  /// Cancels what runs; false where nothing does.
  func cancel() -> Bool
}
