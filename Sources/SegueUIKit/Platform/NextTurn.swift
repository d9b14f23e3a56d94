#if canImport(ObjectiveC)
/// The next turn of the main run loop.
@MainActor
enum NextTurn {
  /// Does something when UIKit has finished what it is doing now.
  static func perform(_ work: @escaping @MainActor () -> Void) { Task { work() } }
}
#endif
