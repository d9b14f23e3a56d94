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
