/// One mock screen, laid out by expressions over its container.
public struct Screen: Sendable {
  /// A screen's name within its scene.
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it is written.
    public let text: String

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

  /// The screen's name.
  public var name: Name
  /// What lies behind everything; clear for a screen through which the one below shows.
  package var background: SceneColor
  /// The color of the bar with the time, or nil where the screen does not show it.
  package var statusBar: SceneColor?
  /// The color of the line at the bottom edge, or nil where the screen does not show it.
  package var homeIndicator: SceneColor?
  /// Lengths with names, worked out in order before anything is laid out.
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

/// A length that a screen's expressions may name.
package struct Measure: Sendable {
  package var name: String
  package var length: SceneLength

  package init(name: String, length: SceneLength) {
    self.name = name
    self.length = length
  }
}
