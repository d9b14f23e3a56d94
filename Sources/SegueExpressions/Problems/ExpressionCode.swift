/// The kinds of problems in an expression.
public enum ExpressionCode: String, Hashable, Sendable, CaseIterable {
  /// The syntax is invalid.
  case syntax = "expression/syntax"
  /// A number has an unknown unit.
  case badUnit = "expression/bad-unit"
  /// The variable is unknown.
  case unknownName = "expression/unknown-name"
  /// The function is unknown.
  case unknownFunction = "expression/unknown-function"
  /// A function has too few or too many arguments.
  case wrongArguments = "expression/wrong-arguments"
  /// The variable is not available in this part of a preset.
  case notAllowedHere = "expression/not-allowed-here"
  /// A value has the wrong type.
  case typeMismatch = "expression/type-mismatch"
  /// A divisor can be zero.
  case divisionByZero = "expression/division-by-zero"
  /// The argument of a square root can be negative.
  case negativeRoot = "expression/negative-root"
  /// The expression is nested too deeply.
  case tooDeep = "expression/too-deep"
  /// The expression is too long.
  case tooLong = "expression/too-long"
  /// The text is not a single number of the expected kind.
  case badLiteral = "expression/bad-literal"
  /// The text is not a color.
  case badColor = "expression/bad-color"
}
