internal import SegueCatalog
private import Synchronization

/// A typeface in one weight, which measures and outlines glyphs.
///
/// FreeType's faces are not for two threads at once: a lock stands before it, and what was read once
/// is kept.
final class Font: Sendable {
  /// The units in an em.
  let unitsPerEm: Double
  /// The distance from the baseline to the top of a line, in ems.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in ems.
  let descent: Double

  private let store: Mutex<Store>

  private struct Store: ~Copyable {
    let face: FontFace
    var glyphs: [Unicode.Scalar: Glyph] = [:]

    mutating func glyph(_ scalar: Unicode.Scalar) -> Glyph {
      if let known = glyphs[scalar] { return known }
      let glyph = face.glyph(face.index(of: scalar))
      glyphs[scalar] = glyph
      return glyph
    }
  }

  /// Opens a font file.
  init(path: String) throws(FontError) {
    let face = try FontFace(path: path)
    unitsPerEm = face.unitsPerEm
    ascent = face.ascender / unitsPerEm
    descent = -face.descender / unitsPerEm
    store = Mutex(Store(face: face))
  }

  /// The glyphs of a text, each with the distance to the next one's origin, in ems.
  ///
  /// Kerning is part of the distance.
  func glyphs(of text: some Sequence<Unicode.Scalar>) -> [(glyph: Glyph, advance: Double)] {
    store.withLock { store in
      var result: [(glyph: Glyph, advance: Double)] = []
      for scalar in text {
        let glyph = store.glyph(scalar)
        if let last = result.last {
          let kerning = store.face.kerning(last.glyph.index, glyph.index)
          result[result.count - 1].advance += kerning / unitsPerEm
        }
        result.append((glyph, glyph.advance / unitsPerEm))
      }
      return result
    }
  }
}
