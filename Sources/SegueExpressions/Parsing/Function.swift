package import SegueCatalog

/// A function that expressions may call.
package struct Function: Sendable {
  /// The types of a function's arguments and value.
  enum Signature: Sendable {
    /// Any type except Boolean, the same for all operands.
    case alike
    /// Any type except Boolean for all arguments but the last, which is a number.
    case blend
    /// Only numbers.
    case numbers
    /// An angle in, a number out.
    case ofAngle
    /// Numbers in, an angle out.
    case toAngle
    /// A condition, then two values of one type.
    case choice
    /// A duration in, a number out.
    case ofDuration
  }

  enum Body: Sendable {
    case unary(UnaryOperation)
    /// Two arguments, or any number of them folded from left to right.
    case binary(BinaryOperation, folds: Bool)
    case ternary(TernaryOperation)
    /// The progress of a gesture after a duration.
    case projection
  }

  let name: String
  let body: Body
  let signature: Signature
  /// The call syntax, for messages.
  let usage: String

  /// The number of arguments.
  var arity: ClosedRange<Int> {
    switch body {
    case .unary, .projection: 1...1
    case .binary(_, let folds): 2...(folds ? 64 : 2)
    case .ternary: 3...3
    }
  }

  private init(_ usage: String, _ body: Body, _ signature: Signature) {
    self.usage = usage
    name = String(usage.prefix { $0 != "(" })
    self.body = body
    self.signature = signature
  }

  package static let names = list.map(\.name)

  /// The name of an operation on one value; nil for an operator.
  package static func name(of operation: UnaryOperation) -> String? {
    list.first { if case .unary(operation) = $0.body { true } else { false } }?.name
  }

  /// The name of an operation on two values; nil for an operator.
  package static func name(of operation: BinaryOperation) -> String? {
    list.first { if case .binary(operation, _) = $0.body { true } else { false } }?.name
  }

  /// The name of an operation on three values.
  package static func name(of operation: TernaryOperation) -> String? {
    list.first { if case .ternary(operation) = $0.body { true } else { false } }?.name
  }

  static let table = NameTable(names)

  static let list: [Function] = [
    Function("if(condition, a, b)", .ternary(.select), .choice),
    Function("min(a, b, …)", .binary(.minimum, folds: true), .alike),
    Function("max(a, b, …)", .binary(.maximum, folds: true), .alike),
    Function("clamp(value, low, high)", .ternary(.clamp), .alike),
    Function("mix(a, b, fraction)", .ternary(.mix), .blend),
    Function("hypot(a, b)", .binary(.hypotenuse, folds: false), .alike),
    Function("abs(value)", .unary(.absolute), .alike),
    Function("sin(angle)", .unary(.sine), .ofAngle),
    Function("cos(angle)", .unary(.cosine), .ofAngle),
    Function("angle(x, y)", .binary(.angle, folds: false), .toAngle),
    Function("sqrt(number)", .unary(.squareRoot), .numbers),
    Function("floor(number)", .unary(.floor), .numbers),
    Function("round(number)", .unary(.round), .numbers),
    Function("mod(value, divisor)", .binary(.modulo, folds: false), .alike),
    Function("random(seed, index)", .binary(.random, folds: false), .numbers),
    Function("projected(duration)", .projection, .ofDuration),
  ]
}
