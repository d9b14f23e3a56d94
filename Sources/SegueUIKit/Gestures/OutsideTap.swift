#if canImport(UIKit)
import UIKit

/// A tap outside of a presented screen, in its container.
@MainActor
final class OutsideTap: NSObject {
  private let recognizer = UITapGestureRecognizer()
  private let action: GestureAction

  init(_ action: @escaping @MainActor () -> Void) {
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
  // Taps on the presented screen are left to it.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view === recognizer.view }
}
#endif
