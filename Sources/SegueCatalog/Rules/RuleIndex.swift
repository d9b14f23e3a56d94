import SegueTimeline

/// An index of rules that finds those for a pair of screens without scanning the others.
///
/// Names are looked up by hash. Only rules that consist of patterns are tried one by one.
public struct RuleIndex: Sendable {
  /// All rules, in order of precedence.
  public let rules: [Rule]
  private let tables: [Operation: Table]

  /// The rules of one operation, as ascending indices.
  fileprivate struct Table: Sendable {
    var pairs: [Pair: [Int]] = [:]
    var from: [String: [Int]] = [:]
    var to: [String: [Int]] = [:]
    var patterns: [Int] = []
    var defaults: [Int] = []
  }

  fileprivate struct Pair: Hashable, Sendable {
    let from: String
    let to: String
  }

  /// A rule with its precomputed precedence.
  private struct Ranked: Comparable {
    let rule: Rule
    let specificity: Rule.Specificity
    let offset: Int

    init(offset: Int, rule: Rule) {
      self.rule = rule
      specificity = rule.specificity
      self.offset = offset
    }

    static func < (a: Ranked, b: Ranked) -> Bool {
      if a.specificity != b.specificity { return a.specificity < b.specificity }
      if a.rule.priority != b.rule.priority { return a.rule.priority > b.rule.priority }
      if a.rule.preset != b.rule.preset { return a.rule.preset < b.rule.preset }
      return a.offset < b.offset
    }
  }

  /// Creates an index.
  public init(_ rules: [Rule]) {
    let ranked = rules.enumerated().map(Ranked.init).sorted(by: <).map(\.rule)
    var tables: [Operation: Table] = [:]
    for (index, rule) in ranked.enumerated() {
      tables[rule.operation, default: Table()].insert(rule, at: index)
    }
    self.rules = ranked
    self.tables = tables
  }

  /// Passes the rules that apply to a query to a closure, best first, until it accepts one.
  ///
  /// - Returns: the closure's result for the accepted rule; nil if none was accepted.
  ///
  /// Inlined, so that the caller's result needs no general code.
  @inlinable
  public func first<Result>(for query: RuleQuery, take: (Rule) -> Result?) -> Result? {
    var taken: Result?
    search(for: query) { rule in
      taken = take(rule)
      return taken != nil
    }
    return taken
  }

  /// Passes the rules that apply to a query to a closure, best first, until it returns true.
  @usableFromInline
  func search(for query: RuleQuery, until isTaken: (Rule) -> Bool) {
    tables[query.operation]?.search(from: query.from, to: query.to) { index in
      rules[index].mismatch(with: query) == nil && isTaken(rules[index])
    }
  }
}

extension RuleIndex.Table {
  fileprivate mutating func insert(_ rule: Rule, at index: Int) {
    switch (rule.from?.exactName, rule.to?.exactName) {
    case (let from?, let to?):
      pairs[RuleIndex.Pair(from: from, to: to), default: []].append(index)
    case (let from?, nil): self.from[from, default: []].append(index)
    case (nil, let to?): self.to[to, default: []].append(index)
    case (nil, nil):
      if rule.specificity == .operation {
        defaults.append(index)
      } else {
        patterns.append(index)
      }
    }
  }

  /// Passes the rules that may apply to a closure, best first, until it returns true.
  fileprivate func search(from: String, to: String, until isTaken: (Int) -> Bool) {
    if !pairs.isEmpty, let rules = pairs[RuleIndex.Pair(from: from, to: to)],
      rules.contains(where: isTaken)
    {
      return
    }
    if let rules = self.from[from], rules.contains(where: isTaken) { return }
    if let rules = self.to[to], rules.contains(where: isTaken) { return }
    if !patterns.contains(where: isTaken) { _ = defaults.contains(where: isTaken) }
  }
}
