public import SegueCatalog
public import SegueTimeline

/// What was found for a request: a preset, and the animator that carries it out.
public struct Match: Sendable {
  /// The operation.
  public let operation: Operation
  /// The preset: its gesture, and what it leaves of a presenter, are in force.
  public let preset: Preset
  /// The values of the preset's parameters.
  public let parameters: ParameterValues
  /// What is shown; nil where the change happens at once.
  public let performance: Performance?
  /// What did not go as the request or a preset would have it, in order.
  public internal(set) var notes: [MatchNote]

  /// A preset with the animator that shows it.
  public struct Performance: Sendable {
    /// The preset that is shown: the match's own, or its reduced-motion form.
    public let preset: Preset
    /// The values of its parameters.
    public let parameters: ParameterValues
    /// Where its animator comes from.
    public let selection: AnimatorSelection
  }

  /// What a finger can do, whether or not motion is reduced.
  public var interaction: InteractionPlan? { preset.interactions[operation] }

  /// How a presented screen stands, whether or not motion is reduced.
  public var presentation: PresentationPlan? { preset.presentation }
}

extension Match {
  /// Who was chosen, in short.
  public struct Decision: Hashable, Sendable {
    /// The id of the preset.
    public let preset: String
    /// The id of the preset that is shown; nil where the change happens at once.
    public let shown: String?
    /// The id of the animator; nil where the change happens at once.
    public let animator: String?
    /// Where the animator comes from; nil for a preset's own tracks.
    public let origin: AnimatorProvider.Origin?
  }

  /// Who was chosen, in short.
  public var decision: Decision {
    Decision(
      preset: preset.id, shown: performance?.preset.id,
      animator: performance.map { $0.selection.provider?.description.id ?? TracksAnimator.id },
      origin: performance?.selection.provider?.origin)
  }
}

extension Match.Decision: CustomStringConvertible {
  /// The decision in words.
  public var description: String {
    guard let shown, let animator else { return "\(preset), at once" }
    let origin = origin.map { " (\($0))" } ?? ""
    return "\(preset)\(shown == preset ? "" : " as \(shown)") by \(animator)\(origin)"
  }
}
