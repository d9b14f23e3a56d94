public import SegueTimeline

/// A query for rules: an operation between two screens.
public struct RuleQuery: Hashable, Sendable {
  /// The operation.
  public let operation: Operation
  /// The name of the departing screen, without capitals.
  let from: String
  /// The name of the arriving screen, without capitals.
  let to: String
  /// Whether the source element's frame is known.
  public let isSourceKnown: Bool

  /// Creates a query.
  public init(operation: Operation, from: String, to: String, isSourceKnown: Bool) {
    self.operation = operation
    self.from = from.comparedAsScreen
    self.to = to.comparedAsScreen
    self.isSourceKnown = isSourceKnown
  }

  /// The query for the change that this one undoes; nil for a push, a presentation or a change of tabs.
  var undone: RuleQuery? {
    operation.undone.map {
      RuleQuery(operation: $0, from: to, to: from, isSourceKnown: isSourceKnown)
    }
  }
}

extension Operation {
  /// The operation whose rules also apply to this one: a push's to the pop back, a presentation's to the dismissal.
  package var undone: Operation? {
    switch self {
    case .pop, .dismiss: inverse
    case .push, .present, .tab: nil
    }
  }
}

extension Rule {
  /// The reason why a rule does not apply.
  public enum Mismatch: Hashable, Sendable {
    /// The rule is for another operation.
    case operation
    /// The rule is for another departing screen.
    case from
    /// The rule is for another arriving screen.
    case to
    /// The rule's condition on the source is not met.
    case source
  }

  /// The reason why the rule does not apply to a query, nor to the change that it undoes; nil if it does.
  public func mismatch(with query: RuleQuery) -> Mismatch? {
    if operation == query.operation { return mismatch(from: query.from, to: query.to, query) }
    guard operation == query.operation.undone else { return .operation }
    return mismatch(from: query.to, to: query.from, query)
  }

  private func mismatch(from departing: String, to arriving: String, _ query: RuleQuery)
    -> Mismatch?
  {
    let isBack = operation != query.operation
    if let from, !from.matches(folded: departing) { return isBack ? .to : .from }
    if let to, !to.matches(folded: arriving) { return isBack ? .from : .to }
    return source.isMet(bySourceKnown: query.isSourceKnown) ? nil : .source
  }
}
