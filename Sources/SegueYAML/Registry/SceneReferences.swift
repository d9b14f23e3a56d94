package import SegueCatalog
package import SegueDiagnostics

/// The scenes of a catalog, to which presets refer by their ids.
package struct SceneReferences: ~Copyable {
  private let ids: [String]
  private var files = DefinitionFiles()

  /// Creates references to the scenes with some ids.
  package init(to ids: [String]) { self.ids = ids }

  /// Returns the problem of a preset whose scene does not exist.
  package mutating func problem(of preset: Preset) -> Diagnostic? {
    guard let scene = preset.preview.scene, !ids.contains(scene) else { return nil }
    let place = files.place(in: preset) { $0.preview?.scene?.place }
    return Diagnostic(
      .error, .unknownScene,
      "the preview refers to the scene '\(scene.shortened)', which does not exist",
      at: place,
      help: NearestName.help(for: scene, noun: "scene", among: ids)
        ?? (ids.isEmpty ? nil : "available scenes: \(ids.joined(separator: ", "))"))
  }
}
