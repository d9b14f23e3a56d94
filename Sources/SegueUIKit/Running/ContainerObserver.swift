#if canImport(UIKit)
import UIKit

/// An invisible view that notices when a transition's container is resized, or vanishes.
final class ContainerObserver: UIView {
  private let didResize: () -> Void
  private let didVanish: () -> Void
  private var size: CGSize?

  init(didResize: @escaping () -> Void, didVanish: @escaping () -> Void) {
    self.didResize = didResize
    self.didVanish = didVanish
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { size = bounds.size }
    if let size, size != bounds.size { didResize() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, superview != nil { didVanish() }
  }
}
#endif
