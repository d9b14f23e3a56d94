/// How high a layer floats above what is behind it, and with it its shadow.
public enum Elevation: String, CaseIterable, Hashable, Sendable {
  /// On the same plane.
  case none
  /// A little above, such as a banner or a menu.
  case raised
  /// Well above, such as an alert, a dialog or a sheet with a margin around it.
  case floating
  /// A sheet that comes from the lower edge: its shadow falls on what is above it.
  case sheet

  /// The shadow in light or dark appearance; among dark colors only a strong one is seen.
  public func shadow(isDark: Bool) -> Shadow {
    var shadow: Shadow =
      switch self {
      case .none: .none
      case .raised: Shadow(opacity: 0.14, radius: 16, offset: Point2D(x: 0, y: 6))
      case .floating: Shadow(opacity: 0.18, radius: 32, offset: Point2D(x: 0, y: 12))
      case .sheet: Shadow(opacity: 0.14, radius: 24, offset: Point2D(x: 0, y: -2))
      }
    if isDark { shadow.opacity *= 3 }
    return shadow
  }
}
