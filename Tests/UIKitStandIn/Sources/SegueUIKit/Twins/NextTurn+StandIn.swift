import UIKit

/// Later turns of the main run loop.
@MainActor
enum NextTurn {
  /// Does something when UIKit has finished what it is doing now.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    StandIn.atNextTurn { MainActor.assumeIsolated(work) }
  }

  /// Does something after a number of seconds.
  static func perform(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    StandIn.after(seconds) { MainActor.assumeIsolated(work) }
  }
}
