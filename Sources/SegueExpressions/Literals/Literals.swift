import SegueCatalog

/// A parser of durations with a unit: `350ms`, `0.35s`.
public enum DurationLiteral {
  /// Parses a duration in seconds; signs are allowed, since a delay may be negative.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    try Literal(type: .duration, example: "350ms").read(text)
  }
}

/// A parser of angles with a unit: `90deg`, `1.5rad`.
public enum AngleLiteral {
  /// Parses an angle in radians.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    try Literal(type: .angle, example: "90deg").read(text)
  }
}

/// A parser of percentages: `35%`.
public enum PercentLiteral {
  /// Parses a fraction: 0.35 for `35%`.
  ///
  /// The percent sign is required, since a bare `1` is ambiguous.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    let value = try Literal(type: .number, example: "35%").read(text)
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      throw Literal.problem(
        "expected a percentage", help: "add a percent sign, as in '35%'", text)
    }
    return value
  }
}

/// A parser of a single number with its unit, where a formula is not allowed.
struct Literal {
  let type: ExpressionType
  let example: String

  func read(_ text: String) throws(ExpressionProblems) -> Double {
    guard isOneNumber(text) else {
      throw Self.problem(
        "expected \(type.phrase)", help: "use a number, as in '\(example)'", text)
    }
    let expression = try Expression.parse(text, in: Self.nothing, expecting: type)
    return expression.constantValue ?? 0
  }

  /// Whether a text is a single number, signed or unsigned, or has a problem worth reporting.
  private func isOneNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      do throws(ExpressionProblem) {
        var token = try lexer.next()
        if token.kind == .minus || token.kind == .plus { token = try lexer.next() }
        return token.kind == .number ? try lexer.next().kind == .end : false
      } catch {
        return error.code == .badUnit
      }
    }
  }

  static func problem(_ message: String, help: String, _ text: String) -> ExpressionProblems {
    let range = 0..<text.utf8.count
    return ExpressionProblems(
      all: [ExpressionProblem(.badLiteral, message, help: help, at: range)])
  }

  private static let nothing = ExpressionScope([])
}
