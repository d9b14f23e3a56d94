// Declarations: CAShapeLayer.h of the iOS 16.5 SDK.

public import CoreGraphics

/// The rule for what is inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By number.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The outline.
  ///
  /// It animates between paths with equal elements, but not by itself.
  open var path: CGPath? {
    get { if case .path(let path) = properties["path"] { path } else { nil } }
    set { set("path", newValue?.copy().map(LayerValue.path)) }
  }
  /// The color inside; black by default.
  open var fillColor: CGColor? {
    get { color("fillColor") }
    set { set("fillColor", newValue.map(LayerValue.color)) }
  }
  /// The rule for what is inside.
  open var fillRule: CAShapeLayerFillRule {
    get { object("fillRule") ?? .nonZero }
    set { set("fillRule", .object(newValue)) }
  }
  /// The color of the line.
  open var strokeColor: CGColor? {
    get { color("strokeColor") }
    set { set("strokeColor", newValue.map(LayerValue.color)) }
  }
  /// The width of the line.
  open var lineWidth: CGFloat {
    get { number("lineWidth") }
    set { set("lineWidth", .number(newValue)) }
  }
  /// Where the line begins, in 0…1.
  open var strokeStart: CGFloat {
    get { number("strokeStart") }
    set { set("strokeStart", .number(newValue)) }
  }
  /// Where the line ends, in 0…1.
  open var strokeEnd: CGFloat {
    get { number("strokeEnd") }
    set { set("strokeEnd", .number(newValue)) }
  }
}
