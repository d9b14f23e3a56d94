public import SegueTimeline

/// A rule that selects a preset for an operation between certain screens.
public struct Rule: Hashable, Sendable {
  /// A condition on the source element.
  public enum SourceCondition: String, CaseIterable, Hashable, Sendable {
    /// No condition.
    case any
    /// The source's frame is known.
    case known
    /// There is no source, or its frame is unknown.
    case unknown

    /// Whether the condition is met, given whether the source is known.
    public func isMet(bySourceKnown isKnown: Bool) -> Bool {
      switch self {
      case .any: true
      case .known: isKnown
      case .unknown: !isKnown
      }
    }
  }

  /// The specificity with which a rule names its screens; the most specific rule wins.
  public enum Specificity: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// Both screens by name.
    case pair
    /// The departing screen by name.
    case from
    /// The arriving screen by name.
    case to
    /// Patterns only.
    case pattern
    /// Any screens: the operation's default.
    case operation

    /// Orders the most specific first.
    public static func < (a: Specificity, b: Specificity) -> Bool { a.rawValue < b.rawValue }
  }

  /// The operation.
  public var operation: Operation
  /// The departing screen; nil for any.
  public var from: ScreenPattern?
  /// The arriving screen; nil for any.
  public var to: ScreenPattern?
  /// The condition on the source.
  public var source: SourceCondition
  /// The id of the preset.
  public var preset: String
  /// The priority among rules of the same specificity; the highest wins.
  public var priority: Int
  /// The index of its catalog among those that are searched; rules of earlier ones win.
  ///
  /// A ``RegistryBuilder`` sets it.
  public package(set) var catalogIndex = 0
  /// Where it was read.
  public var origin: DefinitionOrigin

  /// Creates a rule, by default for an operation between any screens.
  public init(
    operation: Operation, from: ScreenPattern? = nil, to: ScreenPattern? = nil,
    source: SourceCondition = .any, preset: String, priority: Int = 0,
    origin: DefinitionOrigin = DefinitionOrigin()
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.source = source
    self.preset = preset
    self.priority = priority
    self.origin = origin
  }

  /// What decides which of two rules for an operation is asked first.
  public enum Precedence: Hashable, Sendable {
    /// Its catalog is searched earlier.
    case catalog
    /// It is for the operation itself, while the other rule is for the operation that this one undoes.
    case operation
    /// It names its screens more specifically.
    case specificity
    /// Its priority is higher.
    case priority
    /// It has a condition on the source.
    case source
    /// It was read first.
    case order
  }

  /// What puts the rule before a later one of ``RuleIndex/rules(for:)``.
  package func precedence(over later: Rule) -> Precedence {
    if catalogIndex != later.catalogIndex { return .catalog }
    if operation != later.operation { return .operation }
    if specificity != later.specificity { return .specificity }
    if priority != later.priority { return .priority }
    return source != .any && later.source == .any ? .source : .order
  }

  /// The rule's specificity.
  public var specificity: Specificity {
    switch (from?.exactName, to?.exactName) {
    case (_?, _?): .pair
    case (_?, nil): .from
    case (nil, _?): .to
    case (nil, nil): from == nil && to == nil ? .operation : .pattern
    }
  }
}
