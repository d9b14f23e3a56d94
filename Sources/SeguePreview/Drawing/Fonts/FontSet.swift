internal import SegueCatalog
import SegueScenes

/// The typeface of scenes and captions, in four weights.
///
/// The files are opened by path, so that a preview looks the same everywhere. The fonts of the machine draw only characters
/// that the files lack; where no font has one, a box is drawn.
public struct FontSet: Sendable {
  private let regular: Font
  private let medium: Font
  private let semibold: Font
  private let bold: Font

  /// Opens `Inter-Regular.otf`, `Inter-Medium.otf`, `Inter-SemiBold.otf` and `Inter-Bold.otf`.
  ///
  /// - Parameter folder: the folder that contains the files: `catalog/fonts`.
  /// - Throws: a ``FontError`` that names the unusable file.
  public init(folder: String) throws(FontError) {
    try self.init(folder: folder, fallback: SystemFonts.faces)
  }

  /// Opens the files, with another way to find faces for the characters that they lack.
  init(
    folder: String, fallback: @escaping @Sendable (Unicode.Scalar, FontWeight) -> [FontFile]
  ) throws(FontError) {
    func font(_ name: String, _ weight: FontWeight) throws(FontError) -> Font {
      try Font(path: "\(folder)/Inter-\(name).otf") { fallback($0, weight) }
    }
    regular = try font("Regular", .regular)
    medium = try font("Medium", .medium)
    semibold = try font("SemiBold", .semibold)
    bold = try font("Bold", .bold)
  }

  /// The characters drawn so far that no font has a glyph for, in the order of their numbers.
  public var missing: [Unicode.Scalar] {
    let all = [regular, medium, semibold, bold].map(\.missing)
    return all.reduce(into: Set()) { $0.formUnion($1) }.sorted()
  }

  /// The characters of a text that no font has a glyph for, each once, in the order of the text.
  package func missing(in text: String) -> [Unicode.Scalar] {
    _ = regular.glyphs(of: text.unicodeScalars)
    let missing = regular.missing
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { missing.contains($0) && seen.insert($0).inserted }
  }

  subscript(weight: FontWeight) -> Font {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }
}
