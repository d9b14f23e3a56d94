import SegueCatalog
import SegueDiagnostics
package import SegueScenes
import SegueYAML

extension CatalogFiles {
  /// The recorded gesture with a path or id.
  package func gesture(_ name: String) throws(StagingError) -> RecordedGesture {
    let file = try file(name)
    var reader = YAMLReader()
    let (gesture, diagnostics) = GestureFile.read(file, with: &reader)
    if let gesture { return gesture }
    let id = PresetFile(path: file.name).stem
    throw StagingError(
      .invalid, "the gesture '\(id)' has errors:\n\(diagnostics.text(.oneLine))")
  }
}
