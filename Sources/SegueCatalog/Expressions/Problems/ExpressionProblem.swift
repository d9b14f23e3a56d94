/// One thing that is wrong with an expression, and what to do about it.
public struct ExpressionProblem: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public var code: ExpressionCode
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// The bytes of the text that are wrong, in UTF-8 from its start.
  public var range: Range<Int>
  /// The name that is unknown.
  public var name: String?
  /// The names that would be right there, among which the nearest may be meant.
  public var candidates: [String]

  init(
    _ code: ExpressionCode, _ message: String, help: String? = nil, at range: Range<Int>,
    name: String? = nil, candidates: [String] = []
  ) {
    self.code = code
    self.message = message
    self.help = help
    self.range = range
    self.name = name
    self.candidates = candidates
  }
}

/// Everything that is wrong with an expression.
public struct ExpressionProblems: Error, Hashable, Sendable {
  /// The problems in the order of the text; never empty.
  public let all: [ExpressionProblem]
}
