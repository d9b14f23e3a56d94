import SegueSystem
import SegueYAML

/// Files that Segue needs at run time besides the catalog: in the package, or in the catalog installed with it.
struct ShippedFiles {
  /// The catalog that belongs to the executable; nil where it has none.
  private let catalog: String?

  /// Finds the files that belong to an executable.
  init(beside executable: String?) {
    let search = CatalogSearch(options: [], executable: executable) { _ in nil }
    catalog = search.places.first { $0.reason == .installed }?.path
  }

  /// The path of a file or folder; nil where it is missing.
  ///
  /// - Parameters:
  ///   - installed: its path in the installed catalog.
  ///   - source: its path in the package.
  func existing(_ installed: String, inPackage source: String) -> String? {
    guard let catalog else { return nil }
    let package = FileSystem.folder(of: catalog)
    return ["\(catalog)/\(installed)", "\(package)/\(source)"]
      .first { FileStamp.of($0) != nil }
  }
}
