internal import SegueCatalog
private import Synchronization

/// A typeface in one weight; measures glyphs and returns their outlines.
///
/// FreeType faces are not thread-safe: a lock protects the face, and glyphs are cached.
final class Font: Sendable {
  /// The number of units per em.
  let unitsPerEm: Double
  /// The distance from the baseline to the top of a line, in ems.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in ems.
  let descent: Double

  private let store: Mutex<Store>

  private struct Store: ~Copyable {
    let face: FontFace
    var fallback: FallbackFaces
    var glyphs: [Unicode.Scalar: Glyph] = [:]

    mutating func glyph(_ scalar: Unicode.Scalar) -> Glyph {
      if let known = glyphs[scalar] { return known }
      let index = face.index(of: scalar)
      let glyph = index == 0 ? fallback.glyph(scalar) : face.glyph(index)
      glyphs[scalar] = glyph
      return glyph
    }
  }

  /// Opens a font file.
  ///
  /// - Parameter fallback: finds faces for characters that the file has no glyphs for.
  init(
    path: String, fallback: @escaping FallbackFaces.Search = { _ in [] }
  ) throws(FontError) {
    let face = try FontFace(path: path)
    unitsPerEm = face.unitsPerEm
    ascent = face.ascender / unitsPerEm
    descent = -face.descender / unitsPerEm
    let others = FallbackFaces(unitsPerEm: unitsPerEm, search: fallback)
    store = Mutex(Store(face: face, fallback: others))
  }

  /// The characters so far that no font has a glyph for; they are drawn as boxes.
  var missing: Set<Unicode.Scalar> { store.withLock { $0.fallback.missing } }

  /// Returns the glyphs of a text, each with its advance, in ems.
  ///
  /// The advance includes kerning.
  func glyphs(of text: some Sequence<Unicode.Scalar>) -> [(glyph: Glyph, advance: Double)] {
    store.withLock { store in
      var result: [(glyph: Glyph, advance: Double)] = []
      for scalar in text {
        let glyph = store.glyph(scalar)
        if let last = result.last, last.glyph.index != 0, glyph.index != 0 {
          let kerning = store.face.kerning(last.glyph.index, glyph.index)
          result[result.count - 1].advance += kerning / unitsPerEm
        }
        result.append((glyph, glyph.advance / unitsPerEm))
      }
      return result
    }
  }
}
