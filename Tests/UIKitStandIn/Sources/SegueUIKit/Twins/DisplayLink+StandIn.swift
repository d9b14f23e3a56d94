import QuartzCore
import UIKit

/// A display link that calls a closure, until it is invalidated.
@MainActor
final class DisplayLink {
  private var link: CADisplayLink?

  /// Starts a display link at the display's full rate.
  init(_ refresh: @escaping @MainActor (Double) -> Void) {
    let link = CADisplayLink(standIn: { link in
      MainActor.assumeIsolated { refresh(link.targetTimestamp) }
    })
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops the link.
  func invalidate() {
    link?.invalidate()
    link = nil
  }
}
