import SegueCatalog

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
  /// The certain correction of `range`; nil if there is none.
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

extension ExpressionType {
  /// The type with its article, for messages.
  var phrase: String { self == .angle ? "an angle" : "a \(rawValue)" }

  /// Whether its values can be computed with.
  var isQuantity: Bool {
    switch self {
    case .number, .angle, .duration: true
    case .boolean, .choice: false
    }
  }
}

extension VariableFamilies {
  /// The place where a family is available, for the help line of "not allowed here".
  var home: String {
    switch self {
    case .item: "tracks of 'siblings' and of slices"
    case .gesture: "'interaction'"
    case .progress: "the 'finish' of an interaction and the tracks that follow a finger"
    case .scroll: "'scroll' effects and 'interaction'"
    default: "presets"
    }
  }
}
