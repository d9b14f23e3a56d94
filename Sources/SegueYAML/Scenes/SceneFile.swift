import SegueCatalog
public import SegueDiagnostics
public import SegueScenes

/// Scenes in YAML files.
public enum SceneFile {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - file: the file; its name without folder and suffix must be the scene's id.
  ///   - reader: the reader, whose memory is reused.
  /// - Returns: the scene, if there are no problems, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (scene: Scene?, diagnostics: Diagnostics) {
    format.read(file, with: &reader).decoded { root in
      var decoder = SceneDecoder()
      let scene = decoder.scene(root)
      return (scene, decoder.diagnostics)
    }
  }
}

/// Diagnostic codes for scenes, beyond the schema.
extension Diagnostic.Code {
  /// The id differs from the file name.
  package static let sceneIsNotFileName: Self = "scene/id-is-not-file-name"
  /// A component uses itself.
  package static let recursiveComponent: Self = "scene/recursive-component"
  /// Two elements of a screen have the same name.
  package static let duplicateElement: Self = "scene/duplicate-element"
  /// Marks or components are nested too deeply.
  package static let marksTooDeep: Self = "scene/too-deep"
  /// A text is too long after its values are filled in.
  package static let tooLongText: Self = "scene/too-long-text"
  /// A scene has too many marks.
  package static let tooManyMarks: Self = "scene/too-many-marks"
}

/// The values of `{name}` at one place of a scene.
struct SceneValues {
  private(set) var values: [String: String] = [:]
  /// Whether the place is repeated, which makes `item.…` available.
  private(set) var isRepeated = false

  /// All available names.
  var names: some Sequence<String> { values.keys }

  subscript(name: String) -> String? { values[name] }

  mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Returns the values within a repetition.
  func repeated() -> SceneValues {
    var copy = self
    copy.isRepeated = true
    return copy
  }
}
