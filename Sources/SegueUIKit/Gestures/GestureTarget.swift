#if canImport(UIKit)
import SegueCatalog
import UIKit

/// Something whose transitions fingers can begin and hold.
@MainActor
protocol GestureTarget: AnyObject {
  /// Passes a touch to the transition that is running.
  ///
  /// - Parameters:
  ///   - touch: the touch.
  ///   - scroll: the scroll view that shares the finger; asked only if a transition is running.
  /// - Returns: what becomes of the touch; nil if none is running.
  func handle(
    _ touch: TouchEvent, scroll: @autoclosure () -> ScrollPosition?
  ) -> TransitionGestureRecognizer.Result?

  /// The change that a drag could begin; nil if there is none.
  func offer(for drag: Drag) -> GestureOffer?

  /// Makes an offered change.
  ///
  /// - Returns: false if it is not possible any more.
  func begin(_ offer: GestureOffer) -> Bool

  /// Whether another recognizer waits until Segue's has failed.
  func isAwaited(by other: UIGestureRecognizer) -> Bool

  /// Whether views under a finger that came down at a point are asked first what to do with it.
  func yieldsToContent(at start: CGPoint) -> Bool
}

/// The beginning of a drag: as far as its direction is clear.
@MainActor
struct Drag {
  /// Where the finger came down, in the container's coordinates.
  let start: CGPoint
  /// How far it has moved, in points.
  let movement: CGPoint
  /// The view under the finger.
  let touched: UIView?

  /// Whether it drags the view under the finger, or one around it, which is dragged sideways itself: a slider, or a map,
  /// whose framework is not linked for that.
  var dragsControl: Bool {
    guard abs(movement.x) > abs(movement.y) else { return false }
    return sequence(first: touched) { $0?.superview }.contains { view in
      guard let view else { return false }
      return view is UISlider || String(describing: type(of: view)) == "MKMapView"
    }
  }
}
#endif
