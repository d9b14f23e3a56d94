/// A checked and compiled expression of a preset, with a finite value on every stage.
///
/// The language is total: numbers with units, variables, arithmetic, comparisons, `if` and a few
/// functions; no loops, and no division by a possible zero. From lowest to highest precedence:
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
///
/// If all variables are finite and within their intervals, so is every result.
public struct Expression: Hashable, Sendable {
  /// The source text; nil for a plain number, whose text is rarely needed.
  private let written: String?
  /// The interval of possible values, as far as it can be derived.
  public let interval: Interval
  /// The type of the value; angles are in radians, durations in seconds.
  public let type: ExpressionType

  private let body: Body

  /// The means of evaluation, trivial for most expressions in presets.
  private enum Body: Hashable, Sendable {
    case constant(Double)
    case program(ExpressionProgram)
  }

  /// Parses and checks an expression.
  ///
  /// Reports all problems at once, except that parsing stops at a syntax error.
  public static func parse(
    _ text: String, in scope: ExpressionScope, expecting type: ExpressionType
  ) throws(ExpressionProblems) -> Expression {
    var contiguous = text
    let result = contiguous.withUTF8 { compile($0, text, scope, type) }
    return try result.get()
  }

  /// Creates a constant expression with a finite value, in the base unit of its type.
  public init(constant value: Double, type: ExpressionType) {
    written = nil
    self.type = type
    interval = Interval(only: value)
    body = .constant(value)
  }

  private init(text: String, type: ExpressionType, interval: Interval, body: Body) {
    written = text
    self.type = type
    self.interval = interval
    self.body = body
  }

  private static func compile(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: String, _ scope: ExpressionScope,
    _ type: ExpressionType
  ) -> Result<Expression, ExpressionProblems> {
    if let value = quantity(bytes, type) {
      return .success(
        Expression(
          text: text, type: type, interval: Interval(only: value), body: .constant(value)))
    }
    var parser = ExpressionParser(bytes, in: scope)
    guard let term = parser.parse(expecting: type), parser.problems.isEmpty else {
      let sorted = parser.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      return .failure(ExpressionProblems(all: sorted))
    }
    if let value = parser.constantValue(term) {
      return .success(
        Expression(text: text, type: type, interval: term.interval, body: .constant(value)))
    }
    guard let program = ExpressionProgram(parser.program) else {
      return .failure(ExpressionProblems(all: [parser.tooDeep(at: term.range)]))
    }
    return .success(
      Expression(text: text, type: type, interval: term.interval, body: .program(program)))
  }
}

extension Expression {
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

  /// The source text, or the canonical text of a plain value.
  public var text: String {
    if let written { return written }
    let value = constantValue ?? 0
    return switch type {
    case .number: Interval.text(value)
    case .angle: Interval.text(value) + "rad"
    case .duration: Interval.text(value) + "s"
    case .boolean: value == 0 ? "false" : "true"
    }
  }

  /// Whether two expressions have the same value and text.
  public static func == (a: Expression, b: Expression) -> Bool {
    a.type == b.type && a.interval == b.interval && a.body == b.body && a.text == b.text
  }

  /// Hashes the properties compared for equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(body)
  }

  /// The value of an expression without variables; otherwise nil.
  public var constantValue: Double? {
    if case .constant(let value) = body { value } else { nil }
  }

  /// The instructions; empty for a constant.
  var instructions: [Instruction] {
    if case .program(let program) = body { program.steps } else { [] }
  }

  /// Computes the value from the values of the scope's slots, without allocating.
  public func evaluate(_ values: UnsafeBufferPointer<Double>) -> Double {
    switch body {
    case .constant(let value): value
    case .program(let program): program.run(values)
    }
  }

  /// Computes the value from the values of the scope's slots.
  public func evaluate(_ values: [Double]) -> Double {
    values.withUnsafeBufferPointer { evaluate($0) }
  }

  /// Computes the value of a Boolean expression.
  public func evaluateBool(_ values: UnsafeBufferPointer<Double>) -> Bool {
    evaluate(values) != 0
  }

  /// Computes the value of a Boolean expression.
  public func evaluateBool(_ values: [Double]) -> Bool { evaluate(values) != 0 }
}
