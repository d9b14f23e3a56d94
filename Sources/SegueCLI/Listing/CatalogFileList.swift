import SegueDiagnostics
import SegueScenes
import SegueStaging
import SegueYAML

/// The scenes, gestures or scenarios of a catalog, each with its summary.
struct CatalogFileList {
  /// A file without errors.
  struct Entry {
    let id: String
    let summary: String
    let path: String

    /// The entry as an object.
    var json: JSONObject {
      ["id": .string(id), "summary": .string(summary), "file": .string(path)]
    }
  }

  private(set) var entries: [Entry] = []
  /// A message for each file left out.
  private(set) var warnings: [String] = []

  init(_ files: CatalogFiles) throws(StagingError) {
    var reader = YAMLReader()
    for id in files.ids {
      let file = try files.file(ofID: id)
      let (summary, diagnostics) = Self.read(file, as: files.kind, with: &reader)
      if let summary {
        entries.append(Entry(id: id, summary: summary, path: file.name))
      } else {
        let errors = diagnostics.count(.error)
        warnings.append(
          "\(file.name.printable) is skipped: \(errors) error\(errors == 1 ? "" : "s")")
      }
    }
  }

  private static func read(
    _ file: SourceFile, as kind: CatalogFiles.Kind, with reader: inout YAMLReader
  ) -> (summary: String?, diagnostics: Diagnostics) {
    switch kind {
    case .gesture:
      let (gesture, diagnostics) = GestureFile.read(file, with: &reader)
      return (gesture?.summary, diagnostics)
    case .scenario:
      let (scenario, diagnostics) = ScenarioFile.read(file, with: &reader)
      return (scenario?.summary, diagnostics)
    case .scene:
      let (scene, diagnostics) = SceneFile.read(file, with: &reader)
      return (scene?.summary, diagnostics)
    }
  }
}
