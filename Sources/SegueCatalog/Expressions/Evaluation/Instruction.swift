import SegueTimeline

/// One instruction of a compiled expression, in postfix order.
package enum Instruction: Hashable, Sendable {
  case constant(Double)
  case variable(UInt32)
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  case ternary(TernaryOperation)

  /// The change in stack size.
  var growth: Int {
    switch self {
    case .constant, .variable: 1
    case .unary: 0
    case .binary: -1
    case .ternary: -2
    }
  }
}

/// An operation on one value.
package enum UnaryOperation: UInt8, Hashable, Sendable {
  case negate, not, absolute, sine, cosine, squareRoot, floor, round

  @inline(__always)
  package func callAsFunction(_ a: Double) -> Double {
    switch self {
    case .negate: -a
    case .not: 1 - a
    case .absolute: a.magnitude
    case .sine: LibM.sin(a)
    case .cosine: LibM.cos(a)
    case .squareRoot: TotalArithmetic.squareRoot(a)
    case .floor: a.rounded(.down)
    case .round: a.rounded(.toNearestOrAwayFromZero)
    }
  }
}

/// An operation on two values.
package enum BinaryOperation: UInt8, Hashable, Sendable {
  case add, subtract, multiply, divide, modulo
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  case and, or
  case minimum, maximum, hypotenuse, random
  case angle

  @inline(__always)
  package func callAsFunction(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: TotalArithmetic.product(a, b)
    case .divide: TotalArithmetic.quotient(a, b)
    case .modulo: TotalArithmetic.modulo(a, b)
    case .less: a < b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    case .or: a != 0 || b != 0 ? 1 : 0
    case .minimum: min(a, b)
    case .maximum: max(a, b)
    case .hypotenuse: TotalArithmetic.hypotenuse(a, b)
    case .random: SeededRandom.value(seed: a, index: b)
    case .angle: TotalArithmetic.angle(a, b)
    }
  }
}

/// An operation on three values.
package enum TernaryOperation: UInt8, Hashable, Sendable {
  case select, clamp, mix

  @inline(__always)
  package func callAsFunction(_ a: Double, _ b: Double, _ c: Double) -> Double {
    switch self {
    case .select: a != 0 ? b : c
    case .clamp: TotalArithmetic.clamp(a, b, c)
    case .mix: TotalArithmetic.mix(a, b, c)
    }
  }
}
