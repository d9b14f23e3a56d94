/// Diagnostics for syntax errors.
extension ExpressionParser {
  var tooLong: ExpressionProblem {
    ExpressionProblem(
      .tooLong, "the expression is \(lexer.text.count) bytes long",
      help: "at most \(Self.longest) are read; move parts of it into parameters",
      at: 0..<lexer.text.count)
  }

  func tooDeep(at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .tooDeep, "the expression nests more than \(Self.deepest) levels deep",
      help: "take away parentheses, or move parts of it into parameters", at: range)
  }

  var chainedComparison: ExpressionProblem {
    ExpressionProblem(
      .syntax, "comparisons do not chain", help: "write `a < b and b < c`", at: token.range)
  }

  /// The problem for a token in place of an operator or the end.
  var unexpectedToken: ExpressionProblem {
    switch token.kind {
    case .rightParenthesis:
      return ExpressionProblem(
        .syntax, "there is no parenthesis that this one closes", at: token.range)
    case .comma:
      return ExpressionProblem(
        .syntax, "a comma only separates the arguments of a function",
        help: "the decimal sign is a point", at: token.range)
    default:
      return ExpressionProblem(
        .syntax, "an operator is missing before \(quote(token))", help: missingOperatorHelp,
        at: token.range)
    }
  }

  var missingOperand: ExpressionProblem {
    if token.kind == .end {
      return lastEnd == 0
        ? ExpressionProblem(.syntax, "the expression is empty", at: 0..<lexer.text.count)
        : ExpressionProblem(.syntax, "the expression ends too early", at: 0..<lastEnd)
    }
    return ExpressionProblem(
      .syntax, "a value is missing before \(quote(token))", at: token.range)
  }

  /// The help for two values in a row, most likely due to a space before a unit.
  private var missingOperatorHelp: String {
    let units = ["s", "ms", "deg", "rad", "pt"]
    return token.kind == .name && units.contains(text(token.range))
      ? "a unit follows its number directly, as in `2\(text(token.range))`"
      : "multiplication is written `a * b`"
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: lexer.text[range], as: UTF8.self)
  }

  private func quote(_ token: Token) -> String { "`\(text(token.range))`" }
}
