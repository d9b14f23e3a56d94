// Declarations: "UITraitOverrides" and "UIUserInterfaceLevel" of UIKit's documentation, iOS 17.

/// Whether a surface lies on the base of a window or above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The traits that an environment sets for itself and what is in it.
@MainActor public struct UITraitOverrides {
  /// How high the surface lies.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
}
