internal import SegueCatalog
import SegueScenes

/// The typeface of scenes and captions, in four weights.
///
/// The files are opened by path and fonts installed on the machine are never used, so a preview
/// looks the same everywhere.
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
    regular = try Font(path: folder + "/Inter-Regular.otf")
    medium = try Font(path: folder + "/Inter-Medium.otf")
    semibold = try Font(path: folder + "/Inter-SemiBold.otf")
    bold = try Font(path: folder + "/Inter-Bold.otf")
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
