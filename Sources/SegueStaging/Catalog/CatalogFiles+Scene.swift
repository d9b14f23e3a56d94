import SegueCatalog
import SegueDiagnostics
package import SegueScenes
import SegueYAML
private import Synchronization

extension CatalogFiles {
  /// The scene with an id.
  package func scene(_ id: String) throws(StagingError) -> Scene {
    let file = try file(ofID: id)
    if let (known, scene) = decodedScenes.withLock({ $0[file.name] }), known == file {
      return scene
    }
    var reader = YAMLReader()
    let (scene, diagnostics) = SceneFile.read(file, with: &reader)
    guard let scene else {
      throw StagingError(
        .invalid, "the scene '\(id)' has errors:\n\(diagnostics.text(.oneLine))")
    }
    decodedScenes.withLock { $0[file.name] = (file, scene) }
    return scene
  }
}

/// The latest scene of each file, since a gallery asks for the same few thousands of times.
private let decodedScenes = Mutex<[String: (file: SourceFile, scene: Scene)]>([:])
