import SegueYAML

/// Where a new preset goes.
struct NewPresetTarget {
  /// The file; nil for the output.
  let path: String?
  /// Whether the file lies in a family of a catalogue, with the schema beside it.
  private let isInCatalogue: Bool

  init(id: String, family: String, output: String?, currentFolder: String) {
    let prefix = currentFolder.isEmpty ? "" : currentFolder + "/"
    if let output {
      path = output == "-" ? nil : (output.hasPrefix("/") ? output : prefix + output)
      let folders = (path ?? "").split(separator: "/").dropLast()
      let catalogue = folders.dropLast().joined(separator: "/")
      let root = (path ?? "").hasPrefix("/") ? "/" : ""
      isInCatalogue =
        !catalogue.isEmpty && FileStamp.of("\(root)\(catalogue)/schema/preset.json") != nil
    } else {
      let catalogue = prefix + "catalog"
      let isThere = FileStamp.of(catalogue) != nil
      path = isThere ? "\(catalogue)/\(family)/\(id).yaml" : "\(prefix)\(id).yaml"
      isInCatalogue = isThere
    }
  }

  /// Where the JSON Schema is, as seen from the file.
  ///
  /// - Parameter folder: the catalogue that came with Segue, where there is one.
  func schemaPath(installed folder: String?) -> String {
    let relative = "../schema/preset.json"
    if isInCatalogue { return relative }
    return folder.map { "\($0)/schema/preset.json" } ?? relative
  }
}
