import UIKit

/// The stand-in's time in place of a device's.
@MainActor
enum Device {
  /// Lets time pass.
  static func wait(_ seconds: Double) {
    StandIn.commit()
    StandIn.advance(by: seconds)
  }

  /// Images have no pixels here.
  static func averageColor(of image: CGImage) -> String { "not known here" }

  /// Nothing is launched here.
  static func afterLaunch(_ work: @escaping @MainActor @Sendable () -> Void) {}
}
