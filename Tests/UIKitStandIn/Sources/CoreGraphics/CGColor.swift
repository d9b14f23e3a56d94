// Declarations: CGColor.h of the iOS 16.5 SDK. Only colors of sRGB, with three components and alpha.

/// A color.
public final class CGColor: Equatable, Hashable, CustomStringConvertible, Sendable {
  private let values: [CGFloat]

  /// A color in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  /// A color in sRGB (as `init(red:green:blue:alpha:)` on the stand-in).
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray, stored with three equal components here.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { values }

  /// Four.
  public var numberOfComponents: Int { values.count }

  /// The opacity.
  public var alpha: CGFloat { values[3] }

  /// The color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// The four components, for people.
  public var description: String { "CGColor\(values)" }

  /// Whether all components agree.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
