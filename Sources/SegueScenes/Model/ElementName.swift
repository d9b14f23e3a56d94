/// The name of an element of a screen: something that can move on its own.
///
/// The elements of a repetition are called after it, with their index from 0: `card-0`, `card-1`.
public struct ElementName: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as it is written.
  public let text: String

  /// The bar at the top that belongs to a navigation container.
  public static let navigationBar: ElementName = "navigation-bar"
  /// The bar at the bottom that belongs to a tab container.
  public static let tabBar: ElementName = "tab-bar"
  /// The system's bar with the time.
  public static let statusBar: ElementName = "status-bar"
  /// The system's line at the bottom edge.
  public static let homeIndicator: ElementName = "home-indicator"

  /// Creates a name from its text.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a name from a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// The name as it is written.
  public var description: String { text }
}
