import UIKit

/// A closure that UIKit calls whenever a recognizer has recognized something, as long as this object exists.
@MainActor
final class GestureAction {
  private let action: @MainActor () -> Void

  init(of recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    recognizer.addAction(standIn: { [weak self] _ in self?.action() })
  }
}
