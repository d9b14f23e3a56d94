import SegueYAML

/// Where a new preset goes.
struct NewPresetTarget {
  /// The file; nil for the output.
  let path: String?
  /// The catalogue that the file goes to; nil where it goes elsewhere.
  let catalogue: String?

  init(id: String, family: String, output: String?, currentFolder: String) {
    let prefix = currentFolder.isEmpty ? "" : currentFolder + "/"
    if let output {
      path = output == "-" ? nil : (output.hasPrefix("/") ? output : prefix + output)
      let folders = (path ?? "").split(separator: "/").dropLast(2).joined(separator: "/")
      let root = (path ?? "").hasPrefix("/") ? "/" : ""
      catalogue = folders.isEmpty ? nil : root + folders
    } else {
      let folder = prefix + "catalog"
      catalogue = FileStamp.of(folder) == nil ? nil : folder
      path = catalogue.map { "\($0)/\(family)/\(id).yaml" } ?? "\(prefix)\(id).yaml"
    }
  }

  /// Where the JSON Schema is, as seen from the file: beside it, else with what is installed.
  ///
  /// - Parameter folder: the catalogue that came with Segue, where there is one.
  func schemaPath(installed folder: String?) -> String {
    let relative = "../schema/preset.json"
    if let catalogue, Self.hasSchema(catalogue) { return relative }
    guard let folder, Self.hasSchema(folder) else { return relative }
    return "\(folder)/schema/preset.json"
  }

  private static func hasSchema(_ catalogue: String) -> Bool {
    FileStamp.of("\(catalogue)/schema/preset.json") != nil
  }
}
