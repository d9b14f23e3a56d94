#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit

/// A tap recognizer that calls a closure.
final class ClosureTapRecognizer: UITapGestureRecognizer {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(recognized))
  }

  @objc private func recognized() { action() }
}
#endif
