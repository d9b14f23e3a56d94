import SegueDiagnostics

/// What is missing in a preset that extends another: a transition or an interaction of its own
/// replaces the parent's as a whole.
extension ShapeChecker {
  /// Reports that an object lacks keys, as it replaces the parent's instead of adding to it.
  mutating func reportPart(
    of rule: ObjectRule, replacing parent: String, without keys: [String], at site: Int,
    as subject: ProblemSubject
  ) {
    let tree = tree
    let names = keys.map { "'\($0)'" }.joined(separator: " and ")
    report(.missingKey, at: site, faults: .object) {
      Diagnostic(
        .error, .missingKey, "\(rule.name) must have the key\(keys.count > 1 ? "s" : "") \(names)",
        at: tree.headPlace(of: site, under: subject),
        help: "\(rule.name) replaces the parent's as a whole: copy \(names) from that of "
          + "'\(parent.shortened)'")
    }
  }
}

extension YAMLTree {
  /// The id of the preset that the file's extends; nil if it extends none.
  var parent: String? {
    (nodes.firstKey(of: 0, named: "extends") ?? nodes.firstKey(of: 0, named: "extend"))
      .map { nodes.string(of: Int(nodes[$0].next)) }
  }

  /// The help for a transition without parts in a preset that extends another; nil elsewhere.
  func inheriting(transition: Int, _ rule: ObjectRule) -> String? {
    guard rule.name == "a transition", parent != nil else { return nil }
    let duration = nodes.firstKey(of: transition, named: "duration").map {
      nodes.string(of: Int(nodes[$0].next))
    }
    return "a transition replaces the parent's as a whole: copy the parent's keys here, and change "
      + (duration.map {
        "'duration' to \($0); if the parent has a parameter for it, write "
          + "'parameters: {duration: {default: \($0)}}' in place of 'transitions'"
      } ?? "them")
  }
}
