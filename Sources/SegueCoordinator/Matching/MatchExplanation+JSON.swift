import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension MatchExplanation {
  /// The explanation as a JSON object on one line.
  ///
  /// `request`, `decision` (null if there is none), `candidates` in the order in which they are
  /// tried,
  /// each with `preset`, `reason`, `outcome` (won, failed, outranked, not-applicable) and `why`, and
  /// `notes`.
  public var json: String {
    JSONText.object([
      ("request", request.json),
      ("decision", match?.decision.json ?? "null"),
      ("candidates", JSONText.array(candidates.map(\.json))),
      ("notes", JSONText.array(match?.notes.map { JSONText.quote($0.description) } ?? [])),
    ])
  }
}

extension MatchRequest {
  fileprivate var json: String {
    JSONText.object([
      ("operation", JSONText.quote(operation.rawValue)),
      ("from", JSONText.quote(from)),
      ("to", JSONText.quote(to)),
      ("index-direction", JSONText.optional(indexDirection?.rawValue)),
      ("offers", JSONText.array(offers.map(\.name).sorted().map(JSONText.quote))),
      ("reduces-motion", "\(traits.reducesMotion)"),
      ("right-to-left", "\(traits.isRightToLeft)"),
      ("explicit", JSONText.optional(explicitPreset)),
    ])
  }
}

extension Match.Decision {
  fileprivate var json: String {
    JSONText.object([
      ("preset", JSONText.quote(preset)),
      ("shown", JSONText.optional(shown)),
      ("animator", JSONText.optional(animator)),
      ("origin", JSONText.optional(origin?.description)),
    ])
  }
}

extension MatchExplanation.Candidate {
  fileprivate var json: String {
    JSONText.object([
      ("preset", JSONText.quote(preset)),
      ("reason", JSONText.quote(reason.summary)),
      ("outcome", JSONText.quote(outcome.name)),
      ("why", JSONText.quote(outcome.summary)),
    ])
  }
}

extension JSONText {
  /// A string, or null.
  fileprivate static func optional(_ text: String?) -> String { text.map(quote) ?? "null" }
}
