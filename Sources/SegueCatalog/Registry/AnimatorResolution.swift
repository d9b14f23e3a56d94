public import SegueTimeline

/// Every provider of the animators that an operation of a preset names, and why each won or lost.
public struct AnimatorResolution: Hashable, Sendable {
  /// An animator that might have been chosen.
  public struct Candidate: Hashable, Sendable {
    /// What became of it.
    public enum Outcome: Hashable, Sendable {
      /// It was chosen.
      case won
      /// It does not grant the preset's wish.
      case refused(AnimatorRequirement.Refusal)
      /// Another one comes first.
      case outranked
      /// It is described, but not offered.
      case unavailable(String)
      /// Nobody describes it.
      case unknown
    }

    /// The id that the preset names.
    public let animator: String
    /// Its version; nil where nobody describes it.
    public let version: Version?
    /// Where it comes from, for people; nil where nobody describes it.
    public let source: String?
    /// What became of it.
    public let outcome: Outcome
  }

  /// The candidates, those first that are asked first.
  public let candidates: [Candidate]
}

extension Registry {
  /// Tells of every provider of the animators that an operation of a preset names.
  ///
  /// Nothing is told of operations that are laid out by the preset's own tracks, or not at all.
  public func account(of preset: Preset, operation: Operation) -> AnimatorResolution {
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
