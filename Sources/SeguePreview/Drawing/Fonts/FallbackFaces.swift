import SegueScenes
internal import SegueTimeline

/// Draws characters that a font lacks: with the machine's fonts, or as a box if no font has the character.
struct FallbackFaces {
  /// Finds faces for a character, the most suitable first.
  typealias Search = @Sendable (Unicode.Scalar) -> [FontFile]

  /// A face that stays open, since the characters that follow are usually in the same script.
  private final class OpenFace {
    let file: FontFile
    let face: FontFace

    init(_ file: FontFile) throws(FontError) {
      self.file = file
      face = try FontFace(path: file.path, index: file.index)
    }
  }

  private let search: Search
  /// The em of the replaced font, in its units.
  private let unitsPerEm: Double
  private var opened: [OpenFace] = []
  private var unusable: Set<FontFile> = []
  /// The characters that no face has a glyph for.
  private(set) var missing: Set<Unicode.Scalar> = []

  init(unitsPerEm: Double, search: @escaping Search) {
    (self.unitsPerEm, self.search) = (unitsPerEm, search)
  }

  /// Returns a glyph of another face, in units of the font; a box where there is none.
  mutating func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar.isInvisible { return Glyph(index: 0, advance: 0, outline: Outline()) }
    if let borrowed = borrowedGlyph(scalar) { return borrowed }
    if scalar.properties.isWhitespace {
      return Glyph(index: 0, advance: unitsPerEm / 4, outline: Outline())
    }
    missing.insert(scalar)
    return box
  }

  private mutating func borrowedGlyph(_ scalar: Unicode.Scalar) -> Glyph? {
    for open in opened {
      if let glyph = glyph(scalar, of: open.face) { return glyph }
    }
    for file in search(scalar) where !unusable.contains(file) {
      if opened.contains(where: { $0.file == file }) { continue }
      guard let open = try? OpenFace(file) else {
        unusable.insert(file)
        continue
      }
      guard let glyph = glyph(scalar, of: open.face) else { continue }
      opened.append(open)
      return glyph
    }
    return nil
  }

  /// A glyph of a face, in units of the font; nil where the face has none, or only a picture.
  private func glyph(_ scalar: Unicode.Scalar, of face: borrowing FontFace) -> Glyph? {
    let index = face.index(of: scalar)
    guard index != 0 else { return nil }
    let glyph = face.glyph(index)
    guard !glyph.outline.steps.isEmpty || scalar.properties.isWhitespace else { return nil }
    let scale = unitsPerEm / face.unitsPerEm
    // The glyph index belongs to another face, so there is no kerning.
    return Glyph(
      index: 0, advance: glyph.advance * scale,
      outline: glyph.outline.map { Point2D(x: $0.x * scale, y: $0.y * scale) })
  }

  /// An upright box on the baseline, as tall as a capital letter.
  private var box: Glyph {
    func loop(_ inset: Double, clockwise: Bool) -> [Outline.Step] {
      let (left, right) = ((0.06 + inset) * unitsPerEm, (0.6 - inset) * unitsPerEm)
      let (top, bottom) = ((-0.72 + inset) * unitsPerEm, -inset * unitsPerEm)
      let (first, last) = clockwise ? (right, left) : (left, right)
      return [
        .move(Point2D(x: last, y: top)), .line(Point2D(x: first, y: top)),
        .line(Point2D(x: first, y: bottom)), .line(Point2D(x: last, y: bottom)), .close,
      ]
    }
    return Glyph(
      index: 0, advance: 0.66 * unitsPerEm,
      outline: Outline(loop(0, clockwise: true) + loop(0.06, clockwise: false)))
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn for it: controls, joiners and variation selectors.
  fileprivate var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
