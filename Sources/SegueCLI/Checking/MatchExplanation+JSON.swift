import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

extension MatchExplanation {
  /// The explanation as a JSON object.
  ///
  /// `request`, `decision` (null if there is none), `candidates` in the order in which they are
  /// tried, each with `preset`, `reason`, `file` and `line` of its rule, `outcome` (won, failed,
  /// outranked, not-applicable) and `why`, and `notes`.
  var json: JSONValue {
    [
      "request": request.json,
      "decision": match?.decision.json ?? .null,
      "candidates": .array(candidates.map { $0.json(for: request.operation) }),
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
  fileprivate func json(for operation: Operation) -> JSONValue {
    let place = reason.rule?.place
    return [
      "preset": .string(preset),
      "reason": .string(reason.summary(for: operation)),
      "file": .string(orNull: place?.file.name),
      "line": place.map { .integer($0.range.start.line) } ?? .null,
      "outcome": .string(outcome.name),
      "why": .string(why),
    ]
  }
}
