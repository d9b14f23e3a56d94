public import SegueCatalog
public import SegueTimeline

/// A deviation from what a request or a preset asked for.
public enum MatchNote: Hashable, Sendable {
  /// A preset was found by an alias.
  case renamed(alias: String, preset: String)
  /// There is no preset with this id.
  case unknownPreset(String)
  /// A preset does not support the operation.
  case operationNotSupported(preset: String, Operation)
  /// The stage lacks something that a preset requires.
  case requirementNotMet(preset: String, Requirement)
  /// None of the animators named by a preset is available.
  case noAnimator(preset: String, [AnimatorSelection.Rejected])
  /// An animator preferred by a preset is not available.
  case animatorPassedOver(preset: String, AnimatorSelection.Rejected)
  /// A preset was replaced by its fallback.
  case fellBack(preset: String, to: String)
  /// Fallbacks form a cycle.
  case fallbackCircle(preset: String)
  /// A preset was replaced by its reduced-motion form; nil if the change is made without animation.
  case reducedMotion(preset: String, to: String?)
  /// A value was given for an unknown parameter.
  case unknownParameter(preset: String, String)
  /// An invalid value was given for a parameter, whose default is used.
  case valueNotAccepted(preset: String, parameter: String)
}

extension MatchNote: CustomStringConvertible {
  /// The note as one sentence.
  public var description: String {
    switch self {
    case .renamed(let alias, let preset): "'\(alias)' is another name of '\(preset)'"
    case .unknownPreset(let id): "there is no preset '\(id)'"
    case .operationNotSupported(let preset, let operation):
      "'\(preset)' does not support \(operation.rawValue)"
    case .requirementNotMet(let preset, let requirement):
      "'\(preset)' requires \(requirement.name), which the stage does not have"
    case .noAnimator(let preset, let rejected):
      "no animator available for '\(preset)': \(rejected.map({ $0.text }).joined(separator: "; "))"
    case .animatorPassedOver(let preset, let rejected):
      "'\(preset)' skips an animator: \(rejected.text)"
    case .fellBack(let preset, let fallback): "'\(preset)' falls back to '\(fallback)'"
    case .fallbackCircle(let preset): "the fallbacks of '\(preset)' form a cycle"
    case .reducedMotion(let preset, let form?):
      "reduced motion: '\(form)' replaces '\(preset)'"
    case .reducedMotion(let preset, nil):
      "reduced motion: '\(preset)' is not animated"
    case .unknownParameter(let preset, let name): "'\(preset)' has no parameter '\(name)'"
    case .valueNotAccepted(let preset, let name):
      "the value for '\(name)' of '\(preset)' is not valid: its default is used"
    }
  }
}

extension AnimatorSelection.Rejected {
  /// The animator and the reasons for its rejection.
  fileprivate var text: String {
    let reasons = refusals.map { $0.description } + unavailable.map { $0.description }
    return reasons.isEmpty
      ? "'\(id)' does not exist" : "'\(id)': \(reasons.joined(separator: ", "))"
  }
}
