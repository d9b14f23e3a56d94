package import SegueDiagnostics

extension Explanation.Reading {
  /// Presets and rules: one file, or several, each preceded by a line `# file: family/name.yaml`.
  package static let catalog = Explanation.Reading("catalog")
  /// A scene.
  package static let scene = Explanation.Reading("scene")
  /// A recorded gesture.
  package static let gesture = Explanation.Reading("gesture")
  /// A plugin manifest in `example.segueplugin`.
  package static let plugin = Explanation.Reading("plugin")
}
