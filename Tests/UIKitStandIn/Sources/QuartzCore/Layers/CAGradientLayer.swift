// Declarations: CAGradientLayer.h of the iOS 16.5 SDK.

public import CoreGraphics

/// How a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]? {
    get { if case .colors(let colors) = properties["colors"] { colors } else { nil } }
    set { set("colors", newValue.map { .colors($0.compactMap { $0 as? CGColor }) }) }
  }
  /// Where each color is, in 0…1; evenly where there are none.
  open var locations: [NSNumber]? {
    get {
      guard case .numbers(let numbers) = properties["locations"] else { return nil }
      return numbers.map { NSNumber(value: Double($0)) }
    }
    set {
      set("locations", newValue.map { .numbers($0.map { CGFloat($0.doubleValue) }) })
    }
  }
  /// Where the gradient begins, in fractions of the bounds.
  open var startPoint: CGPoint {
    get { properties["startPoint"]?.point ?? .zero }
    set { set("startPoint", .point(newValue)) }
  }
  /// Where the gradient ends, in fractions of the bounds.
  open var endPoint: CGPoint {
    get { properties["endPoint"]?.point ?? .zero }
    set { set("endPoint", .point(newValue)) }
  }
  /// How the gradient spreads.
  open var type: CAGradientLayerType {
    get { object("type") ?? .axial }
    set { set("type", .object(newValue)) }
  }
}
