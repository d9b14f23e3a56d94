#if canImport(ObjectiveC)
import UIKit

/// The time of a device.
@MainActor
enum Device {
  /// Lets time pass: the run loop runs, layers are committed and drawn.
  static func wait(_ seconds: Double) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  /// Runs something once the app is on the screen.
  ///
  /// By a timer: inside a block of the main queue, that queue would not run while the check waits.
  static func afterLaunch(_ work: @escaping @MainActor @Sendable () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { work() }
    }
  }
}
#endif
