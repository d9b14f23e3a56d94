public import SegueTimeline

/// A query for rules: an operation between two screens.
public struct RuleQuery: Hashable, Sendable {
  /// The operation.
  public var operation: Operation
  /// The name of the departing screen.
  public var from: String
  /// The name of the arriving screen.
  public var to: String
  /// Whether the source element's frame is known.
  public var isSourceKnown: Bool

  /// Creates a query.
  public init(operation: Operation, from: String, to: String, isSourceKnown: Bool) {
    self.operation = operation
    self.from = from
    self.to = to
    self.isSourceKnown = isSourceKnown
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

  /// The reason why the rule does not apply to a query; nil if it does.
  public func mismatch(with query: RuleQuery) -> Mismatch? {
    if operation != query.operation { return .operation }
    if let from, !from.matches(query.from) { return .from }
    if let to, !to.matches(query.to) { return .to }
    return source.isMet(bySourceKnown: query.isSourceKnown) ? nil : .source
  }
}
