import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueJSON
import SegueTimeline

extension MatchExplanation {
  /// The explanation as a JSON object.
  ///
  /// `request`, `decision` (null if there is none), `candidates` in the order in which they are
  /// tried, each with `preset`, `reason`, `outcome` (won, failed, outranked, not-applicable) and
  /// `why`, and `notes`.
  var json: JSONValue {
    [
      "request": request.json,
      "decision": match?.decision.json ?? .null,
      "candidates": .array(candidates.map(\.json)),
      "notes": .strings(match?.notes.map(\.description) ?? []),
    ]
  }
}

extension MatchRequest {
  fileprivate var json: JSONValue {
    [
      "operation": .string(operation.rawValue),
      "from": .string(from),
      "to": .string(to),
      "index-direction": .string(orNull: indexDirection?.rawValue),
      "offers": .strings(offers.map(\.name).sorted()),
      "reduces-motion": .boolean(traits.reducesMotion),
      "right-to-left": .boolean(traits.isRightToLeft),
      "explicit": .string(orNull: explicitPreset),
    ]
  }
}

extension Match.Decision {
  fileprivate var json: JSONValue {
    [
      "preset": .string(preset),
      "shown": .string(orNull: shown),
      "animator": .string(orNull: animator),
      "origin": .string(orNull: origin?.description),
    ]
  }
}

extension MatchExplanation.Candidate {
  fileprivate var json: JSONValue {
    [
      "preset": .string(preset),
      "reason": .string(reason.summary),
      "outcome": .string(outcome.name),
      "why": .string(outcome.summary),
    ]
  }
}
