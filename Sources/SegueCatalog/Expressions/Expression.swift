/// A checked and compiled expression of a preset, with a finite value on every stage.
///
/// The language is total: no loops, and no division by a possible zero. Tools parse it; see
/// `SegueExpressions`.
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

  /// Creates a constant expression with a finite value, in the base unit of its type.
  public init(constant value: Double, type: ExpressionType) {
    written = nil
    self.type = type
    interval = Interval(only: value)
    body = .constant(value)
  }

  /// Creates a constant expression with the text that it was written as.
  package init(text: String, constant value: Double, type: ExpressionType) {
    written = text
    self.type = type
    interval = Interval(only: value)
    body = .constant(value)
  }

  /// Creates an expression from its instructions; nil if they need too large a stack.
  package init?(
    text: String, instructions: [Instruction], type: ExpressionType, interval: Interval
  ) {
    guard let program = ExpressionProgram(instructions) else { return nil }
    written = text
    self.type = type
    self.interval = interval
    body = .program(program)
  }
}

extension Expression {
  /// The source text, or the canonical text of a plain value.
  public var text: String {
    if let written { return written }
    let value = constantValue ?? 0
    return switch type {
    case .number, .choice: Self.literal(value)
    case .angle: Self.literal(value) + "rad"
    case .duration: Self.literal(value) + "s"
    case .boolean: value == 0 ? "false" : "true"
    }
  }

  /// Formats a number, without a fraction if it is whole.
  package static func literal(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
    return String(value)
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
  package var instructions: [Instruction] {
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

extension Expression {
  /// One step of a stack machine that computes an expression, in postfix order.
  package enum Step: Hashable, Sendable {
    /// Pushes a number.
    case number(Double)
    /// Pushes the value of a slot of the scope.
    case slot(Int)
    /// Pops one, two or three values and pushes the result of a named operation.
    case operation(String, operands: Int)
  }

  /// The steps that compute the expression, for other evaluators.
  package var steps: [Step] {
    if let constantValue { return [.number(constantValue)] }
    return instructions.map { instruction in
      switch instruction {
      case .constant(let value): .number(value)
      case .variable(let slot): .slot(Int(slot))
      case .unary(let operation): .operation("\(operation)", operands: 1)
      case .binary(let operation): .operation("\(operation)", operands: 2)
      case .ternary(let operation): .operation("\(operation)", operands: 3)
      }
    }
  }
}

/// The type of an expression's value.
///
/// Percentages and lengths are numbers: `50%` is 0.5, and lengths are in points.
public enum ExpressionType: String, Hashable, Sendable, CaseIterable {
  /// A plain number, or a length in points.
  case number
  /// An angle, stored in radians.
  case angle
  /// A duration, stored in seconds.
  case duration
  /// A Boolean, stored as 1 or 0.
  case boolean
  /// One of the names of a choice, stored as the name's code: ``Variable/code(ofChoice:)``.
  case choice
}
