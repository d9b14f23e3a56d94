#if canImport(UIKit) && canImport(ObjectiveC)
import QuartzCore
import UIKit

/// A display link that calls a closure, until it is invalidated.
@MainActor
final class DisplayLink: NSObject {
  private var link: CADisplayLink?
  private let refresh: @MainActor (Double) -> Void

  /// Starts a display link at the display's full rate.
  ///
  /// iPhones need `CADisableMinimumFrameDurationOnPhone` in the app's `Info.plist` for more than
  /// 60 Hz, here and for Core Animation's animations.
  ///
  /// - Parameter refresh: called with the time at which the frame will be shown.
  init(_ refresh: @escaping @MainActor (Double) -> Void) {
    self.refresh = refresh
    super.init()
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step(_ link: CADisplayLink) { refresh(link.targetTimestamp) }

  /// Stops the link, which otherwise keeps itself alive.
  func invalidate() {
    link?.invalidate()
    link = nil
  }
}
#endif
