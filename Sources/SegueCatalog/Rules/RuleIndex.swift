package import SegueTimeline

/// An index of rules that finds those for a pair of screens without scanning the others.
///
/// Names are looked up by hash. Only rules that consist of patterns are tried one by one.
public struct RuleIndex: Sendable {
  /// All rules, in order of precedence.
  public let rules: [Rule]
  /// The tables of each catalog that has rules, by operation.
  private let catalogs: [[Operation: Table]]

  /// The rules of one operation in one catalog, as ascending indices.
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
      if a.rule.catalogIndex != b.rule.catalogIndex {
        return a.rule.catalogIndex < b.rule.catalogIndex
      }
      if a.specificity != b.specificity { return a.specificity < b.specificity }
      if a.rule.priority != b.rule.priority { return a.rule.priority > b.rule.priority }
      let asksForSource = (a.rule.source != .any, b.rule.source != .any)
      return asksForSource.0 == asksForSource.1 ? a.offset < b.offset : asksForSource.0
    }
  }

  /// Creates an index.
  ///
  /// Rules of catalogs that are searched earlier precede those of later ones. In a catalog, the order is: by
  /// specificity, by priority, those with a condition on the source, as given. Rules for a push or a presentation also
  /// apply to the way back, after the catalog's rules for the pop or the dismissal.
  public init(_ rules: [Rule]) {
    let ranked = rules.enumerated().map(Ranked.init).sorted(by: <).map { $0.rule }
    var catalogs: [[Operation: Table]] = []
    var last: Int?
    for (index, rule) in ranked.enumerated() {
      if rule.catalogIndex != last { catalogs.append([:]) }
      last = rule.catalogIndex
      catalogs[catalogs.count - 1][rule.operation, default: Table()].insert(rule, at: index)
    }
    self.rules = ranked
    self.catalogs = catalogs
  }

  /// The rules that may apply to an operation, best first.
  ///
  /// In each catalog, those for the operation come before those for the operation that it undoes.
  package func rules(for operation: Operation) -> [Rule] {
    let own = rules.filter { $0.operation == operation }
    guard let undone = operation.undone else { return own }
    // The sort is stable, so that rules of one catalog and operation keep their order.
    return (own + rules.filter { $0.operation == undone }).enumerated()
      .sorted { ($0.element.catalogIndex, $0.offset) < ($1.element.catalogIndex, $1.offset) }
      .map { $0.element }
  }

  /// Passes the rules that apply to a query to a closure, best first, until it accepts one.
  ///
  /// - Returns: the closure's result for the accepted rule; nil if none was accepted.
  ///
  /// Inlined, so that the compiler specializes it for the caller's result.
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
    let undone = query.undone
    for catalog in catalogs {
      if search(catalog, for: query, until: isTaken) { return }
      if let undone, search(catalog, for: undone, until: isTaken) { return }
    }
  }

  private func search(
    _ catalog: [Operation: Table], for query: RuleQuery, until isTaken: (Rule) -> Bool
  ) -> Bool {
    guard let table = catalog[query.operation] else { return false }
    return table.search(from: query.from, to: query.to) { index in
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
  ///
  /// - Returns: whether it returned true.
  fileprivate func search(from: String, to: String, until isTaken: (Int) -> Bool) -> Bool {
    if !pairs.isEmpty, let rules = pairs[RuleIndex.Pair(from: from, to: to)],
      rules.contains(where: isTaken)
    {
      return true
    }
    if let rules = self.from[from], rules.contains(where: isTaken) { return true }
    if let rules = self.to[to], rules.contains(where: isTaken) { return true }
    return patterns.contains(where: isTaken) || defaults.contains(where: isTaken)
  }
}
