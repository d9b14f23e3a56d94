#if canImport(UIKit)
import UIKit

/// A tap outside of a presented screen, in its container.
@MainActor
final class OutsideTap: NSObject {
  private let recognizer = UITapGestureRecognizer()
  private let isMoving: @MainActor () -> Bool
  private let action: GestureAction

  /// Creates a recognizer of taps that begin while the screen does not move.
  init(
    unless isMoving: @escaping @MainActor () -> Bool, _ action: @escaping @MainActor () -> Void
  ) {
    self.isMoving = isMoving
    self.action = GestureAction(of: recognizer, action)
    super.init()
  }

  /// Recognizes taps on a container.
  func attach(to container: UIView) {
    guard recognizer.view !== container else { return }
    recognizer.delegate = self
    container.addGestureRecognizer(recognizer)
  }

  /// Stops recognizing taps.
  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }
}

extension OutsideTap: UIGestureRecognizerDelegate {
  // Taps on the presented screen are left to it. During a transition the screen takes no touches, and those on it
  // seem to be beside it: the second tap of two on a button would dismiss what the first has presented.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view === recognizer.view && !isMoving() }
}
#endif
