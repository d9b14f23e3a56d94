@testable import SeguePreview

/// The fonts that ship with Segue, found from this file's place.
enum TestFonts {
  static let folder = root(from: #filePath) + "/catalog/fonts"

  static func load() throws -> FontSet { try FontSet(folder: folder) }

  /// The package's folder: four levels above a file in `Tests/TARGET/FOLDER`.
  private static func root(from path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
  }
}
