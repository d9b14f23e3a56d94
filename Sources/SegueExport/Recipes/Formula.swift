package import SegueCatalog

/// A formula of a preset as a tree, for formats that write it in their own syntax.
package indirect enum Formula: Hashable, Sendable {
  /// A number, in the base unit of its type: points, radians or seconds.
  case number(Double)
  /// A variable of the stage such as `container.width`, or a parameter of the preset.
  case variable(String)
  /// A value that the preset names under `let`.
  case named(String)
  case unary(UnaryOperation, Formula)
  case binary(BinaryOperation, Formula, Formula)
  case ternary(TernaryOperation, Formula, Formula, Formula)

  /// Reads a compiled expression.
  ///
  /// - Parameter name: returns what stands for the variable of a slot.
  init(_ expression: Expression, variable: (Int) -> Formula) {
    if let constant = expression.constantValue {
      self = .number(constant)
      return
    }
    var stack: [Formula] = []
    for instruction in expression.instructions {
      switch instruction {
      case .constant(let value): stack.append(.number(value))
      case .variable(let slot): stack.append(variable(Int(slot)))
      case .unary(let operation): stack.append(.unary(operation, stack.removeLast()))
      case .binary(let operation):
        let second = stack.removeLast()
        stack.append(.binary(operation, stack.removeLast(), second))
      case .ternary(let operation):
        let (third, second) = (stack.removeLast(), stack.removeLast())
        stack.append(.ternary(operation, stack.removeLast(), second, third))
      }
    }
    self = stack[0]
  }

  /// The formulas that the operation is on, in order.
  package var operands: [Formula] {
    switch self {
    case .number, .variable, .named: []
    case .unary(_, let a): [a]
    case .binary(_, let a, let b): [a, b]
    case .ternary(_, let a, let b, let c): [a, b, c]
    }
  }

  /// The names of all variables and named values in the formula.
  package var names: Set<String> {
    switch self {
    case .variable(let name), .named(let name): [name]
    default: operands.reduce(into: []) { $0.formUnion($1.names) }
    }
  }

  /// The number, if it is one.
  package var constant: Double? { if case .number(let value) = self { value } else { nil } }

  /// Computes the formula.
  ///
  /// - Parameter value: returns the value of a variable or named value.
  package func value(_ value: (String) -> Double) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let name), .named(let name): value(name)
    case .unary(let operation, let a): operation(a.value(value))
    case .binary(let operation, let a, let b): operation(a.value(value), b.value(value))
    case .ternary(let operation, let a, let b, let c):
      operation(a.value(value), b.value(value), c.value(value))
    }
  }

  /// The formula after some of its parts are replaced, from the leaves up, and simplified.
  package func replacing(_ replacement: (Formula) -> Formula?) -> Formula {
    let inner: Formula =
      switch self {
      case .number, .variable, .named: self
      case .unary(let operation, let a): .unary(operation, a.replacing(replacement))
      case .binary(let operation, let a, let b):
        .binary(operation, a.replacing(replacement), b.replacing(replacement))
      case .ternary(let operation, let a, let b, let c):
        .ternary(
          operation, a.replacing(replacement), b.replacing(replacement), c.replacing(replacement))
      }
    return (replacement(inner) ?? inner).simplified
  }
}

extension Formula {
  /// The formula without what changes nothing, such as conditions that are decided; its operands are simplified already.
  private var simplified: Formula {
    if !operands.isEmpty, operands.allSatisfy({ $0.constant != nil }) {
      return .number(value { _ in 0 })
    }
    switch self {
    case .ternary(.select, .number(let condition), let a, let b): return condition != 0 ? a : b
    case .ternary(.select, _, let a, let b) where a == b: return a
    case .binary(.and, .number(let a), let b), .binary(.and, let b, .number(let a)):
      return a != 0 ? b : .number(0)
    case .binary(.or, .number(let a), let b), .binary(.or, let b, .number(let a)):
      return a != 0 ? .number(1) : b
    case .binary(.add, .number(0), let a), .binary(.add, let a, .number(0)),
      .binary(.subtract, let a, .number(0)),
      .binary(.multiply, .number(1), let a), .binary(.multiply, let a, .number(1)),
      .binary(.divide, let a, .number(1)), .unary(.negate, .unary(.negate, let a)):
      return a
    case .binary(.subtract, .number(0), let a), .binary(.multiply, .number(-1), let a),
      .binary(.multiply, let a, .number(-1)):
      return .unary(.negate, a)
    case .binary(.multiply, .number(0), _), .binary(.multiply, _, .number(0)): return .number(0)
    case .binary(.multiply, .unary(.negate, let a), .unary(.negate, let b)):
      return .binary(.multiply, a, b)
    case .binary(.multiply, let a, .unary(.negate, let b)),
      .binary(.multiply, .unary(.negate, let a), let b):
      return .unary(.negate, .binary(.multiply, a, b))
    case .binary(.add, let a, .unary(.negate, let b)): return .binary(.subtract, a, b)
    case .binary(.subtract, let a, .unary(.negate, let b)): return .binary(.add, a, b)
    default: return self
    }
  }
}
