public import SegueCatalog

/// The grammar, from lowest to highest precedence:
///
///     expression = expression "or" expression | expression "and" expression | "not" expression
///                | sum ("<" | "<=" | ">" | ">=" | "==" | "!=") sum
///     sum        = sum ("+" | "-" | "−") product | product
///     product    = product ("*" | "×" | "/" | "÷") factor | factor
///     factor     = ("-" | "+") factor | number | name | call | "true" | "false" | "(" expression ")"
///     call       = name "(" expression {"," expression} ")"
///     number     = decimal ["%" | "pt" | "s" | "ms" | "deg" | "rad"]
///
/// Comparisons do not chain. A minus sign between two name characters belongs to the name, so that
/// `corner-radius` is one name, and a difference of names needs spaces: `a - b`.
extension Expression {
  /// Parses and checks an expression.
  ///
  /// Reports all problems at once, except that parsing stops at a syntax error.
  ///
  /// - Parameters:
  ///   - type: the type that is expected; nil accepts any number, angle, duration or condition.
  ///   - progress: the progress of the gesture that the expression is about, which `projected` projects; nil
  ///     where there is none.
  public static func parse(
    _ text: String, in scope: ExpressionScope, expecting type: ExpressionType?,
    projecting progress: Expression? = nil
  ) throws(ExpressionProblems) -> Expression {
    var contiguous = text
    let result = contiguous.withUTF8 { compile($0, text, scope, type, progress) }
    return try result.get()
  }

  private static func compile(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: String, _ scope: ExpressionScope,
    _ wanted: ExpressionType?, _ progress: Expression?
  ) -> Result<Expression, ExpressionProblems> {
    if let type = wanted, let value = quantity(bytes, type) {
      return .success(Expression(text: text, constant: value, type: type))
    }
    var parser = ExpressionParser(bytes, in: scope, projecting: progress)
    guard let term = parser.parse(expecting: wanted), parser.problems.isEmpty,
      let type = wanted ?? term.type
    else {
      let sorted = parser.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      return .failure(ExpressionProblems(all: sorted))
    }
    if let value = parser.constantValue(term) {
      return .success(Expression(text: text, constant: value, type: type))
    }
    let expression = Expression(
      text: text, instructions: parser.program, type: type, interval: term.interval)
    guard let expression else {
      return .failure(ExpressionProblems(all: [parser.tooDeep(at: term.range)]))
    }
    return .success(expression)
  }

  /// A fast path for the value of a text that is a single number of the expected type.
  private static func quantity(
    _ bytes: UnsafeBufferPointer<UInt8>, _ type: ExpressionType
  ) -> Double? {
    guard let first = bytes.first, Lexer.isDigit(first), bytes.count <= ExpressionParser.longest
    else { return nil }
    var lexer = Lexer(bytes)
    guard let number = try? lexer.next(), number.kind == .number, number.type == type,
      let end = try? lexer.next(), end.kind == .end
    else { return nil }
    return number.value
  }
}
