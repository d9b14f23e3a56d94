#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

/// A closure that UIKit calls whenever a recognizer has recognized something, as long as this object exists.
@MainActor
final class GestureAction: NSObject {
  private let action: @MainActor () -> Void

  init(of recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
    recognizer.addTarget(self, action: #selector(recognized))
  }

  @objc private func recognized() { action() }
}
#endif
