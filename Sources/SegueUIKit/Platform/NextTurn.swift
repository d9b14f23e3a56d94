#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

/// Later turns of the main run loop.
@MainActor
enum NextTurn {
  /// Does something when UIKit has finished what it is doing now.
  static func perform(_ work: @escaping @MainActor () -> Void) { Task { work() } }

  /// Does something after a number of seconds.
  static func perform(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    Task {
      try? await Task.sleep(for: .seconds(seconds))
      work()
    }
  }
}
#endif
