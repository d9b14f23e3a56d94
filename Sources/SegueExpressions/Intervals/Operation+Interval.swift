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

extension Interval {
  /// The interval as text: "0 to 1", "above 0, up to 5", "always 2".
  package var phrase: String {
    if lower == upper { return "always \(text(lower))" }
    let ends =
      switch (lower > -Self.limit, upper < Self.limit) {
      case (false, false): "any number"
      case (false, true): "\(isUpperOpen ? "below" : "at most") \(text(upper))"
      case (true, false): "\(isLowerOpen ? "above" : "at least") \(text(lower))"
      case (true, true): between
      }
    return excludesZero && lower < 0 && upper > 0 ? ends + ", but not 0" : ends
  }

  private var between: String {
    if !isLowerOpen, !isUpperOpen { return "\(text(lower)) to \(text(upper))" }
    let start = isLowerOpen ? "above \(text(lower))" : "\(text(lower)) or more"
    let stop = isUpperOpen ? "below \(text(upper))" : "up to \(text(upper))"
    return "\(start), \(stop)"
  }

  private func text(_ value: Double) -> String { Expression.literal(value) }
}
