import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

extension MatchExplanation {
  /// The decision and all reasons, for a terminal.
  var text: String {
    var lines = ["\(request.summary): \(match?.decision.description ?? "no preset")"]
    lines += candidates.map { "  \($0.mark) \($0.summary(for: request.operation))" }
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

  fileprivate func summary(for operation: Operation) -> String {
    let place =
      reason.rule?.place.map { ", \($0.file.name.printable):\($0.range.start.line)" } ?? ""
    return "\(preset) (\(reason.summary(for: operation))\(place)): \(why)"
  }

  /// The outcome with its cause.
  var why: String {
    switch outcome {
    case .won: "chosen"
    case .failed(let notes): notes.map(\.description).joined(separator: "; ")
    case .outranked(let winner): reason.rule?.lag(behind: winner) ?? "asked later"
    case .notApplicable(.operation): "for another operation"
    case .notApplicable(.from): "for another departing screen"
    case .notApplicable(.to): "for another arriving screen"
    case .notApplicable(.source):
      "only with \(reason.rule?.source == .known ? "a known source" : "an unknown source, or none")"
    }
  }
}

extension MatchExplanation.Candidate.Reason {
  /// The rule; nil for an explicit choice.
  var rule: Rule? {
    if case .rule(let rule) = self { rule } else { nil }
  }

  /// The reason for considering the candidate, with its specificity.
  func summary(for operation: Operation) -> String {
    rule.map { ($0.operation == operation ? "" : "way back, ") + $0.summary } ?? "explicit choice"
  }
}

extension Rule {
  /// The rule's condition as text.
  fileprivate var summary: String {
    let names = [from.map { "from \($0.text)" }, to.map { "to \($0.text)" }].compactMap { $0 }
    let source = source == .any ? [] : ["source \(source.rawValue)"]
    let priority = priority == 0 ? [] : ["priority \(priority)"]
    return ([specificityName] + names + source + priority).joined(separator: ", ")
  }

  private var specificityName: String {
    switch specificity {
    case .pair: "exact pair"
    case .from: "exact from"
    case .to: "exact to"
    case .pattern: "pattern"
    case .operation: "default of \(operation.rawValue)"
    }
  }

  /// Why the rule ranks below what was chosen.
  fileprivate func lag(behind winner: MatchExplanation.Candidate.Reason) -> String {
    guard let first = winner.rule else { return "an explicit choice comes first" }
    return switch first.precedence(over: self) {
    case .catalog: "a catalog that is searched earlier comes first"
    case .operation: "a rule for \(first.operation.rawValue) comes first"
    case .specificity: "\(first.specificityName) comes first"
    case .priority: "priority \(first.priority) comes first"
    case .source: "a condition on the source comes first"
    case .order: "the one that is written earlier comes first"
    }
  }
}

extension MatchExplanation.Outcome {
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
