import SegueCatalog

/// Diagnostics for syntax errors.
extension ExpressionParser {
  var tooLong: ExpressionProblem {
    ExpressionProblem(
      .tooLong, "the expression is too long: \(lexer.text.count) bytes",
      help: "use at most \(Self.longest) bytes; move parts of it into parameters",
      at: 0..<lexer.text.count)
  }

  func tooDeep(at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .tooDeep, "the expression is nested more than \(Self.deepest) levels deep",
      help: "remove parentheses, or move parts of it into parameters", at: range)
  }

  func tooLarge(at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .tooDeep, "the expression has more than \(Self.longestProgram) operands and operations",
      help: "the names in it stand for whole expressions: use fewer or shorter ones", at: range)
  }

  var chainedComparison: ExpressionProblem {
    ExpressionProblem(
      .syntax, "comparisons cannot be chained", help: "write 'a < b and b < c'", at: token.range)
  }

  /// The problem for a token in place of an operator or the end.
  var unexpectedToken: ExpressionProblem {
    switch token.kind {
    case .rightParenthesis:
      return ExpressionProblem(
        .syntax, "unmatched closing parenthesis", at: token.range)
    case .comma:
      return ExpressionProblem(
        .syntax, "a comma can only separate the arguments of a function",
        help: "use a point as the decimal separator", at: token.range)
    default:
      return ExpressionProblem(
        .syntax, "expected an operator before \(quote(token))", help: missingOperatorHelp,
        at: token.range)
    }
  }

  var missingOperand: ExpressionProblem {
    if token.kind == .end {
      return last.end == 0
        ? ExpressionProblem(.syntax, "the expression is empty", at: 0..<lexer.text.count)
        : ExpressionProblem(.syntax, "the expression is incomplete", at: 0..<last.end)
    }
    return ExpressionProblem(
      .syntax, "expected a value before \(quote(token))", at: token.range)
  }

  /// The help for two values in a row: the second may be the unit of the first.
  private var missingOperatorHelp: String {
    let (number, unit) = (text(last.range), text(token.range))
    let isUnit =
      last.kind == .number && number.last?.isNumber == true && token.kind == .name
      && scope.slot(of: unit) == nil
    return (isUnit ? UnitSpelling.help(number, unit) : nil) ?? "use '*' to multiply: 'a * b'"
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: lexer.text[range], as: UTF8.self)
  }

  private func quote(_ token: Token) -> String { "'\(text(token.range))'" }
}
