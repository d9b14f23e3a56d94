public import SegueTimeline

/// An inconsistency between presets, rules and animators, as a value; tools turn it into words.
///
/// Indirect, since the compiler would otherwise generate code to copy every field of its presets in each type that
/// contains a problem.
public indirect enum RegistryProblem: Sendable {
  /// A source has two presets of one id; the second is left out.
  case duplicatePreset(Preset, first: Preset)
  /// A preset is hidden by one of the same id in an earlier source.
  case shadowedPreset(Preset, source: String, by: Preset, of: String)
  /// An alias of a preset is the id, or an alias, of another one.
  case aliasClash(String, of: Preset, with: Preset)
  /// A preset that something refers to does not exist.
  case unknownPreset(String, Reference)
  /// A preset that something refers to has another id now.
  case renamedPreset(String, to: String, Reference)
  /// References lead from preset to preset, and back to one of them.
  case circularReference(Reference, path: [String])
  /// An animator that an operation of a preset names does not exist.
  case unknownAnimator(String, of: Preset, Operation)
  /// An animator that an operation of a preset names is declared, but not available.
  case unavailableAnimator(UnavailableAnimator, of: Preset, Operation)
  /// No animator of the id that an operation of a preset names supports the operation.
  case unsuitedAnimator(AnimatorDescription, of: Preset, Operation)
  /// An operation of a preset sets a parameter that its animator does not have.
  case unknownSetting(String, of: Preset, Operation, animator: AnimatorDescription)
  /// An operation of a preset sets a parameter of its animator to an invalid value.
  case refusedSetting(
    ParameterDescription, of: Preset, Operation, animator: AnimatorDescription)
  /// A rule is about an operation that its preset does not support.
  case unsupportedOperation(Rule, Preset)
  /// Two rules of a catalog differ in nothing but their presets; the first wins.
  case tiedRules(Rule, Rule)

  /// What refers to a preset.
  public indirect enum Reference: Sendable {
    /// The `fallback` of a preset.
    case fallback(of: Preset)
    /// The `reduced-motion` of a preset.
    case reducedMotion(of: Preset)
    /// A rule.
    case rule(Rule)
  }
}
