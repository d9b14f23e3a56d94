public import SegueTimeline

/// Every provider of the animators that an operation of a preset names, and why each won or lost.
public struct AnimatorAccount: Hashable, Sendable {
  /// An animator that might have been chosen.
  public struct Candidate: Hashable, Sendable {
    /// What became of it.
    public enum Outcome: Hashable, Sendable {
      /// It was chosen.
      case won
      /// It does not grant the preset's wish.
      case refused(AnimatorWish.Refusal)
      /// Another one comes first.
      case outranked
      /// It is described, but not offered.
      case withheld(String)
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
  public func account(of preset: Preset, operation: Operation) -> AnimatorAccount {
    guard let (plan, laidOut) = preset.forwardPlan(of: operation) else {
      return AnimatorAccount(candidates: [])
    }
    var candidates: [AnimatorAccount.Candidate] = []
    var isDecided = false
    for wish in plan.animators {
      let count = candidates.count
      for provider in providers(of: wish.id) {
        let refusal = wish.refusal(of: provider.description, for: laidOut)
        let outcome: AnimatorAccount.Candidate.Outcome =
          refusal.map { .refused($0) } ?? (isDecided ? .outranked : .won)
        if refusal == nil { isDecided = true }
        candidates.append(
          .init(
            animator: wish.id, version: provider.description.version, source: provider.title,
            outcome: outcome))
      }
      candidates += withheld(of: wish.id).map {
        .init(
          animator: wish.id, version: $0.version, source: $0.source, outcome: .withheld($0.reason))
      }
      if candidates.count == count {
        candidates.append(
          .init(animator: wish.id, version: nil, source: nil, outcome: .unknown))
      }
    }
    return AnimatorAccount(candidates: candidates)
  }
}

extension AnimatorAccount.Candidate.Outcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .won: "chosen"
    case .refused(let refusal): refusal.description
    case .outranked: "another one comes first"
    case .withheld(let reason): "not offered: \(reason)"
    case .unknown: "it is not there"
    }
  }

  /// The outcome as one word.
  public var name: String {
    switch self {
    case .won: "won"
    case .refused: "refused"
    case .outranked: "outranked"
    case .withheld: "withheld"
    case .unknown: "unknown"
    }
  }
}
