private import CImageLibraries
internal import SegueCatalog
import SegueScenes
private import SegueTimeline

extension Canvas {
  /// Draws a paragraph from its glyphs' outlines: unhinted, at subpixel positions, antialiased in
  /// gray.
  func draw(_ block: TextBlock, fonts: FontSet) {
    guard block.opacity > 0, block.style.size > 0 else { return }
    let layout = TextLayout(block, fonts: fonts)
    cairo_new_path(context)
    for placed in layout.lines {
      for (glyph, x) in placed.line.glyphs {
        let origin = Point2D(x: placed.origin.x + x, y: placed.origin.y)
        trace(glyph.outline, scale: layout.unit, at: origin)
      }
    }
    setPaint(.color(block.color), over: .zero, opacity: block.opacity)
    cairo_fill(context)
  }
}
