#if canImport(UIKit)
import SegueTimeline

/// The extent of the points that a transform moves: a box about the layer's anchor.
struct Reach: Hashable {
  /// The layer, in coordinates whose origin is the anchor.
  private(set) var rect = Rect2D.zero
  /// How far sublayers may lie above or below the layer, in points.
  var depth = 0.0

  /// Extends the box by a layer's bounds.
  mutating func add(_ bounds: Rect2D, anchor: Point2D) {
    let left = min(rect.minX, -anchor.x * bounds.width)
    let top = min(rect.minY, -anchor.y * bounds.height)
    let right = max(rect.maxX, (1 - anchor.x) * bounds.width)
    let bottom = max(rect.maxY, (1 - anchor.y) * bounds.height)
    rect = Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far apart two transforms put a corner at most, in points.
  func displacement(_ a: Matrix4, _ b: Matrix4) -> Double {
    var farthest = 0.0
    for z in depth > 0 ? [-depth, depth] : [0] {
      for corner in rect.corners {
        let (p, q) = (a.map(corner, z), b.map(corner, z))
        farthest = max(farthest, abs(p.x - q.x), abs(p.y - q.y), abs(p.z - q.z))
      }
    }
    return farthest
  }
}

extension Matrix4 {
  /// The smallest distance between a point and the eye that is considered, as a fraction of the eye's
  /// distance.
  private static let nearest = 0.25

  fileprivate func map(_ point: Point2D, _ z: Double) -> Vector3 {
    let w = max(point.x * m14 + point.y * m24 + z * m34 + m44, Self.nearest)
    return Vector3(
      x: (point.x * m11 + point.y * m21 + z * m31 + m41) / w,
      y: (point.x * m12 + point.y * m22 + z * m32 + m42) / w,
      z: (point.x * m13 + point.y * m23 + z * m33 + m43) / w)
  }
}
#endif
