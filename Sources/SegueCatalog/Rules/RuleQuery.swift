public import SegueTimeline

/// What is asked of rules: an operation between two screens.
public struct RuleQuery: Hashable, Sendable {
  /// The operation.
  public var operation: Operation
  /// The name of the screen that leaves.
  public var from: String
  /// The name of the screen that arrives.
  public var to: String
  /// Whether it is known where the source element is.
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
  /// Why a rule does not apply.
  public enum Mismatch: Hashable, Sendable {
    /// It is about another operation.
    case operation
    /// It is about another leaving screen.
    case from
    /// It is about another arriving screen.
    case to
    /// It asks for a source that is known, or for one that is not.
    case source
  }

  /// Why it does not apply to a query; nil where it does.
  public func mismatch(with query: RuleQuery) -> Mismatch? {
    if operation != query.operation { return .operation }
    if let from, !from.matches(query.from) { return .from }
    if let to, !to.matches(query.to) { return .to }
    return source.isMet(bySourceKnown: query.isSourceKnown) ? nil : .source
  }
}
