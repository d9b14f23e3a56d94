#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// A screen's own view during a transition, with everything that has to be restored afterward.
///
/// A transition moves it by its transform only: bounds and position stay, and with them constraints
/// and safe areas. Only a screen with detents is resized and laid out as its size changes.
@MainActor
final class LiveView {
  let view: UIView
  /// Whether the transition may move the view in the hierarchy; it may not move a presenter.
  let isMovable: Bool
  /// Whether the view is resized, instead of being stretched.
  let isResizable: Bool

  /// Whether the app allows touches on the view.
  let takesTouches: Bool

  private let own: Own
  private weak var home: UIView?

  /// The properties of the view's layer that transitions change.
  private struct Own {
    let size: CGSize
    let position: CGPoint
    let anchorPoint: CGPoint
    let transform: CATransform3D
    let zPosition: CGFloat
    let opacity: Float
    let cornerRadius: CGFloat
    let maskedCorners: CACornerMask
    let cornerCurve: CALayerCornerCurve
    let masksToBounds: Bool
    let isHidden: Bool
    let isDoubleSided: Bool
    let mask: CALayer?
  }

  init(_ view: UIView, isMovable: Bool, isResizable: Bool = false) {
    self.view = view
    self.isMovable = isMovable
    self.isResizable = isResizable
    takesTouches = view.isUserInteractionEnabled
    home = view.superview
    let layer = view.layer
    own = Own(
      size: layer.bounds.size, position: layer.position, anchorPoint: layer.anchorPoint,
      transform: layer.transform, zPosition: layer.zPosition, opacity: layer.opacity,
      cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners,
      cornerCurve: layer.cornerCurve, masksToBounds: layer.masksToBounds,
      isHidden: layer.isHidden, isDoubleSided: layer.isDoubleSided, mask: layer.mask)
  }

  /// The opacity that the app gave the view.
  var ownOpacity: Double { Double(own.opacity) }
  /// Whether the app clips the view.
  var ownClip: Bool { own.masksToBounds }

  /// Restores what a transition changed, and puts the view back where it was.
  func restore() {
    let layer = view.layer
    layer.transform = own.transform
    if isResizable {
      layer.anchorPoint = own.anchorPoint
      // The view's bounds, not the layer's, as its subviews are resized with them; not where it has scrolled to.
      view.bounds.size = own.size
      layer.position = own.position
    }
    layer.zPosition = own.zPosition
    layer.opacity = own.opacity
    layer.cornerRadius = own.cornerRadius
    layer.maskedCorners = own.maskedCorners
    layer.cornerCurve = own.cornerCurve
    layer.masksToBounds = own.masksToBounds
    layer.isHidden = own.isHidden
    layer.isDoubleSided = own.isDoubleSided
    layer.mask = own.mask
    if isMovable, let home, view.superview != nil, view.superview !== home {
      home.addSubview(view)
    }
  }
}
#endif
