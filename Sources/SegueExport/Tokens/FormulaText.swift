import SegueCatalog
import SegueExpressions

extension Formula {
  /// The formula as presets write it.
  var text: String { text(within: 0) }

  /// - Parameter outer: how strongly what stands around it binds; a weaker formula gets parentheses.
  private func text(within outer: Int) -> String {
    switch self {
    case .number(let value): return shortest(value)
    case .variable(let name), .named(let name): return name
    case .unary(.negate, let a): return enclosed("-" + a.text(within: 6), 5, outer)
    case .unary(.not, let a): return enclosed("not " + a.text(within: 6), 2, outer)
    case .unary(let operation, let a): return call(Function.name(of: operation), [a])
    case .binary(let operation, let a, let b):
      guard let (symbol, strength) = operation.infix else {
        return call(Function.name(of: operation), [a, b])
      }
      let text = "\(a.text(within: strength)) \(symbol) \(b.text(within: strength + 1))"
      return enclosed(text, strength, outer)
    case .ternary(let operation, let a, let b, let c):
      return call(Function.name(of: operation), [a, b, c])
    }
  }

  private func call(_ name: String?, _ arguments: [Formula]) -> String {
    guard let name else { preconditionFailure("an operation is an operator or a function") }
    return "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
  }

  private func enclosed(_ text: String, _ strength: Int, _ outer: Int) -> String {
    strength < outer ? "(\(text))" : text
  }
}

extension BinaryOperation {
  /// The operator, and how strongly it binds; nil for functions.
  fileprivate var infix: (symbol: String, strength: Int)? {
    switch self {
    case .or: ("or", 1)
    case .and: ("and", 2)
    case .less: ("<", 3)
    case .lessOrEqual: ("<=", 3)
    case .greater: (">", 3)
    case .greaterOrEqual: (">=", 3)
    case .equal: ("==", 3)
    case .notEqual: ("!=", 3)
    case .add: ("+", 4)
    case .subtract: ("-", 4)
    case .multiply: ("*", 5)
    case .divide: ("/", 5)
    case .modulo, .minimum, .maximum, .hypotenuse, .random, .angle: nil
    }
  }
}
