extension Expression: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Expression?
  ) throws(DamagedBytes) -> Expression {
    let type = try coder.choice(value?.type)
    let isConstant = try coder.flag(value.map { $0.constantValue != nil })
    if isConstant {
      let number = try coder.number(value?.constantValue)
      return value ?? Expression(constant: number, type: type)
    }
    let formula = try coder.shared(value.map { Formula(instructions: $0.instructions) })
    if let value { return value }
    // Left out: the text, which is for messages to authors, and the interval, which is for the parser.
    guard
      let expression = Expression(
        text: "", instructions: formula.instructions, type: type, interval: .everything)
    else { throw coder.damaged() }
    return expression
  }
}

/// The instructions of a formula.
private struct Formula: BinaryCodable {
  let instructions: [Instruction]

  static func coded(
    by coder: inout some BinaryCoder, _ value: Formula?
  ) throws(DamagedBytes) -> Formula {
    let formula = Formula(instructions: try coder.list(value?.instructions))
    guard ExpressionProgram.isComplete(formula.instructions) else { throw coder.damaged() }
    return formula
  }
}

extension Instruction: BinaryCodable {
  package static func coded(
    by coder: inout some BinaryCoder, _ value: Instruction?
  ) throws(DamagedBytes) -> Instruction {
    let code = try coder.integer(value?.code)
    let operation = UInt8(exactly: code / kinds) ?? .max
    switch code % kinds {
    case 0: return .constant(try coder.number(value?.number))
    case 1:
      // Written by name, since another version may have other slots.
      let name = try coder.text(value?.slot.map { coder.scope.variable(at: $0).name })
      if let slot = coder.scope.slot(of: name) { return .variable(UInt32(slot)) }
    case 2: if let operation = UnaryOperation(rawValue: operation) { return .unary(operation) }
    case 3: if let operation = BinaryOperation(rawValue: operation) { return .binary(operation) }
    default:
      if let operation = TernaryOperation(rawValue: operation) { return .ternary(operation) }
    }
    throw coder.damaged()
  }

  private static let kinds = 5

  /// The kind, with that of the operation.
  private var code: Int {
    switch self {
    case .constant: 0
    case .variable: 1
    case .unary(let operation): Int(operation.rawValue) * Self.kinds + 2
    case .binary(let operation): Int(operation.rawValue) * Self.kinds + 3
    case .ternary(let operation): Int(operation.rawValue) * Self.kinds + 4
    }
  }

  private var number: Double? { if case .constant(let value) = self { value } else { nil } }
  private var slot: Int? { if case .variable(let slot) = self { Int(slot) } else { nil } }
}

extension ExpressionProgram {
  /// Whether instructions never pop from an empty stack, and leave exactly one value.
  static func isComplete(_ steps: [Instruction]) -> Bool {
    var height = 0
    for step in steps {
      guard height >= 1 - step.growth || step.growth == 1 else { return false }
      height += step.growth
    }
    return height == 1
  }
}
