/// The name of a screen's element, which can be animated separately.
///
/// Elements of a repetition append their index from 0: `card-0`, `card-1`.
public struct ElementName: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as written.
  public let text: String

  /// The navigation bar of a navigation container.
  public static let navigationBar: ElementName = "navigation-bar"
  /// The tab bar of a tab container.
  public static let tabBar: ElementName = "tab-bar"
  /// The system's status bar.
  public static let statusBar: ElementName = "status-bar"
  /// The system's home indicator.
  public static let homeIndicator: ElementName = "home-indicator"

  /// Creates a name from its text.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a name from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The name as written.
  public var description: String { text }
}
