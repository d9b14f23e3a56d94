import SegueTimeline
import UIKit

@testable import SegueUIKit

/// A comparison of what a Core Animation layer shows with the state of a timeline's layer.
///
/// It maps points by the layer's own geometry, and shares nothing with the code under test.
struct Comparison {
  /// The largest distance of a corner from where it should be, in points.
  private(set) var distance = 0.0
  /// The largest difference of opacities.
  private(set) var opacity = 0.0

  @MainActor
  mutating func add(_ node: LayerNode, _ state: LayerState) {
    guard let shown = node.layer.presentation() else { return distance = .infinity }
    let isVisible = !state.isHidden && state.opacity > 0.001
    let isShown = !shown.isHidden && shown.opacity > 0.001
    guard isVisible || isShown else { return }
    if !(node.layer is CATransformLayer) {
      let expected = state.isHidden ? 0 : state.opacity
      opacity = max(opacity, abs(expected - (shown.isHidden ? 0 : Double(shown.opacity))))
    }
    guard isVisible, !state.bounds.isEmpty else { return }
    let expected = state.bounds.corners.map { Self.map($0, state.matrixToParent) }
    let corners = Rect2D(shown.bounds).corners.map { Self.map($0, Self.matrix(of: shown)) }
    for (a, b) in zip(expected, corners) { distance = max(distance, a.distance(to: b)) }
  }

  /// A layer's map to its superlayer, as Core Animation defines it.
  private static func matrix(of layer: CALayer) -> Matrix4 {
    let (bounds, anchor) = (Rect2D(layer.bounds), Point2D(layer.anchorPoint))
    let t = layer.transform
    let transform = Matrix4(
      rows: (t.m11, t.m12, t.m13, t.m14), (t.m21, t.m22, t.m23, t.m24),
      (t.m31, t.m32, t.m33, t.m34), (t.m41, t.m42, t.m43, t.m44))
    let place = Point2D(layer.position)
    return Matrix4.translation(
      -bounds.minX - anchor.x * bounds.width, -bounds.minY - anchor.y * bounds.height)
      * transform * .translation(place.x, place.y, layer.zPosition)
  }

  private static func map(_ point: Point2D, _ m: Matrix4) -> Point2D {
    let w = point.x * m.m14 + point.y * m.m24 + m.m44
    return Point2D(
      x: (point.x * m.m11 + point.y * m.m21 + m.m41) / w,
      y: (point.x * m.m12 + point.y * m.m22 + m.m42) / w)
  }
}
