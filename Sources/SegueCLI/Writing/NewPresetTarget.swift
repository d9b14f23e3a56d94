import SegueSystem
import SegueYAML

/// Where a new preset goes.
struct NewPresetTarget {
  /// The file; nil for the output.
  let path: String?
  /// The catalog that the file goes to; nil where it goes elsewhere.
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

  /// Where the JSON Schema is, as seen from the file: beside it, else with what is installed.
  ///
  /// - Parameter folder: the catalog that came with Segue, where there is one.
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
