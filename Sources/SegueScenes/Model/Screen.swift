/// A mock screen, laid out by expressions over its container.
public struct Screen: Sendable {
  /// A screen's name within its scene.
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written.
    public let text: String

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

  /// The screen's name.
  public var name: Name
  /// The background color; clear for a screen through which the one below shows.
  package var background: SceneColor
  /// The color of the status bar, or nil if the screen hides it.
  package var statusBar: SceneColor?
  /// The color of the home indicator, or nil if the screen hides it.
  package var homeIndicator: SceneColor?
  /// Named lengths, evaluated in order before layout.
  package var measures: [Measure]
  package var nodes: [Node]

  package init(
    name: Name, background: SceneColor, statusBar: SceneColor? = nil,
    homeIndicator: SceneColor? = nil, measures: [Measure] = [], nodes: [Node]
  ) {
    self.name = name
    self.background = background
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.measures = measures
    self.nodes = nodes
  }
}

/// A named length for a screen's expressions.
package struct Measure: Sendable {
  package var name: String
  package var length: SceneLength

  package init(name: String, length: SceneLength) {
    self.name = name
    self.length = length
  }
}
