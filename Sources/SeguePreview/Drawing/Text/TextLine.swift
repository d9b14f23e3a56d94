internal import SegueCatalog
import SegueScenes

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
