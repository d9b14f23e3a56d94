import SegueCatalog
public import SegueDiagnostics
public import SegueScenes

/// Scenes in YAML files.
public enum SceneFile {
  /// Reads a scene.
  ///
  /// - Returns: the scene, if nothing is wrong with the file, and what is.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (scene: Scene?, diagnostics: Diagnostics) {
    let (root, diagnostics) = format.read(file, with: &reader)
    guard let root else { return (nil, diagnostics) }
    var decoder = SceneDecoder(diagnostics: diagnostics)
    let scene = decoder.scene(root)
    return (decoder.diagnostics.hasErrors ? nil : scene, decoder.diagnostics)
  }
}

/// What can be wrong with a scene beyond its form.
extension Diagnostic.Code {
  /// A component uses itself.
  package static let recursiveComponent: Self = "scene/recursive-component"
  /// Two elements of a screen have the same name.
  package static let duplicateElement: Self = "scene/duplicate-element"
  /// Marks lie within marks, or components within components, beyond any use.
  package static let marksTooDeep: Self = "scene/too-deep"
  /// Values put together make a text beyond any use.
  package static let tooLongText: Self = "scene/too-long-text"
  /// A scene draws more than it may.
  package static let tooManyMarks: Self = "scene/too-many-marks"
}
