package import SegueCatalog
package import SegueDiagnostics
import SegueTimeline
import SegueYAML

extension AnimatorResolution {
  /// Whether the only candidate is Segue's own and was chosen, or there is none at all.
  package var isPlain: Bool {
    candidates.isEmpty
      || candidates.count == 1 && candidates[0].outcome == .won
        && candidates[0].source == AnimatorProvider.Origin.builtIn.description
  }

  /// What to do where an animator of a preset is missing; nil if none is.
  func help(for preset: Preset) -> String? {
    candidates.first { $0.outcome == .unknown }
      .map { PluginSources.advice(onAnimator: $0.animator, of: preset) }
  }

  /// A line for each candidate, and the winner.
  package var lines: [String] {
    candidates.map { candidate in
      let mark = candidate.outcome == .won ? "✓" : "·"
      let version = candidate.version.map { " \($0)" } ?? ""
      let source = candidate.source.map { " from \($0)" } ?? ""
      return "\(mark) \(candidate.animator)\(version)\(source): \(candidate.outcome.text)"
    }
  }

  /// The candidates as a JSON array.
  package var json: JSONValue {
    .array(
      candidates.map { candidate in
        [
          "animator": .string(candidate.animator),
          "version": .string(orNull: candidate.version?.description),
          "source": .string(orNull: candidate.source),
          "outcome": .string(candidate.outcome.name),
          "why": .string(candidate.outcome.text),
        ]
      })
  }
}

extension AnimatorResolution.Candidate.Outcome {
  /// The outcome in words.
  fileprivate var text: String {
    switch self {
    case .won: "chosen"
    case .refused(let refusal): refusal.description
    case .outranked: "another animator has precedence"
    case .unavailable(let reason): "not available: \(reason)"
    case .unknown: "does not exist"
    }
  }

  /// The outcome as one word.
  fileprivate var name: String {
    switch self {
    case .won: "won"
    case .refused: "refused"
    case .outranked: "outranked"
    case .unavailable: "withheld"
    case .unknown: "unknown"
    }
  }
}
