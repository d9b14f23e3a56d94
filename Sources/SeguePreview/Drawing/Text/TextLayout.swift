internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

/// A paragraph with positioned glyphs.
struct TextLayout {
  /// A line and the start of its baseline.
  struct PlacedLine {
    let line: TextLine
    let origin: Point2D
  }

  let lines: [PlacedLine]
  /// Points per font unit.
  let unit: Double
  /// The width of the widest line and the height of all of them, in points.
  let size: Size2D

  init(_ block: TextBlock, fonts: FontSet) {
    let font = fonts[block.style.weight]
    let style = block.style
    unit = style.size / font.unitsPerEm
    let lines = LineBreaker(font: font, style: style, width: block.width)
      .lines(of: block.string, atMost: max(1, block.maxLines))
    let height = Double(lines.count) * style.lineHeight
    size = Size2D(width: lines.map(\.width).max() ?? 0, height: height)

    // Text is centered vertically in its line height.
    let inset = (style.lineHeight - (font.ascent + font.descent) * style.size) / 2
    let top = block.origin.y + (block.height.map { ($0 - height) / 2 } ?? 0)
    self.lines = lines.enumerated().map { index, line in
      let baseline = top + Double(index) * style.lineHeight + inset + font.ascent * style.size
      let x = block.origin.x + block.alignment.share * Self.slack(block.width, line.width)
      return PlacedLine(line: line, origin: Point2D(x: x, y: baseline))
    }
  }

  private static func slack(_ width: Double, _ used: Double) -> Double {
    width.isFinite ? width - used : 0
  }
}

extension TextBlock.Alignment {
  /// The fraction of the free width before the line.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// One measured line of text: its glyphs and their x positions, in points from the line's start.
struct TextLine {
  let glyphs: [(glyph: Glyph, x: Double)]
  /// The width from the first glyph's origin to the end of the last one's advance.
  let width: Double

  init(_ text: Substring.UnicodeScalarView, font: Font, style: TextStyle) {
    var x = 0.0
    var placed: [(glyph: Glyph, x: Double)] = []
    for (glyph, advance) in font.glyphs(of: text) {
      placed.append((glyph, x))
      x += advance * style.size + style.tracking
    }
    glyphs = placed
    width = placed.isEmpty ? 0 : max(0, x - style.tracking)
  }
}
