import SegueSystem
import SegueYAML

/// The destination of a new preset.
struct NewPresetTarget {
  /// The file; nil for standard output.
  let path: String?
  /// The catalog that the file is written into; nil if the user named the file.
  let catalog: String?
  /// What the catalog lacks besides: the JSON Schemas, and in a new one what agents should know.
  let companions: [(path: String, text: String)]

  /// - Parameter folder: the catalog that the user named.
  init(id: String, family: String, output: String?, catalog folder: String?, currentFolder: String)
  {
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") || currentFolder.isEmpty ? path : "\(currentFolder)/\(path)"
    }
    if let output {
      path = output == "-" ? nil : absolute(output)
      catalog = nil
      companions = []
    } else {
      let folder = absolute(folder ?? Project(around: currentFolder).catalog)
      catalog = folder
      path = "\(folder)/\(family)/\(id).yaml"
      let schemas = [SchemaCommand.Format.preset, .rules].map { format in
        (path: "\(folder)/schema/\(format.rawValue).json", text: format.text)
      }
      let notes =
        FileStamp.of(folder) == nil
        ? [(path: "\(folder)/\(AgentNotes.name)", text: AgentNotes.text)] : []
      companions = (schemas + notes).filter { FileStamp.of($0.path) == nil }
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

  /// Writes what the catalog lacks.
  func writeCompanions() throws(SystemFailure) {
    for (path, text) in companions {
      try AtomicFile.write(Array(text.utf8), to: path, makesFolders: true)
    }
  }
}
