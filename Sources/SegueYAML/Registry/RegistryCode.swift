package import SegueDiagnostics

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
  /// A preset sets a parameter of its animator to what that does not accept.
  package static let refusedSetting: Self = "registry/refused-setting"
  /// Two rules differ only in their presets.
  static let tiedRules: Self = "registry/tied-rules"
  /// A rule names an operation that its preset does not support.
  static let unsupportedOperation: Self = "registry/unsupported-operation"
}
