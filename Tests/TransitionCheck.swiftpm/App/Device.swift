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

  /// The average color of an image, as text.
  static func averageColor(of image: CGImage) -> String {
    var pixel = [UInt8](repeating: 0, count: 4)
    pixel.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return "red \(pixel[0]), green \(pixel[1]), blue \(pixel[2]), alpha \(pixel[3]) of 255"
  }
}
#endif
