// Declarations: CALayer.h of the iOS 16.5 SDK. All methods are optional on Apple's platforms.

public import CoreGraphics

/// Who provides for a layer; a view does for its own.
public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer shall be drawn.
  func display(_ layer: CALayer)
  /// The layer will be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// The layer is drawn.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The sublayers shall be placed.
  func layoutSublayers(of layer: CALayer)
  /// What a change of a property does; nothing leaves it to the layer, `NSNull` ends the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// How corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smooth curves.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Which corners are rounded.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left on iOS.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right on iOS.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left on iOS.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right on iOS.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// How contents fill the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A gravity with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top left, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Filling, without regard to proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Fitting.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Covering.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
