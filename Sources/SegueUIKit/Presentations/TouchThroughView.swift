#if canImport(UIKit)
import UIKit

/// An empty view behind a presented screen that leaves its touches to the screen below.
final class TouchThroughView: UIView {
  private weak var screen: UIView?

  /// Covers a container and leads to a screen that is not part of it.
  init(in container: UIView, to screen: UIView) {
    self.screen = screen
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(self, at: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let screen else { return nil }
    return screen.hitTest(convert(point, to: screen), with: event)
  }
}
#endif
