/// A formula of a preset, checked and compiled: it has a finite value on every stage.
///
/// The language is total: numbers with units, variables, arithmetic, comparisons, `if` and a few
/// functions; no loops, and no division whose divisor can be zero. From the loosest to the tightest:
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
/// Values of the variables are finite and in their intervals; then so is every result.
public struct Expression: Hashable, Sendable {
  /// The text that it was read from; nil for a plain number, which few ever want to see.
  private let written: String?
  /// The values that it can give, as far as its text tells.
  public let interval: Interval
  /// The kind of value that it gives; angles are in radians, durations in seconds.
  public let type: ExpressionType

  private let body: Body

  /// What has to be done for a value: for most presets' expressions, next to nothing.
  private enum Body: Hashable, Sendable {
    case constant(Double)
    case program(ExpressionProgram)
  }

  /// Reads and checks an expression.
  ///
  /// All problems of the text are reported at once, save that reading stops where its grammar ends.
  public static func parse(
    _ text: String, in scope: ExpressionScope, expecting type: ExpressionType
  ) throws(ExpressionProblems) -> Expression {
    var contiguous = text
    let result = contiguous.withUTF8 { compile($0, text, scope, type) }
    return try result.get()
  }

  /// Creates an expression that is one finite value, in the base unit of its type.
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
  /// The value of a text that is one number of the wanted type, as most are, without parsing it.
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

  /// The text that it was read from, or that a plain value would be written as.
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

  /// Whether two expressions are read and written alike.
  public static func == (a: Expression, b: Expression) -> Bool {
    a.type == b.type && a.interval == b.interval && a.body == b.body && a.text == b.text
  }

  /// Hashes what makes it equal to others.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(body)
  }

  /// The value of an expression that reads no variables; else nil.
  public var constantValue: Double? {
    if case .constant(let value) = body { value } else { nil }
  }

  /// What is run for a value; nothing for a constant.
  var instructions: [Instruction] {
    if case .program(let program) = body { program.steps } else { [] }
  }

  /// Computes the value from the values of the scope's slots; nothing is allocated.
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

  /// Computes whether a boolean expression holds.
  public func evaluateBool(_ values: UnsafeBufferPointer<Double>) -> Bool {
    evaluate(values) != 0
  }

  /// Computes whether a boolean expression holds.
  public func evaluateBool(_ values: [Double]) -> Bool { evaluate(values) != 0 }
}
