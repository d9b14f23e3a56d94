import SegueSystem
import SegueYAML

/// The destination of a new preset.
struct NewPresetTarget {
  /// The file; nil for standard output.
  let path: String?
  /// The catalog that contains the file; nil if none does.
  let catalog: String?

  init(id: String, family: String, output: String?, currentFolder: String) {
    let prefix = currentFolder.isEmpty ? "" : currentFolder + "/"
    if let output {
      path = output == "-" ? nil : (output.hasPrefix("/") ? output : prefix + output)
      let folders = (path ?? "").split(separator: "/").dropLast(2).joined(separator: "/")
      let root = (path ?? "").hasPrefix("/") ? "/" : ""
      catalog = folders.isEmpty ? nil : root + folders
    } else {
      let folder = prefix + "catalog"
      catalog = FileStamp.of(folder) == nil ? nil : folder
      path = catalog.map { "\($0)/\(family)/\(id).yaml" } ?? "\(prefix)\(id).yaml"
    }
  }

  /// The path of the JSON Schema relative to the file: beside it, otherwise the installed one.
  ///
  /// - Parameter folder: the catalog installed with Segue, if there is one.
  func schemaPath(installed folder: String?) -> String {
    let relative = "../schema/preset.json"
    if let catalog, Self.hasSchema(catalog) { return relative }
    guard let folder, Self.hasSchema(folder) else { return relative }
    return "\(folder)/schema/preset.json"
  }

  private static func hasSchema(_ catalog: String) -> Bool {
    FileStamp.of("\(catalog)/schema/preset.json") != nil
  }
}
