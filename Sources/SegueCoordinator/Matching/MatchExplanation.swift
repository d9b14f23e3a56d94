public import SegueCatalog

/// All candidates for a request, each with the reason it won or lost.
public struct MatchExplanation: Sendable {
  /// A candidate preset.
  public struct Candidate: Hashable, Sendable {
    /// The reason for considering a candidate.
    public enum Reason: Hashable, Sendable {
      /// The request names it.
      case explicit
      /// A rule names it.
      case rule(Rule)
    }

    /// The reason for considering a candidate.
    public let reason: Reason
    /// The id of the preset.
    public let preset: String
    /// The outcome.
    public let outcome: Outcome
  }

  /// The outcome for a candidate.
  public enum Outcome: Hashable, Sendable {
    /// Selected.
    case won(Match.Decision, [MatchNote])
    /// Failed: it cannot be performed.
    case failed([MatchNote])
    /// Not tried, because another candidate came first.
    case outranked(by: Candidate.Reason)
    /// Its rule does not apply.
    case notApplicable(Rule.Mismatch)
  }

  /// The request.
  public let request: MatchRequest
  /// The explicit choice and the rules that may apply to the operation, in order of precedence.
  public let candidates: [Candidate]
  /// The selected match; nil if no candidate qualifies.
  public let match: Match?
}

extension AnimatorSelector {
  /// Tries all candidates for a request in order.
  ///
  /// Scans every rule of the operation without an index, and so also verifies ``match(_:)``.
  public func explain(_ request: MatchRequest) -> MatchExplanation {
    var winner: Match?
    var first: MatchExplanation.Candidate.Reason?
    var notes: [MatchNote] = []
    func outcome(
      for preset: String, _ reason: MatchExplanation.Candidate.Reason
    ) -> MatchExplanation.Outcome {
      if let first { return .outranked(by: first) }
      var resolution = PresetResolution(registry, request)
      let match = resolution.match(for: preset)
      notes += resolution.notes
      guard var match else { return .failed(resolution.notes) }
      match.notes = notes
      winner = match
      first = reason
      return .won(match.decision, resolution.notes)
    }

    var candidates: [MatchExplanation.Candidate] = []
    if let preset = request.explicitPreset {
      candidates.append(
        .init(reason: .explicit, preset: preset, outcome: outcome(for: preset, .explicit)))
    }
    for rule in registry.rules.rules(for: request.operation) {
      let outcome =
        rule.mismatch(with: request.query).map(MatchExplanation.Outcome.notApplicable)
        ?? outcome(for: rule.preset, .rule(rule))
      candidates.append(.init(reason: .rule(rule), preset: rule.preset, outcome: outcome))
    }
    return MatchExplanation(request: request, candidates: candidates, match: winner)
  }
}
