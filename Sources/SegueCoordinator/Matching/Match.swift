public import SegueCatalog
public import SegueTimeline

/// The result of matching a request: a preset, and the animator that performs it.
public struct Match: Sendable {
  /// The operation.
  public let operation: Operation
  /// The preset with its defaults.
  let registered: RegisteredPreset
  /// The preset, whose gesture and `while-presented` settings apply.
  public var preset: Preset { registered.preset }
  /// The values of the preset's parameters.
  public let parameters: ParameterValues
  /// The preset and animator shown; nil if the change is made without animation.
  public let performance: Performance?
  /// The deviations from what the request or a preset asked for, in order.
  public internal(set) var notes: [MatchNote]

  /// A preset with the animator that shows it.
  public struct Performance: Sendable {
    /// The preset with its defaults.
    let registered: RegisteredPreset
    /// The preset shown: the match's own, or its reduced-motion form.
    public var preset: Preset { registered.preset }
    /// The values of its parameters.
    public let parameters: ParameterValues
    /// The selection of its animator.
    public let selection: AnimatorSelection
  }

  /// Whether the preset itself is shown, and not its reduced-motion form.
  var showsOwnPreset: Bool { performance?.registered.isSame(as: registered) ?? false }

  /// The interaction, with or without reduced motion.
  public var interaction: InteractionPlan? { preset.interactions[operation] }

  /// The presentation, with or without reduced motion.
  public var presentation: PresentationPlan? { preset.presentation }
}

extension Match {
  /// A summary of the match.
  public struct Decision: Hashable, Sendable {
    /// The id of the preset.
    public let preset: String
    /// The id of the preset shown; nil if the change is made without animation.
    public let shown: String?
    /// The id of the animator; nil if the change is made without animation.
    public let animator: String?
    /// The origin of the animator; nil for a preset's own tracks.
    public let origin: AnimatorProvider.Origin?
  }

  /// A summary of the match.
  public var decision: Decision {
    Decision(
      preset: preset.id, shown: performance?.preset.id,
      animator: performance.map { $0.selection.provider?.description.id ?? TracksAnimator.id },
      origin: performance?.selection.provider?.origin)
  }
}

extension Match.Decision: CustomStringConvertible {
  /// The decision as text.
  public var description: String {
    guard let shown, let animator else { return "\(preset), without animation" }
    let origin = origin.map { " (\($0))" } ?? ""
    return "\(preset)\(shown == preset ? "" : " as \(shown)") by \(animator)\(origin)"
  }
}

/// A selector of the preset and the animator for an operation between two screens.
///
/// Not named a coordinator, since UIKit's transition coordinator is something else: it runs
/// animations alongside a transition.
public struct AnimatorSelector: Sendable {
  /// The presets, rules and animators to choose from.
  public let registry: Registry

  /// Creates a selector.
  public init(registry: Registry) { self.registry = registry }

  /// Returns the preset and the animator for a request; nil if no candidate qualifies.
  ///
  /// Tries the explicit choice first, then the rules that apply, most specific first.
  public func match(_ request: MatchRequest) -> Match? {
    var resolution = PresetResolution(registry, request)
    if let id = request.explicitPreset, let match = resolution.match(for: id) { return match }
    return registry.rules.first(for: request.query) { resolution.match(for: $0.preset) }
  }
}
