public import SegueTimeline

/// All providers of the animators that a preset's operation names, each with the reason it won or
/// lost.
public struct AnimatorResolution: Hashable, Sendable {
  /// A candidate animator.
  public struct Candidate: Hashable, Sendable {
    /// The outcome for the candidate.
    public enum Outcome: Hashable, Sendable {
      /// Selected.
      case won
      /// Does not meet the preset's requirement.
      case refused(AnimatorRequirement.Refusal)
      /// Another candidate precedes it.
      case outranked
      /// Declared in a manifest, but not available.
      case unavailable(String)
      /// Not declared anywhere.
      case unknown
    }

    /// The id named by the preset.
    public let animator: String
    /// The version; nil if the animator is not declared anywhere.
    public let version: Version?
    /// The origin as shown to users; nil if the animator is not declared anywhere.
    public let source: String?
    /// The outcome for the candidate.
    public let outcome: Outcome
  }

  /// The candidates, in order of precedence.
  public let candidates: [Candidate]
}

extension Registry {
  /// Lists all providers of the animators that a preset's operation names.
  ///
  /// Empty for operations that use the preset's own tracks or are not supported.
  public func resolution(of preset: Preset, operation: Operation) -> AnimatorResolution {
    guard let (plan, laidOut) = preset.forwardPlan(of: operation) else {
      return AnimatorResolution(candidates: [])
    }
    var candidates: [AnimatorResolution.Candidate] = []
    var isDecided = false
    for requirement in plan.animators {
      let count = candidates.count
      for provider in providers(of: requirement.id) {
        let refusal = requirement.refusal(of: provider.description, for: laidOut)
        let outcome: AnimatorResolution.Candidate.Outcome =
          refusal.map { .refused($0) } ?? (isDecided ? .outranked : .won)
        if refusal == nil { isDecided = true }
        candidates.append(
          .init(
            animator: requirement.id, version: provider.description.version, source: provider.title,
            outcome: outcome))
      }
      candidates += unavailable(of: requirement.id).map {
        .init(
          animator: requirement.id, version: $0.version, source: $0.source,
          outcome: .unavailable($0.reason))
      }
      if candidates.count == count {
        candidates.append(
          .init(animator: requirement.id, version: nil, source: nil, outcome: .unknown))
      }
    }
    return AnimatorResolution(candidates: candidates)
  }
}
