#if canImport(UIKit)
import UIKit

/// An invisible view in the place of the keyboard.
///
/// UIKit lays a container out when the keyboard moves, with the keyboard's animation, only if something is bound to its guide.
final class KeyboardObserver: UIView {
  private let keyboardDidMove: () -> Void
  private var height: CGFloat?

  /// Observes the keyboard as long as the container exists.
  @discardableResult
  init(in container: UIView, _ keyboardDidMove: @escaping () -> Void) {
    self.keyboardDidMove = keyboardDidMove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
    container.insertSubview(self, at: 0)
    let guide = container.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { height = bounds.height }
    if let height, height != bounds.height { keyboardDidMove() }
  }
}
#endif
