package import SegueDiagnostics

extension Explanation.Reading {
  /// Presets and rules: one file, or several, each after a line `# file: family/name.yaml`.
  package static let catalog = Explanation.Reading("catalog")
  /// A scene.
  package static let scene = Explanation.Reading("scene")
  /// A recorded gesture.
  package static let gesture = Explanation.Reading("gesture")
  /// The manifest of a plugin that lies in `example.segueplugin`.
  package static let plugin = Explanation.Reading("plugin")
}
