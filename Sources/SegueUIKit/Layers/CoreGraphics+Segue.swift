#if canImport(UIKit)
import QuartzCore
import SegueTimeline
import UIKit

// Segue's geometry in Core Graphics' types, and back.

extension CGPoint {
  init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size2D) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect2D) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}

extension Point2D {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size2D {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect2D {
  init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Size2D(rect.size)) }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension CATransform3D {
  init(_ m: Matrix4) {
    self.init(
      m11: m.m11, m12: m.m12, m13: m.m13, m14: m.m14, m21: m.m21, m22: m.m22, m23: m.m23,
      m24: m.m24, m31: m.m31, m32: m.m32, m33: m.m33, m34: m.m34, m41: m.m41, m42: m.m42,
      m43: m.m43, m44: m.m44)
  }
}

extension CGColor {
  /// A color of the sRGB space.
  static func color(_ color: Color) -> CGColor {
    CGColor(
      srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension CGColor {
  /// Black of an opacity, as masks have.
  static func black(_ opacity: Double) -> CGColor {
    .color(Color(red: 0, green: 0, blue: 0, alpha: opacity))
  }
}

extension Color {
  /// A color, in the sRGB space, whose components may lie beyond 0…1 for colors of larger ones; nil if it is none, as
  /// patterns are.
  init?(_ color: CGColor) {
    guard let sRGB = CGColorSpace(name: CGColorSpace.extendedSRGB),
      let parts = color.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components
    else { return nil }
    guard parts.count == 4 else { return nil }
    self.init(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      alpha: Double(parts[3]))
  }
}
#endif
