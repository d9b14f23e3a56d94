private import SegueCatalog
import SegueScenes
public import SegueTimeline

/// A line of text as a picture: a label on a contact sheet.
public struct Caption: Hashable, Sendable {
  /// The text; it is truncated with an ellipsis where it does not fit the width.
  public var text: String
  /// The font size (em height), in points.
  public var fontSize: Double
  /// Whether the text is bold.
  public var isBold: Bool
  /// The text's color.
  public var color: Color
  /// The background color.
  public var background: Color
  /// The maximum width of the text, in points.
  public var maxWidth: Double

  /// Creates a caption.
  public init(
    _ text: String, fontSize: Double = 13, isBold: Bool = false, color: Color = .black,
    background: Color = .clear, maxWidth: Double = .infinity
  ) {
    self.text = text
    self.fontSize = fontSize
    self.isBold = isBold
    self.color = color
    self.background = background
    self.maxWidth = maxWidth
  }

  /// Draws the caption into a bitmap of its own size, one line high.
  ///
  /// - Throws: a ``DrawingError`` where the bitmap would be empty.
  public func bitmap(fonts: FontSet, scale: Double) throws(DrawingError) -> Bitmap {
    let style = TextStyle(
      weight: isBold ? .bold : .medium, size: fontSize, lineHeight: (fontSize * 1.4).rounded(.up),
      tracking: 0)
    let block = TextBlock(text, style: style, color: color, width: maxWidth)
    let size = TextLayout(block, fonts: fonts).size
    let frame = Rect2D(x: 0, y: 0, width: max(1, size.width.rounded(.up)), height: size.height)
    let canvas = try Canvas(showing: frame, scale: scale)
    canvas.fill(background)
    canvas.draw(block, fonts: fonts)
    return try canvas.finished()
  }
}
