package import SegueDiagnostics

extension Diagnostic.Code {
  /// Two presets of one source have the same id.
  package static let duplicatePreset: Self = "registry/duplicate-preset"
  /// A preset hides one of the same id in a later source.
  package static let shadowedPreset: Self = "registry/shadowed-preset"
  /// An earlier id of a preset is taken.
  static let aliasClash: Self = "registry/alias-clash"
  /// A preset that something refers to is not there.
  package static let unknownPreset: Self = "registry/unknown-preset"
  /// A preset that something refers to goes by another id now.
  static let renamedPreset: Self = "registry/renamed-preset"
  /// Fallbacks, or reduced-motion forms, go round in a circle.
  static let circularReference: Self = "registry/circular-reference"
  /// An animator that a preset names is not there.
  static let unknownAnimator: Self = "registry/unknown-animator"
  /// A preset sets a parameter that its animator does not have.
  static let unknownSetting: Self = "registry/unknown-setting"
  /// Two rules differ in nothing but the preset.
  static let tiedRules: Self = "registry/tied-rules"
  /// A rule is about an operation that its preset does not support.
  static let unsupportedOperation: Self = "registry/unsupported-operation"
}
