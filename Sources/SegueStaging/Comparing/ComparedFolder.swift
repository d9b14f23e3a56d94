import SegueDiagnostics
package import SegueSystem
package import SegueYAML

/// The YAML files of one of two catalog folders to compare, as bytes.
package struct ComparedFolder: Sendable {
  /// A file of the folder.
  package struct File: Sendable {
    package let path: String
    /// The folder that it is in: the family of a preset.
    let family: String
    let bytes: [UInt8]

    /// What it contains; nil if it is not YAML.
    var tree: YAMLTree? { reading.tree }

    /// What it contains, and what is wrong with its form.
    var reading: (tree: YAMLTree?, diagnostics: Diagnostics) {
      var reader = YAMLReader()
      let result = reader.read(SourceFile(name: path, bytes: bytes))
      return (result.diagnostics.hasErrors ? nil : result.tree, result.diagnostics)
    }
  }

  /// The path of the folder.
  package let path: String
  /// The presets' files by id.
  let presets: [String: File]
  /// The other files by their path in the folder: rules, families, scenes, gestures and scenarios.
  let others: [String: File]

  /// The paths of all files.
  package var files: [String] { presets.values.map(\.path) + others.values.map(\.path) }

  /// Reads the files of a catalog folder.
  package init(_ folder: CatalogFolder) throws(SystemFailure) {
    path = folder.path
    var presets: [String: File] = [:]
    for file in folder.files where presets[file.stem] == nil {
      presets[file.stem] = try Self.file(file.path, file.family)
    }
    let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    var others: [String: File] = [:]
    let folders = Self.otherFolders.map { start + $0 }.filter { FileStamp.of($0) != nil }
    for place in folders + folder.settings where FileStamp.of(place) != nil {
      for path in try YAMLFiles(at: place).paths {
        others[String(path.dropFirst(start.count))] = try Self.file(path, "")
      }
    }
    (self.presets, self.others) = (presets, others)
  }

  private static let otherFolders = CatalogFolder.sceneFolders + ["scenarios"]

  private static func file(_ path: String, _ family: String) throws(SystemFailure) -> File {
    let bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
    return File(path: path, family: family, bytes: bytes)
  }
}
