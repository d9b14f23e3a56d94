#if canImport(UIKit)
import UIKit

extension UIAccessibility {
  /// Whether the user asked for less motion, or for cross-fades in place of slides.
  @MainActor static var reducesTransitions: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }
}
#endif
