public import SegueCatalog
public import SegueDiagnostics

extension RegistryBuilder {
  /// Builds the registry, and reports inconsistencies at their source locations.
  ///
  /// - Parameters:
  ///   - diagnostics: receives the inconsistencies.
  ///   - broken: the ids of presets whose own files have errors; references to them are not reported.
  public func registry(
    reporting diagnostics: inout Diagnostics, leavingOut broken: Set<String> = []
  ) -> Registry {
    var problems: [RegistryProblem] = []
    let registry = registry(reporting: &problems)
    var report = RegistryReport(of: registry)
    for problem in problems {
      switch problem {
      case .unknownPreset(let id, _) where broken.contains(id): continue
      case .unsupportedOperation(_, let preset) where broken.contains(preset.id): continue
      default: break
      }
      diagnostics.report(report.diagnostic(of: problem))
    }
    return registry
  }
}

extension Registry {
  /// The first setting of a preset that its animator does not have or never accepts, at its place; nil if there is none.
  package func settingError(of preset: Preset) -> Diagnostic? {
    let problems = settingProblems(of: preset)
    guard !problems.isEmpty else { return nil }
    var report = RegistryReport(of: self)
    for problem in problems {
      let diagnostic = report.diagnostic(of: problem)
      if diagnostic.severity == .error { return diagnostic }
    }
    return nil
  }
}

extension Diagnostic.Code {
  /// Two presets of one source have the same id.
  package static let duplicatePreset: Self = "registry/duplicate-preset"
  /// A preset hides one of the same id in a later source.
  package static let shadowedPreset: Self = "registry/shadowed-preset"
  /// An alias of a preset is already taken.
  static let aliasClash: Self = "registry/alias-clash"
  /// A reference names a preset that does not exist.
  package static let unknownPreset: Self = "registry/unknown-preset"
  /// A preset's preview names a scene that does not exist.
  static let unknownScene: Self = "registry/unknown-scene"
  /// A reference names a preset that has been renamed.
  static let renamedPreset: Self = "registry/renamed-preset"
  /// Fallbacks or reduced-motion forms form a cycle.
  static let circularReference: Self = "registry/circular-reference"
  /// A preset names an animator that does not exist.
  static let unknownAnimator: Self = "registry/unknown-animator"
  /// A preset sets a parameter that its animator does not have.
  static let unknownSetting: Self = "registry/unknown-setting"
  /// A preset sets a parameter of its animator to an invalid value.
  package static let refusedSetting: Self = "registry/refused-setting"
  /// Two rules differ only in their presets.
  static let tiedRules: Self = "registry/tied-rules"
  /// A rule names an operation that its preset does not support.
  static let unsupportedOperation: Self = "registry/unsupported-operation"
}

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
