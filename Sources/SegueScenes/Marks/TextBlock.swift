package import SegueTimeline

/// A paragraph to draw.
package struct TextBlock: Hashable, Sendable {
  /// The horizontal alignment of lines.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  package var string: String
  package var style: TextStyle
  package var color: Color
  package var alignment: Alignment
  /// The maximum number of lines; excess text ends in an ellipsis.
  package var maxLines: Int
  /// The top left corner and the available width, in points.
  package var origin: Point2D
  package var width: Double
  /// The height in which the lines are centered; nil to start at the top.
  package var height: Double?
  package var opacity: Double

  package init(
    _ string: String, style: TextStyle, color: Color, alignment: Alignment = .leading,
    maxLines: Int = 1, origin: Point2D = .zero, width: Double = .infinity, height: Double? = nil,
    opacity: Double = 1
  ) {
    self.string = string
    self.style = style
    self.color = color
    self.alignment = alignment
    self.maxLines = maxLines
    self.origin = origin
    self.width = width
    self.height = height
    self.opacity = opacity
  }
}

/// The font weights used in scenes.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case regular, medium, semibold, bold
}

/// A text style: weight, size, line height and tracking, in points.
package struct TextStyle: Hashable, Sendable {
  package var weight: FontWeight
  package var size: Double
  package var lineHeight: Double
  /// The additional space after every letter.
  package var tracking: Double

  package init(weight: FontWeight, size: Double, lineHeight: Double, tracking: Double) {
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
  }

  /// The typographic scale shared by all scenes.
  ///
  /// Sizes and line heights are those of iOS at its default text size, tracked for Inter.
  package static let scale: [String: TextStyle] = [
    "large-title": TextStyle(weight: .bold, size: 34, lineHeight: 41, tracking: -0.75),
    "title": TextStyle(weight: .bold, size: 28, lineHeight: 34, tracking: -0.6),
    "title-2": TextStyle(weight: .bold, size: 22, lineHeight: 28, tracking: -0.4),
    "title-3": TextStyle(weight: .semibold, size: 20, lineHeight: 25, tracking: -0.35),
    "headline": TextStyle(weight: .semibold, size: 17, lineHeight: 22, tracking: -0.25),
    "body": TextStyle(weight: .regular, size: 17, lineHeight: 25, tracking: -0.22),
    "callout": TextStyle(weight: .regular, size: 16, lineHeight: 22, tracking: -0.18),
    "subheadline": TextStyle(weight: .regular, size: 15, lineHeight: 20, tracking: -0.13),
    "footnote": TextStyle(weight: .regular, size: 13, lineHeight: 18, tracking: -0.04),
    "caption": TextStyle(weight: .regular, size: 12, lineHeight: 16, tracking: 0),
    "tab-label": TextStyle(weight: .medium, size: 10, lineHeight: 12, tracking: 0.1),
  ]
}
