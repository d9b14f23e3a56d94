private import CImageLibraries
import SegueScenes

/// A face in a font file.
struct FontFile: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// The number of the face, in a file of several.
  var index = 0
}

/// The fonts of this machine, found with fontconfig.
enum SystemFonts {
  /// Returns the faces with outlines that have a character, the most suitable first.
  ///
  /// - Parameter weight: the weight to prefer.
  static func faces(with scalar: Unicode.Scalar, weight: FontWeight) -> [FontFile] {
    guard let wanted = FcCharSetCreate() else { return [] }
    defer { FcCharSetDestroy(wanted) }
    FcCharSetAddChar(wanted, scalar.value)
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    FcPatternAddBool(pattern, FC_OUTLINE, 1)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfigWeight)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let sorted = FcFontSort(nil, pattern, 0, nil, &result) else { return [] }
    defer { FcFontSetDestroy(sorted) }
    return (0..<Int(sorted.pointee.nfont)).compactMap { place in
      sorted.pointee.fonts[place].flatMap { face(of: $0, with: scalar) }
    }
  }

  /// The face that a pattern describes; nil where it lacks the character or outlines.
  private static func face(of pattern: OpaquePointer, with scalar: Unicode.Scalar) -> FontFile? {
    var covered: OpaquePointer?
    var hasOutlines: FcBool = 0
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &covered) == FcResultMatch,
      FcCharSetHasChar(covered, scalar.value) != 0,
      FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines) == FcResultMatch, hasOutlines != 0,
      FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    else { return nil }
    return FontFile(path: String(cString: path), index: Int(index))
  }
}

extension FontWeight {
  fileprivate var fontconfigWeight: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_SEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
