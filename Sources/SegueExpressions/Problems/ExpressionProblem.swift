/// A problem in an expression, with a suggested fix.
public struct ExpressionProblem: Error, Hashable, Sendable {
  /// The kind of problem.
  public var code: ExpressionCode
  /// The problem, in one sentence without a period.
  public var message: String
  /// The suggested fix.
  public var help: String?
  /// The range at fault, in UTF-8 bytes from the start of the text.
  public var range: Range<Int>
  /// The unknown name.
  public var name: String?
  /// The valid names at that place, for suggesting the nearest one.
  public var candidates: [String]
  /// What certainly belongs in the place of `range`; nil if that is not known.
  public var replacement: String?

  init(
    _ code: ExpressionCode, _ message: String, help: String? = nil, at range: Range<Int>,
    name: String? = nil, candidates: [String] = [], replacement: String? = nil
  ) {
    self.replacement = replacement
    self.code = code
    self.message = message
    self.help = help
    self.range = range
    self.name = name
    self.candidates = candidates
  }
}

/// All problems in an expression.
public struct ExpressionProblems: Error, Hashable, Sendable {
  /// The problems in text order; never empty.
  public let all: [ExpressionProblem]
}
