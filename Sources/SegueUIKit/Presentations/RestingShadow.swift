#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// The shadow of a presented screen at rest; the screen's own layer would clip it away.
@MainActor
final class RestingShadow {
  private let view = UIView()
  private let presentation: Presentation
  private let cornerRadius: Double

  /// Adds the shadow below a screen; nil where the presentation has none.
  init?(below screen: UIView, _ presentation: Presentation) {
    guard presentation.shadow.opacity > 0, let superview = screen.superview else { return nil }
    self.presentation = presentation
    cornerRadius = Double(screen.layer.cornerRadius)
    view.isUserInteractionEnabled = false
    view.layer.shadowColor = .color(presentation.shadow.color)
    view.layer.shadowOpacity = Float(presentation.shadow.opacity)
    view.layer.shadowRadius = presentation.shadow.radius
    view.layer.shadowOffset = CGSize(
      width: presentation.shadow.offset.x, height: presentation.shadow.offset.y)
    superview.insertSubview(view, belowSubview: screen)
    place(at: screen.frame)
  }

  /// Moves the shadow with its screen.
  func place(at frame: CGRect) {
    view.place(at: frame)
    var state = LayerState(frame: Rect2D(frame))
    state.cornerRadius = cornerRadius
    state.apply(presentation)
    view.layer.shadowPath =
      ShapePath(cornersOf: state, in: state.bounds, NodeGeometry(state)).cgPath
  }

  /// Removes the shadow, for a transition, which shows it itself.
  func remove() { view.removeFromSuperview() }
}
#endif
