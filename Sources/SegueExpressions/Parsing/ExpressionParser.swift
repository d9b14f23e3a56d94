import SegueCatalog

/// A single-pass parser of expressions that checks and compiles as it goes.
///
/// A syntax error ends parsing; other problems are recorded, and parsing continues.
struct ExpressionParser {
  /// The maximum nesting of parentheses, calls and signs.
  static let deepest = 64
  /// The maximum length of an expression, in bytes.
  static let longest = 4_096

  /// The maximum number of operands and operations, with those of the names that stand for expressions.
  static let longestProgram = 4_096

  let scope: ExpressionScope
  /// The progress of the gesture that the expression is about, for `projected`.
  let progress: Expression?
  var lexer: Lexer
  var token: Token
  var program: [Instruction] = []
  var problems: [ExpressionProblem] = []
  /// The guards of the condition being parsed.
  var guards: [Guard] = []
  /// The facts that hold at this point, inside the branches of `if` and right of `and` and `or`.
  var known: [(steps: [Instruction], interval: Interval)] = []
  /// The last consumed token.
  private(set) var last = Token(kind: .end, start: 0, end: 0)
  private var depth = 0

  init(
    _ text: UnsafeBufferPointer<UInt8>, in scope: ExpressionScope, projecting progress: Expression?
  ) {
    self.scope = scope
    self.progress = progress
    lexer = Lexer(text)
    token = Token(kind: .end, start: 0, end: 0)
    program.reserveCapacity(8)
  }

  /// Parses the whole text; nil after a syntax error.
  ///
  /// - Parameter type: the type that is expected; nil accepts every type but that of a choice.
  mutating func parse(expecting type: ExpressionType?) -> Term? {
    do throws(ExpressionProblem) {
      guard lexer.text.count <= Self.longest else { throw tooLong }
      try advance()
      let term = try expression(above: 0)
      guard token.kind == .end else { throw unexpectedToken }
      if let type { check(term, is: type) } else { checkIsNoChoice(term) }
      return term
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Consumes the current token and scans the next one.
  mutating func advance() throws(ExpressionProblem) {
    last = token
    token = try lexer.next()
  }

  /// Parses operands joined by operators that bind more tightly than `precedence`.
  mutating func expression(above precedence: Int) throws(ExpressionProblem) -> Term {
    let firstGuard = guards.count
    var left = try operand()
    while let (operation, strength) = token.kind.infix, strength > precedence {
      let sign = token
      try advance()
      let knownBefore = known.count
      if operation == .and { assume(guards[firstGuard...], true) }
      if operation == .or { assume(guards[firstGuard...], false) }
      let right =
        if let choice = try choice(comparedBy: operation, with: left) { choice } else {
          try expression(above: strength)
        }
      known.removeLast(known.count - knownBefore)
      if strength == Precedence.comparison, token.kind.infix?.precedence == strength {
        throw chainedComparison
      }
      left = combine(operation, left, right, at: sign.range, firstGuard: firstGuard)
    }
    return left
  }

  private mutating func operand() throws(ExpressionProblem) -> Term {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw tooDeep(at: token.range) }
    let first = token
    switch first.kind {
    case .number:
      try advance()
      return constant(first.value, first.type, at: first.range)
    case .yes, .no:
      try advance()
      return constant(first.kind == .yes ? 1 : 0, .boolean, at: first.range)
    case .name:
      try advance()
      return token.kind == .leftParenthesis ? try call(first) : variable(first)
    case .leftParenthesis:
      try advance()
      var inner = try expression(above: 0)
      try close(first)
      inner.range = first.start..<last.end
      return inner
    case .minus, .plus:
      try advance()
      let value = try operand()
      return first.kind == .minus ? negate(value, from: first.start) : value
    case .not:
      try advance()
      let firstGuard = guards.count
      let condition = try expression(above: Precedence.and)
      return invert(condition, from: first.start, firstGuard: firstGuard)
    default: throw missingOperand
    }
  }

  /// Consumes the parenthesis that closes `opening`.
  mutating func close(_ opening: Token) throws(ExpressionProblem) {
    guard token.kind == .rightParenthesis else {
      if token.kind != .end { throw unexpectedToken }
      throw ExpressionProblem(
        .syntax, "unmatched opening parenthesis", help: "add ')'", at: opening.range)
    }
    try advance()
  }
}
