import SegueCatalog
import SeguePreview
import SegueYAML

/// Finds what previews are drawn with in the folders of the catalogue.
struct SceneFinder {
  /// The folders, in search order.
  let folders: [String]

  /// The scene of an id, from the first folder that has one.
  func scene(_ id: String) throws(CommandFailure) -> Scene {
    for folder in folders {
      let path = "\(folder)/scenes/\(id).yaml"
      guard let bytes = try file(path) else { continue }
      var reader = YAMLReader()
      let (scene, diagnostics) = SceneFile.read(SourceFile(name: path, bytes: bytes), with: &reader)
      if let scene { return scene }
      throw CommandFailure(
        .checkFailed, "the scene '\(id)' cannot be used:\n\(diagnostics.text(.oneLine))")
    }
    throw CommandFailure(
      .notFound, "there is no scene '\(id)'",
      help: NearestName.help(for: id, noun: "scene", among: ids)
        ?? "scenes are looked for in \(folders.map { "\($0)/scenes" }.joined(separator: ", "))")
  }

  /// The ids of the scenes that are there.
  private var ids: [String] {
    folders.flatMap { (try? YAMLFiles.paths(at: "\($0)/scenes")) ?? [] }
      .map { PresetFile(path: $0).stem }
  }

  /// The typefaces of scenes and captions, from the first folder that has them.
  func fonts() throws(CommandFailure) -> FontSet {
    var failure: FontError?
    for folder in folders {
      do throws(FontError) {
        return try FontSet(folder: "\(folder)/fonts")
      } catch {
        failure = failure ?? error
      }
    }
    throw CommandFailure(
      .inputOutput, failure?.description ?? "there are no fonts",
      help: "they lie beside the catalogue's families, in 'fonts'")
  }

  /// The bytes of a file; nil where there is none.
  private func file(_ path: String) throws(CommandFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      return try FileBytes.read(path, limit: 1 << 20)
    } catch {
      if error.isMissing { return nil }
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}
