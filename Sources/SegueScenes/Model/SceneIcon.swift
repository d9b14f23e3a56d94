/// A single-color icon drawn on a square.
package struct SceneIcon: Hashable, Sendable {
  package var outline: Outline
  /// The side of the square that the outline is drawn on.
  package var side: Double
  /// The line width in the square's units; nil to fill the outline.
  package var lineWidth: Double?
  /// Whether it points in the direction of reading, and turns around where that does.
  package var isDirectional = false

  package init(_ outline: Outline, side: Double = 24, lineWidth: Double? = nil) {
    self.outline = outline
    self.side = side
    self.lineWidth = lineWidth
  }
}
