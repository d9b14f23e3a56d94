// Declarations: UITraitCollection.h, UIInterface.h and UIDevice.h of the iOS 16.5 SDK.

public import QuartzCore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The direction of the user's language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The direction of the user's language as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The traits of an environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open private(set) var displayScale: CGFloat = 3

  /// The traits of a phone.
  public override init() { super.init() }

  /// The traits of a phone with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of a phone with a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  convenience init(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection, isWide: Bool
  ) {
    self.init()
    (userInterfaceStyle, layoutDirection) = (style, direction)
    verticalSizeClass = isWide ? .compact : .regular
  }
}
