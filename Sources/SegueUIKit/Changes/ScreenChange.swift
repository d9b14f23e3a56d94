#if canImport(UIKit)
import SegueCoordinator
import SegueTimeline
import UIKit

/// A container's change from one screen to another.
@MainActor
struct ScreenChange {
  let operation: ScreenOperation
  /// The departing screen.
  let from: UIViewController
  /// The arriving screen.
  let to: UIViewController
  /// +1 forward or to a higher tab, −1 back or to a lower one, in a left-to-right layout.
  let direction: Double
  /// The style if no rule has another.
  let style: TransitionStyle?

  /// The screen that was or will be on top: pushed, or presented.
  var upper: UIViewController { isReturning ? from : to }
  /// The other screen.
  var lower: UIViewController { isReturning ? to : from }

  private var isReturning: Bool { operation == .pop || operation == .dismiss }

  /// The element of the lower screen that the transition starts from, as of now.
  var source: UIView? { operation == .tab ? nil : upper.screenSettings?.source?() }
  /// The element of the upper screen that corresponds to the source.
  var destination: UIView? { operation == .tab ? nil : upper.screenSettings?.destination?() }
}
#endif
