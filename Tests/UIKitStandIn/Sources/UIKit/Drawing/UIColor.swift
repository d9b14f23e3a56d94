// Declarations: UIColor.h and UIInterface.h of the iOS 16.5 SDK. Values: "Color", Human Interface Guidelines.

public import QuartzCore

/// A color, which may differ between light and dark.
public final class UIColor: NSObject, Sendable {
  private let light: CGColor
  private let dark: CGColor

  private init(light: CGColor, dark: CGColor) { (self.light, self.dark) = (light, dark) }

  /// A color of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A color by its hue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // How much of the hue each component has, 0…1.
    func part(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return max(0, min(sector, 4 - sector, 1))
    }
    func component(_ offset: CGFloat) -> CGFloat {
      brightness * (1 - saturation * part(offset))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The same color in light and dark.
  public convenience init(cgColor: CGColor) { self.init(light: cgColor, dark: cgColor) }

  /// A color that depends on traits; asked once for light and once for dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
  }

  /// The color in the light style.
  public var cgColor: CGColor { light }

  /// The color for traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// The color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.copy(alpha: alpha) ?? light, dark: dark.copy(alpha: alpha) ?? dark)
  }

  /// Whether both variants agree.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.light == light && $0.dark == dark } ?? false
  }

  /// Of both variants.
  public override var hash: Int { light.hashValue ^ dark.hashValue }

  private static func bytes(_ light: UInt32, _ dark: UInt32? = nil, alpha: CGFloat = 1) -> UIColor {
    func color(_ value: UInt32) -> CGColor {
      CGColor(
        red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: alpha)
    }
    return UIColor(light: color(light), dark: color(dark ?? light))
  }

  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The system's red.
  public static let systemRed = bytes(0xFF3B30, 0xFF453A)
  /// The system's green.
  public static let systemGreen = bytes(0x34C759, 0x30D158)
  /// The system's blue.
  public static let systemBlue = bytes(0x007AFF, 0x0A84FF)
  /// The system's orange.
  public static let systemOrange = bytes(0xFF9500, 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = bytes(0xFFCC00, 0xFFD60A)
  /// The system's purple.
  public static let systemPurple = bytes(0xAF52DE, 0xBF5AF2)
  /// The system's gray.
  public static let systemGray = bytes(0x8E8E93)
  /// The background of a screen.
  public static let systemBackground = bytes(0xFFFFFF, 0x000000)
  /// The background of grouped content.
  public static let secondarySystemBackground = bytes(0xF2F2F7, 0x1C1C1E)
  /// The background within grouped content.
  public static let tertiarySystemBackground = bytes(0xFFFFFF, 0x2C2C2E)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = bytes(0xF2F2F7, 0x000000)
  /// Behind cells, in grouped lists.
  public static let secondarySystemGroupedBackground = bytes(0xFFFFFF, 0x1C1C1E)
  /// Text.
  public static let label = bytes(0x000000, 0xFFFFFF)
  /// Lesser text.
  public static let secondaryLabel = bytes(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  /// Lines.
  public static let separator = bytes(0x3C3C43, 0x545458, alpha: 0.29)
}
