import SegueCoordinator
import SegueCatalog
import SegueTimeline

/// A tap beside a presented screen: a finger that comes down there and lifts without having moved.
struct HeadlessOutsideTap {
  private var start: Point2D?

  /// Follows a touch.
  ///
  /// - Parameter isOutside: whether a point is beside a screen that a tap dismisses.
  /// - Returns: whether the touch was a tap.
  mutating func ends(with touch: TouchEvent, _ isOutside: (Point2D) -> Bool) -> Bool {
    switch touch.phase {
    case .began:
      start = touch.second == nil && isOutside(touch.position) ? touch.position : nil
      return false
    case .moved:
      if touch.position.distance(to: start ?? touch.position) >= GestureRecognizer.slop {
        start = nil
      }
      return false
    case .ended:
      defer { start = nil }
      return start != nil
    case .cancelled:
      start = nil
      return false
    }
  }
}
