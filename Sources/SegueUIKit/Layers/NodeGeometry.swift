#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

/// Where a state puts a Core Animation layer, and how its own coordinates differ from the state's.
struct NodeGeometry {
  var bounds: Rect2D
  var position: Point2D
  var anchorPoint: Point2D
  var transform: Matrix4
  /// The layer's coordinates of the state's origin, and its lengths per length of the state.
  private var origin = Point2D.zero
  private var scale = Size2D(width: 1, height: 1)
  /// The part of the layer that the state shows, if it does not show all of it.
  private(set) var visiblePart: Rect2D?

  /// The geometry of a layer whose bounds and position are those of the state.
  init(_ state: LayerState) {
    bounds = state.bounds
    position = state.position
    anchorPoint = state.anchorPoint
    transform = state.transform
  }

  /// The geometry of a view that keeps its bounds and position, and shows the same by its transform
  /// alone.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - rest: the view's own place.
  ///   - fit: how the view fits bounds of another size.
  init(_ state: LayerState, from rest: Rest, fit: ContentFit) {
    bounds = rest.bounds
    position = rest.position
    anchorPoint = rest.anchorPoint
    let (frame, crop) = fit.placement(of: rest.bounds.size, in: state.bounds)
    guard !crop.isEmpty, !frame.isEmpty else {
      transform = .scale(0, 0)
      return
    }
    let (across, down) = (frame.width / crop.width, frame.height / crop.height)
    let start = Point2D(
      x: frame.minX - crop.minX * across - rest.bounds.minX * across,
      y: frame.minY - crop.minY * down - rest.bounds.minY * down)
    let anchor = Point2D(
      x: rest.bounds.minX + rest.anchorPoint.x * rest.bounds.width,
      y: rest.bounds.minY + rest.anchorPoint.y * rest.bounds.height)
    transform =
      Matrix4.translation(anchor.x, anchor.y) * .scale(across, down)
      * .translation(start.x, start.y) * state.matrixToParent
      * .translation(
        rest.parentOffset.x - rest.position.x, rest.parentOffset.y - rest.position.y,
        -state.zPosition)
    scale = Size2D(width: 1 / across, height: 1 / down)
    origin = Point2D(x: -start.x / across, y: -start.y / down)
    if crop.width < rest.bounds.width - 0.01 || crop.height < rest.bounds.height - 0.01 {
      visiblePart = local(frame)
    }
  }

  /// The place of a view without a transition.
  struct Rest {
    var bounds: Rect2D
    var position: Point2D
    var anchorPoint: Point2D
    /// The container's origin in the coordinates of the view's superview.
    var parentOffset: Point2D
  }

  /// A point of the state's coordinates in the layer's.
  func local(_ point: Point2D) -> Point2D {
    Point2D(x: origin.x + point.x * scale.width, y: origin.y + point.y * scale.height)
  }

  /// A rectangle of the state's coordinates in the layer's.
  func local(_ rect: Rect2D) -> Rect2D {
    Rect2D(
      origin: local(rect.origin),
      size: Size2D(width: rect.width * scale.width, height: rect.height * scale.height))
  }

  /// A length of the state's coordinates in the layer's: a mean, if these are stretched.
  func local(_ length: Double) -> Double {
    length * (scale.width * scale.height).squareRoot()
  }
}

extension NodeGeometry.Rest {
  /// Reads a view's place without its transform.
  @MainActor
  init(of view: UIView, in container: UIView) {
    bounds = Rect2D(view.layer.bounds)
    position = Point2D(view.layer.position)
    anchorPoint = Point2D(view.layer.anchorPoint)
    let parent = view.superview ?? container
    parentOffset =
      parent === container ? .zero : Point2D(container.convert(CGPoint.zero, to: parent))
  }
}
#endif
