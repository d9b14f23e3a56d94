import SegueCatalog
import SegueCoordinator
import SegueTimeline

extension MatchExplanation {
  /// The decision and all reasons, for a terminal.
  var text: String {
    var lines = ["\(request.summary): \(match?.decision.description ?? "no preset")"]
    lines += candidates.map { "  \($0.mark) \($0.summary)" }
    lines += match?.notes.map { "  note: \($0)" } ?? []
    return lines.joined(separator: "\n")
  }
}

extension MatchRequest {
  /// The operation and its screens.
  fileprivate var summary: String {
    let direction = indexDirection.map { ", to a \($0.rawValue) index" } ?? ""
    let source = isSourceKnown ? ", source known" : ""
    let screens = [("from", from), ("to", to)].filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1)" }.joined()
    return operation.rawValue + screens + direction + source
  }
}

extension MatchExplanation.Candidate {
  fileprivate var mark: String {
    if case .won = outcome { "✓" } else { "·" }
  }

  fileprivate var summary: String { "\(preset) (\(reason.summary)): \(outcome.summary)" }
}

extension MatchExplanation.Candidate.Reason {
  /// The reason for considering the candidate, with its specificity.
  var summary: String {
    switch self {
    case .explicit: "explicit choice"
    case .rule(let rule): rule.summary
    }
  }
}

extension Rule {
  /// The rule's condition as text.
  fileprivate var summary: String {
    let screens =
      switch specificity {
      case .pair: "exact pair"
      case .from: "exact from"
      case .to: "exact to"
      case .pattern: "pattern"
      case .operation: "default of \(operation.rawValue)"
      }
    let names = [from.map { "from \($0.text)" }, to.map { "to \($0.text)" }].compactMap { $0 }
    let source = source == .any ? [] : ["source \(source.rawValue)"]
    let priority = priority == 0 ? [] : ["priority \(priority)"]
    return ([screens] + names + source + priority).joined(separator: ", ")
  }
}

extension MatchExplanation.Outcome {
  /// The outcome for the candidate, as text.
  var summary: String {
    switch self {
    case .won: "chosen"
    case .failed(let notes): notes.map(\.description).joined(separator: "; ")
    case .outranked: "another candidate has precedence"
    case .notApplicable(.operation): "for another operation"
    case .notApplicable(.from): "for another departing screen"
    case .notApplicable(.to): "for another arriving screen"
    case .notApplicable(.source): "requires the source to be known or unknown"
    }
  }

  /// The outcome for the candidate, as one word.
  var name: String {
    switch self {
    case .won: "won"
    case .failed: "failed"
    case .outranked: "outranked"
    case .notApplicable: "not-applicable"
    }
  }
}
