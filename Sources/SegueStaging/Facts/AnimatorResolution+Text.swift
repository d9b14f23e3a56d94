package import SegueCatalog
import SegueTimeline

extension AnimatorResolution {
  /// Whether there is one candidate, which is Segue's own and was chosen, or none at all.
  package var isPlain: Bool {
    candidates.isEmpty
      || candidates.count == 1 && candidates[0].outcome == .won
        && candidates[0].source == AnimatorProvider.Origin.builtIn.description
  }

  /// A line for each candidate, and who won.
  package var lines: [String] {
    candidates.map { candidate in
      let mark = candidate.outcome == .won ? "✓" : "·"
      let version = candidate.version.map { " \($0)" } ?? ""
      let source = candidate.source.map { " of \($0)" } ?? ""
      return "\(mark) \(candidate.animator)\(version)\(source): \(candidate.outcome)"
    }
  }

  /// The candidates as a JSON array.
  package var json: String {
    JSONText.array(
      candidates.map { candidate in
        JSONText.object([
          ("animator", JSONText.quote(candidate.animator)),
          ("version", candidate.version.map { JSONText.quote($0.description) } ?? "null"),
          ("source", candidate.source.map(JSONText.quote) ?? "null"),
          ("outcome", JSONText.quote(candidate.outcome.name)),
          ("why", JSONText.quote(candidate.outcome.description)),
        ])
      })
  }
}
