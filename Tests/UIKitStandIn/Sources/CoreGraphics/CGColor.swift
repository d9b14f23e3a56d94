// Declarations: CGColor.h and CGColorSpace.h of the iOS 16.5 SDK. Only colors of sRGB, with three components and alpha.

/// Core Foundation's string, which Swift converts its own to.
public typealias CFString = String

/// Core Foundation's dictionary.
public typealias CFDictionary = [String: String]

/// A space of colors: here sRGB without limits is the only one.
public final class CGColorSpace: Sendable {
  /// sRGB, with components beyond 0…1 for colors that it does not have.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"

  /// A space with a name.
  public init?(name: CFString) {}
}

/// How colors are converted that a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}

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

  /// The color in another space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }

  /// The four components, for people.
  public var description: String { "CGColor\(values)" }

  /// Whether all components agree.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
