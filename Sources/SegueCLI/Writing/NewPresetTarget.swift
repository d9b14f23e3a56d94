import SegueSystem
import SegueYAML

/// The destination of a new preset.
struct NewPresetTarget {
  /// The file; nil for standard output.
  let path: String?
  /// The catalog that the file is written into; nil if the user named the file.
  let catalog: String?

  /// - Parameter folder: the catalog that the user named.
  init(id: String, family: String, output: String?, catalog folder: String?, currentFolder: String)
  {
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") || currentFolder.isEmpty ? path : "\(currentFolder)/\(path)"
    }
    if let output {
      path = output == "-" ? nil : absolute(output)
      catalog = nil
    } else {
      let folder = absolute(folder ?? Project(around: currentFolder).catalog)
      catalog = folder
      path = "\(folder)/\(family)/\(id).yaml"
    }
  }

  /// The path of the JSON Schema relative to the file; nil if an editor would not find it there.
  var schema: String? {
    let relative = "../schema/preset.json"
    guard let path, catalog == nil else { return relative }
    let catalog = path.split(separator: "/").dropLast(2)
    let root = path.hasPrefix("/") ? "/" : ""
    let file = root + (catalog + ["schema", "preset.json"]).joined(separator: "/")
    return FileStamp.of(file) == nil ? nil : relative
  }

  /// Writes the JSON Schemas of presets and rules into the catalog, unless it has them.
  func writeSchemas() throws(SystemFailure) {
    guard let catalog else { return }
    for format in [SchemaCommand.Format.preset, .rules] {
      let path = "\(catalog)/schema/\(format.rawValue).json"
      if FileStamp.of(path) != nil { continue }
      try AtomicFile.write(Array(format.text.utf8), to: path, makesFolders: true)
    }
  }
}
