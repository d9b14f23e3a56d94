import SegueCatalog
import SegueDiagnostics
package import SegueScenes
import SegueYAML

extension CatalogFiles {
  /// The scene with an id.
  package func scene(_ id: String) throws(StagingError) -> Scene {
    let file = try file(ofID: id)
    var reader = YAMLReader()
    let (scene, diagnostics) = SceneFile.read(file, with: &reader)
    if let scene { return scene }
    throw StagingError(
      .invalid, "the scene '\(id)' has errors:\n\(diagnostics.text(.oneLine))")
  }
}
