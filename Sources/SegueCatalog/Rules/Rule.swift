public import SegueTimeline

/// Which preset supports an operation between certain screens.
public struct Rule: Hashable, Sendable {
  /// What has to be known of the source element.
  public enum SourceCondition: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case any
    /// Where it is.
    case known
    /// That it is not there, or that nobody knows where.
    case unknown

    /// Whether a source that is known or not satisfies it.
    public func isMet(bySourceKnown isKnown: Bool) -> Bool {
      switch self {
      case .any: true
      case .known: isKnown
      case .unknown: !isKnown
      }
    }
  }

  /// How closely a rule names its screens; the closest wins.
  public enum Specificity: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// Both screens by name.
    case pair
    /// The screen that leaves by name.
    case from
    /// The screen that arrives by name.
    case to
    /// Patterns only.
    case pattern
    /// Any screens: the operation's default.
    case operation

    /// Orders the closest first.
    public static func < (a: Specificity, b: Specificity) -> Bool { a.rawValue < b.rawValue }
  }

  /// The operation.
  public var operation: Operation
  /// The screen that leaves; nil for any.
  public var from: ScreenPattern?
  /// The screen that arrives; nil for any.
  public var to: ScreenPattern?
  /// What has to be known of the source.
  public var source: SourceCondition
  /// The id of the preset.
  public var preset: String
  /// What decides between rules of the same specificity; the highest wins, then the first id.
  public var priority: Int
  /// Where it was read.
  public var origin: DefinitionOrigin

  /// Creates a rule; by default it is the operation's own.
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

  /// How closely it names its screens.
  public var specificity: Specificity {
    switch (from?.exactName, to?.exactName) {
    case (_?, _?): .pair
    case (_?, nil): .from
    case (nil, _?): .to
    case (nil, nil): from == nil && to == nil ? .operation : .pattern
    }
  }
}
