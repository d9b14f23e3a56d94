import SegueCatalog
import SegueScenes
import SegueTimeline
import Testing

@testable import SeguePreview

struct FontTests {
  @Test func aMissingFontFileIsNamedInTheError() {
    #expect(throws: FontError.self) { try FontSet(folder: "/no/such/place") }
    do {
      _ = try FontSet(folder: "/no/such/place")
    } catch {
      #expect(error.path == "/no/such/place/Inter-Regular.otf")
      #expect(error.description.contains("/no/such/place/Inter-Regular.otf"))
    }
  }

  @Test func aFileThatIsNotAFontIsNamedInTheError() {
    #expect(throws: FontError(path: #filePath, reason: "the file is not a font")) {
      try Font(path: #filePath)
    }
  }

  /// Inter has 2816 units in an em; A and V overlap by 192 of them, says fonttools.
  @Test func glyphsAreMeasuredAndKerned() throws {
    let font = try Font(path: TestFonts.folder + "/Inter-Regular.otf")
    #expect(font.unitsPerEm == 2816)
    let apart = font.glyphs(of: "A".unicodeScalars)[0].advance
    let together = font.glyphs(of: "AV".unicodeScalars)[0].advance
    #expect(abs((apart - together) * 2816 - 192) < 1e-9)
  }

  @Test(arguments: ["¥", "€", "♥", "★", "‹", "›", "…", "•", "←", "→", "ő", "Ž", "“", "–"])
  func commonSymbolsHaveGlyphs(sign: Unicode.Scalar) throws {
    let face = try FontFace(path: TestFonts.folder + "/Inter-Bold.otf")
    #expect(face.index(of: sign) != 0)
    #expect(!face.glyph(face.index(of: sign)).outline.steps.isEmpty)
  }
}
