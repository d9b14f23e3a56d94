import SegueScenes
import SegueTimeline
import Testing

@testable import SeguePreview

/// Characters that the catalog's fonts lack.
@Suite struct FallbackFontTests {
  /// The fonts of a machine that has no other.
  private func alone() throws -> FontSet {
    try FontSet(folder: TestFonts.folder) { _, _ in [] }
  }

  /// The fonts of a machine with one other, in some files.
  private func font(_ files: [FontFile]) throws -> Font {
    try Font(path: TestFonts.folder + "/Inter-Regular.otf") { _ in files }
  }

  private func ink(_ text: String, fonts: FontSet) throws -> Int {
    try Caption(text, fontSize: 20).bitmap(fonts: fonts, scale: 1).count { $0 >> 24 > 0 }
  }

  @Test(arguments: ["漢", "か", "م", "😀", "\u{50000}"])
  func `a character without a font is a box, and is reported`(scalar: Unicode.Scalar) throws {
    let fonts = try alone()
    #expect(fonts.missing.isEmpty)
    #expect(try ink(String(scalar), fonts: fonts) > 20)
    #expect(fonts.missing == [scalar])
    #expect(fonts.missing(in: "A \(scalar) \(scalar) b") == [scalar])
    // Each is as wide as the next.
    let glyphs = fonts[.bold].glyphs(of: "\(scalar)\(scalar)".unicodeScalars)
    #expect(glyphs.count == 2 && glyphs.allSatisfy { abs($0.advance - 0.66) < 1e-9 })
  }

  @Test func `the box is hollow`() throws {
    let fonts = try alone()
    let glyph = try #require(fonts[.regular].glyphs(of: "漢".unicodeScalars).first).glyph
    let moves = glyph.outline.steps.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
    let picture = try Caption("漢", fontSize: 40).bitmap(fonts: fonts, scale: 1)
    let middle = picture[picture.width / 2, picture.height / 2]
    #expect(middle >> 24 == 0)
  }

  @Test(arguments: ["\u{200D}", "\u{FE0F}", "\u{200F}", "\u{7}"])
  func `what is never seen takes no place`(scalar: Unicode.Scalar) throws {
    let fonts = try alone()
    let (glyph, advance) = try #require(
      fonts[.regular].glyphs(of: String(scalar).unicodeScalars).first)
    #expect(advance == 0 && glyph.outline.steps.isEmpty)
    #expect(fonts.missing.isEmpty)
  }

  @Test func `a space that no font has is a gap`() throws {
    let fonts = try alone()
    let (glyph, advance) = try #require(fonts[.regular].glyphs(of: "\u{3000}".unicodeScalars).first)
    #expect(advance == 0.25 && glyph.outline.steps.isEmpty)
    #expect(fonts.missing.isEmpty)
  }

  /// DejaVu Sans Mono has 2048 units in an em and advances by 1233 of them, says fonttools.
  @Test func `a glyph of another font has its own size in ems`() throws {
    let file = FontFile(path: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
    let broken = [FontFile(path: "/nowhere.ttf"), FontFile(path: #filePath)]
    let font = try font(broken + [file])
    let (glyph, advance) = try #require(font.glyphs(of: "Ж".unicodeScalars).first)
    #expect(abs(advance - 1233.0 / 2048) < 1e-9)
    let tops = glyph.outline.steps.compactMap { step -> Double? in
      switch step {
      case .move(let end), .line(let end), .curve(_, _, let end): -end.y / font.unitsPerEm
      case .close: nil
      }
    }
    // Its capitals are 0.729 em high.
    #expect(abs(try #require(tops.max()) - 0.729) < 0.005)
    #expect(font.missing.isEmpty)
  }

  @Test func `the machine's fonts draw Cyrillic`() throws {
    let faces = SystemFonts.faces(with: "Ж", weight: .bold)
    #expect(!faces.isEmpty)
    #expect(SystemFonts.faces(with: "\u{50000}", weight: .regular).isEmpty)
    let fonts = try TestFonts.load()
    #expect(fonts.missing(in: "Жизнь").isEmpty)
    let box = try ink("Ж", fonts: try alone())
    #expect(try ink("Ж", fonts: fonts) != box)
  }

  @Test func `what the catalog's fonts have never comes from another`() throws {
    let fonts = try FontSet(folder: TestFonts.folder) { scalar, _ in
      Issue.record("looked for \(scalar)")
      return []
    }
    #expect(try ink("Ångström – “Hello” → 100 %", fonts: fonts) > 100)
  }
}

extension Bitmap {
  /// The number of pixels that fulfill a condition.
  fileprivate func count(where holds: (UInt32) -> Bool) -> Int {
    (0..<height).reduce(0) { sum, y in sum + (0..<width).count { holds(self[$0, y]) } }
  }
}
