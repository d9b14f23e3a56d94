internal import CImageLibraries
internal import SegueCatalog
import SegueScenes
import SegueSystem
private import SegueTimeline

/// A font file opened with FreeType; closed when the value is destroyed.
///
/// All measures are in font units, unhinted: text keeps its shape at every size.
struct FontFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  /// Opens a font file.
  ///
  /// - Parameter index: the number of the face, in a file of several.
  /// - Throws: ``FontError`` where the path holds no scalable font.
  init(path: String, index: Int = 0) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError(path: path, reason: "cannot initialize FreeType")
    }
    var face: FT_Face?
    let code = FT_New_Face(library, path, FT_Long(index), &face)
    guard code == 0, let face, face.pointee.units_per_EM > 0 else {
      _ = FT_Done_FreeType(library)
      throw FontError(path: path, reason: Self.reason(code))
    }
    self.library = library
    self.face = face
  }

  deinit {
    _ = FT_Done_Face(face)
    _ = FT_Done_FreeType(library)
  }

  private static func reason(_ code: FT_Error) -> String {
    switch code {
    case 0: "the font has no outlines"
    case 1: "the file does not exist or cannot be read"
    case 2: "the file is not a font"
    default: "FreeType error \(code)"
    }
  }

  /// The number of units per em.
  var unitsPerEm: Double { Double(face.pointee.units_per_EM) }
  /// The distance from the baseline to the top of a line, in units.
  var ascender: Double { Double(face.pointee.ascender) }
  /// The distance from the baseline to the bottom of a line, in units: negative.
  var descender: Double { Double(face.pointee.descender) }

  /// Returns the glyph index of a character; 0 is the missing-glyph symbol.
  func index(of scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
  }

  /// Returns the kerning between two glyphs, in font units.
  func kerning(_ left: UInt32, _ right: UInt32) -> Double {
    var delta = FT_Vector()
    let code = FT_Get_Kerning(
      face, left, right, FT_UInt(FT_KERNING_UNSCALED.rawValue), &delta)
    return code == 0 ? Double(delta.x) : 0
  }

  /// Reads a glyph: its advance and its outline, in font units; y grows downwards from the
  /// baseline.
  func glyph(_ index: UInt32) -> Glyph {
    guard FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
      return Glyph(index: index, advance: 0, outline: Outline())
    }
    let slot = face.pointee.glyph
    return Glyph(
      index: index, advance: Double(slot?.pointee.metrics.horiAdvance ?? 0),
      outline: slot.map { Outline($0.pointee.outline) } ?? Outline())
  }
}

/// A character's outline and advance, in font units.
struct Glyph {
  let index: UInt32
  let advance: Double
  let outline: Outline
}

/// A reason why a font cannot be used.
public struct FontError: Error, Hashable, CustomStringConvertible {
  /// The path of the requested file.
  public let path: String
  /// The reason.
  public let reason: String

  /// A one-sentence description.
  public var description: String { "cannot load the font \(path): \(reason)" }
}
