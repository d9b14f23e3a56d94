import UIKit

/// A tap recognizer that calls a closure.
final class ClosureTapRecognizer: UITapGestureRecognizer {
  init(_ action: @escaping @MainActor () -> Void) {
    super.init(target: nil, action: nil)
    addAction(standIn: { _ in action() })
  }
}
