/// What can be wrong with an expression.
public enum ExpressionCode: String, Hashable, Sendable, CaseIterable {
  /// It cannot be read.
  case syntax = "expression/syntax"
  /// A number carries a unit that there is not.
  case badUnit = "expression/bad-unit"
  /// There is no such variable.
  case unknownName = "expression/unknown-name"
  /// There is no such function.
  case unknownFunction = "expression/unknown-function"
  /// A function has too few or too many arguments.
  case wrongArguments = "expression/wrong-arguments"
  /// The variable exists, but not at this place of a preset.
  case notAllowedHere = "expression/not-allowed-here"
  /// A value of another kind is needed.
  case typeMismatch = "expression/type-mismatch"
  /// A divisor can be zero.
  case divisionByZero = "expression/division-by-zero"
  /// A square root is taken of what can be negative.
  case negativeRoot = "expression/negative-root"
  /// It nests deeper than is read.
  case tooDeep = "expression/too-deep"
  /// It is longer than is read.
  case tooLong = "expression/too-long"
  /// A text is not the one number that is wanted.
  case badLiteral = "expression/bad-literal"
  /// A text is not a color.
  case badColor = "expression/bad-color"
}
