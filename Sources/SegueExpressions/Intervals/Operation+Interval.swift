import SegueCatalog

extension UnaryOperation {
  /// The interval of possible results.
  func interval(_ a: Interval) -> Interval {
    switch self {
    case .negate: -a
    case .not: .boolean
    case .absolute: a.magnitude
    case .sine, .cosine: Interval(-1...1)
    case .squareRoot: a.mapped(TotalArithmetic.squareRoot)
    case .floor, .round: a.mapped { self($0) }.closed
    }
  }
}

extension BinaryOperation {
  /// The interval of possible results.
  func interval(_ a: Interval, _ b: Interval) -> Interval {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .modulo: Interval.union(Interval(only: 0), b)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or: .boolean
    case .minimum: .minimum(a, b)
    case .maximum: .maximum(a, b)
    case .hypotenuse: .hypotenuse(a, b)
    case .random: Interval(lower: 0, upper: 1, isUpperOpen: true)
    case .angle: .angle(a, b)
    }
  }
}

extension TernaryOperation {
  /// The interval of possible results.
  func interval(_ a: Interval, _ b: Interval, _ c: Interval) -> Interval {
    switch self {
    case .select: .union(b, c)
    case .clamp: .minimum(.maximum(a, b), c)
    case .mix: .mix(a, b, c)
    }
  }
}
