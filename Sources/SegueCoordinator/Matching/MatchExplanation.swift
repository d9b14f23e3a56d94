public import SegueCatalog

/// Every candidate for a request, and why it won or lost.
public struct MatchExplanation: Sendable {
  /// A preset that might have been chosen.
  public struct Candidate: Hashable, Sendable {
    /// Who put it forward.
    public enum Reason: Hashable, Sendable {
      /// The request names it.
      case explicit
      /// A rule names it.
      case rule(Rule)
    }

    /// Who put it forward.
    public let reason: Reason
    /// The id of the preset.
    public let preset: String
    /// What became of it.
    public let outcome: Outcome
  }

  /// What became of a candidate.
  public enum Outcome: Hashable, Sendable {
    /// It was chosen.
    case won(Match.Decision, [MatchNote])
    /// It cannot be carried out.
    case failed([MatchNote])
    /// It was not tried: another one came first.
    case outranked
    /// Its rule is about something else.
    case notApplicable(Rule.Mismatch)
  }

  /// The request.
  public let request: MatchRequest
  /// The explicit choice and the rules of the operation, those first that come first.
  public let candidates: [Candidate]
  /// What was chosen; nil where no candidate will do.
  public let match: Match?
}

extension AnimatorSelector {
  /// Tries every candidate for a request, one after the other.
  ///
  /// This looks at every rule of the operation without an index, so that it also checks ``match(_:)``.
  public func explain(_ request: MatchRequest) -> MatchExplanation {
    var winner: Match?
    var notes: [MatchNote] = []
    func outcome(for preset: String) -> MatchExplanation.Outcome {
      guard winner == nil else { return .outranked }
      var resolution = PresetResolution(registry, request)
      let match = resolution.match(for: preset)
      notes += resolution.notes
      guard var match else { return .failed(resolution.notes) }
      match.notes = notes
      winner = match
      return .won(match.decision, resolution.notes)
    }

    var candidates: [MatchExplanation.Candidate] = []
    if let preset = request.explicitPreset {
      candidates.append(.init(reason: .explicit, preset: preset, outcome: outcome(for: preset)))
    }
    for rule in registry.rules.rules where rule.operation == request.operation {
      let outcome =
        rule.mismatch(with: request.query).map(MatchExplanation.Outcome.notApplicable)
        ?? outcome(for: rule.preset)
      candidates.append(.init(reason: .rule(rule), preset: rule.preset, outcome: outcome))
    }
    return MatchExplanation(request: request, candidates: candidates, match: winner)
  }
}
