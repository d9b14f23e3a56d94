extension Expression {
  /// One step of a stack machine that computes an expression; operands come before their operation.
  package enum Step: Hashable, Sendable {
    /// Puts a number on the stack.
    case number(Double)
    /// Puts the value of a slot of the scope on the stack.
    case slot(Int)
    /// Takes one, two or three values from the stack and puts the result of a named operation there.
    case operation(String, operands: Int)
  }

  /// The steps that compute the expression, for machines other than our own.
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
