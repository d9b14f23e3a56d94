import CoreGraphics
import Foundation
import QuartzCore
import SegueTimeline

// Core Animation's values as those of a timeline.

extension Point2D {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect2D {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension Color {
  init(_ color: CGColor) {
    let parts = (color.components ?? [0, 0, 0, 0]).map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Matrix4 {
  init(_ t: CATransform3D) {
    self.init(
      rows: (t.m11, t.m12, t.m13, t.m14), (t.m21, t.m22, t.m23, t.m24),
      (t.m31, t.m32, t.m33, t.m34), (t.m41, t.m42, t.m43, t.m44))
  }

  init(_ t: CGAffineTransform) {
    self.init(rows: (t.a, t.b, 0, 0), (t.c, t.d, 0, 0), (0, 0, 1, 0), (t.tx, t.ty, 0, 1))
  }

  /// The same map without depth, as a superlayer that is no transform layer sees it.
  var flat: Matrix4 {
    var result = self
    (result.m13, result.m23, result.m33, result.m43) = (0, 0, 0, 0)
    return result
  }
}
