public import SegueTimeline

/// Something in presets and rules that does not fit together, as a value: saying it in words is for tools.
///
/// Indirect: the compiler writes code for copying each field of the presets into every type that holds one inline.
public indirect enum RegistryProblem: Sendable {
  /// A source has two presets of one id; the second is left out.
  case duplicatePreset(Preset, first: Preset)
  /// A preset is hidden by one of the same id in an earlier source.
  case shadowedPreset(Preset, source: String, by: Preset, of: String)
  /// An alias of a preset is the id, or an alias, of another one.
  case aliasClash(String, of: Preset, with: Preset)
  /// A preset that something refers to is not there.
  case unknownPreset(String, Reference)
  /// A preset that something refers to goes by another id now.
  case renamedPreset(String, to: String, Reference)
  /// References lead from preset to preset, and back to one of them.
  case circularReference(Reference, path: [String])
  /// An animator that an operation of a preset names is not there.
  case unknownAnimator(String, of: Preset, Operation)
  /// An animator that an operation of a preset names is described, but not offered.
  case unavailableAnimator(UnavailableAnimator, of: Preset, Operation)
  /// No animator of the id that an operation of a preset names supports the operation.
  case unsuitedAnimator(AnimatorDescription, of: Preset, Operation)
  /// An operation of a preset sets a parameter that its animator does not have.
  case unknownSetting(String, of: Preset, Operation, animator: AnimatorDescription)
  /// An operation of a preset sets a parameter of its animator to what that never accepts.
  case refusedSetting(
    ParameterDescription, of: Preset, Operation, animator: AnimatorDescription)
  /// A rule is about an operation that its preset does not support.
  case unsupportedOperation(Rule, Preset)
  /// Two rules of a catalog differ in nothing but their presets; the first wins.
  case tiedRules(Rule, Rule)

  /// What refers to a preset.
  public indirect enum Reference: Sendable {
    /// The preset that takes its place where it cannot run.
    case fallback(of: Preset)
    /// The preset that takes its place where motion shall be reduced.
    case reducedMotion(of: Preset)
    /// A rule.
    case rule(Rule)
  }
}
