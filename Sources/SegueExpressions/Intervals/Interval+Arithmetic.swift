import SegueCatalog

/// Interval arithmetic for expressions.
///
/// The rules are those of real numbers. Rounding is monotone, so a computed value never exceeds the
/// ends; but it may reach an open one (the product of two tiny numbers is zero).
extension Interval {
  static prefix func - (a: Interval) -> Interval {
    Interval(
      lower: -a.upper, upper: -a.lower, isLowerOpen: a.isUpperOpen, isUpperOpen: a.isLowerOpen,
      excludesZero: a.excludesZero)
  }

  static func + (a: Interval, b: Interval) -> Interval {
    Interval(
      lower: a.lower + b.lower, upper: a.upper + b.upper,
      isLowerOpen: a.isLowerOpen || b.isLowerOpen, isUpperOpen: a.isUpperOpen || b.isUpperOpen)
  }

  static func - (a: Interval, b: Interval) -> Interval { a + -b }

  static func * (a: Interval, b: Interval) -> Interval {
    hull(a, b, excludesZero: !a.containsZero && !b.containsZero, End.product)
  }

  /// The quotient; `everything` if the divisor can be zero.
  static func / (a: Interval, b: Interval) -> Interval {
    guard !b.containsZero else { return everything }
    let excludesZero = !a.containsZero
    if b.lower < 0, b.upper > 0 { return excludesZero ? everything.withoutZero : everything }
    let sign = b.lower < 0 ? -1.0 : 1.0
    return hull(a, b, excludesZero: excludesZero) { End.quotient($0, $1, sign: sign) }
  }

  var magnitude: Interval {
    if lower >= 0 { return self }
    if upper <= 0 { return -self }
    let top = End.highest(upperEnd, End(value: -lower, isOpen: isLowerOpen))
    return Interval(lower: End(value: 0, isOpen: excludesZero), upper: top)
  }

  static func minimum(_ a: Interval, _ b: Interval) -> Interval { -maximum(-a, -b) }

  static func maximum(_ a: Interval, _ b: Interval) -> Interval {
    // An open lower end stays open only if the other interval cannot reach it either.
    let lower = strictest(a.lowerEnd, b.lowerEnd, higher: true)
    return Interval(
      lower: lower, upper: End.highest(a.upperEnd, b.upperEnd),
      excludesZero: !a.containsZero && !b.containsZero)
  }

  /// The smallest interval that contains both.
  static func union(_ a: Interval, _ b: Interval) -> Interval {
    Interval(
      lower: End.lowest(a.lowerEnd, b.lowerEnd), upper: End.highest(a.upperEnd, b.upperEnd),
      excludesZero: !a.containsZero && !b.containsZero)
  }

  /// The intersection of two intervals; nil if it is empty.
  func intersection(_ other: Interval) -> Interval? {
    let lower = Self.strictest(lowerEnd, other.lowerEnd, higher: true)
    let upper = Self.strictest(upperEnd, other.upperEnd, higher: false)
    let isEmpty =
      lower.value > upper.value || lower.value == upper.value && (lower.isOpen || upper.isOpen)
    guard !isEmpty else { return nil }
    return Interval(
      lower: lower, upper: upper, excludesZero: excludesZero || other.excludesZero)
  }

  /// The result of an operation that is monotone in each operand: its extremes are at the corners.
  private static func hull(
    _ a: Interval, _ b: Interval, excludesZero: Bool, _ operation: (End, End) -> End
  ) -> Interval {
    let first = operation(a.lowerEnd, b.lowerEnd)
    let second = operation(a.lowerEnd, b.upperEnd)
    let third = operation(a.upperEnd, b.lowerEnd)
    let fourth = operation(a.upperEnd, b.upperEnd)
    return Interval(
      lower: End.lowest(End.lowest(first, second), End.lowest(third, fourth)),
      upper: End.highest(End.highest(first, second), End.highest(third, fourth)),
      excludesZero: excludesZero)
  }

  private static func strictest(_ a: End, _ b: End, higher: Bool) -> End {
    if a.value == b.value { return End(value: a.value, isOpen: a.isOpen || b.isOpen) }
    return (a.value > b.value) == higher ? a : b
  }
}

extension End {
  /// The product of two ends: a closed zero is reached for any other end.
  static func product(_ a: End, _ b: End) -> End {
    let value = TotalArithmetic.product(a.value, b.value)
    let hasClosedZero = a.value == 0 && !a.isOpen || b.value == 0 && !b.isOpen
    return End(value: value, isOpen: !hasClosedZero && isOpen(a, b, value))
  }

  /// The quotient of two ends; a divisor near zero takes it to the limit.
  static func quotient(_ a: End, _ b: End, sign: Double) -> End {
    if a.value == 0 { return End(value: 0, isOpen: a.isOpen) }
    if b.value == 0 {
      return End(value: a.value < 0 ? -sign * Interval.limit : sign * Interval.limit, isOpen: false)
    }
    let value = TotalArithmetic.quotient(a.value, b.value)
    return End(value: value, isOpen: isOpen(a, b, value))
  }

  private static func isOpen(_ a: End, _ b: End, _ value: Double) -> Bool {
    (a.isOpen || b.isOpen) && value.magnitude < Interval.limit
  }
}

/// The functions of expressions on intervals.
extension Interval {
  /// The interval with closed ends.
  var closed: Interval { Interval(lower: lower, upper: upper) }

  /// The image of the interval under an increasing function.
  func mapped(_ rising: (Double) -> Double) -> Interval {
    Interval(
      lower: rising(lower), upper: rising(upper), isLowerOpen: isLowerOpen,
      isUpperOpen: isUpperOpen)
  }

  /// The length of a vector; its ends are widened by the possible rounding of `hypot`.
  static func hypotenuse(_ a: Interval, _ b: Interval) -> Interval {
    let (a, b) = (a.magnitude, b.magnitude)
    let lower = TotalArithmetic.hypotenuse(a.lower, b.lower)
    return Interval(
      lower: End(value: lower == 0 ? 0 : lower.nextDown, isOpen: a.isLowerOpen || b.isLowerOpen),
      upper: End(value: TotalArithmetic.hypotenuse(a.upper, b.upper).nextUp, isOpen: false),
      excludesZero: !a.containsZero || !b.containsZero)
  }

  /// The angle of a point seen from the origin, by the half planes that it may lie in.
  static func angle(_ x: Interval, _ y: Interval) -> Interval {
    let most = x.lower >= 0 ? Double.pi / 2 : .pi
    return Interval(
      lower: y.lower >= 0 ? 0 : -most, upper: y.upper <= 0 && x.lower >= 0 ? 0 : most)
  }

  /// The values at a fraction between two intervals.
  static func mix(_ a: Interval, _ b: Interval, _ t: Interval) -> Interval {
    let between = hull(a, b)
    if t.lower >= 0, t.upper <= 1 { return between }
    let one = Interval(only: 1)
    return hull(between, (one - t) * a + t * b)
  }

  /// The smallest interval that contains both, including zero if it lies between them.
  private static func hull(_ a: Interval, _ b: Interval) -> Interval {
    Interval(
      lower: End.lowest(a.lowerEnd, b.lowerEnd), upper: End.highest(a.upperEnd, b.upperEnd))
  }
}

/// One end of an interval.
struct End {
  var value: Double
  var isOpen: Bool

  /// The lower of two ends; of equal ones the closed one.
  static func lowest(_ a: End, _ b: End) -> End {
    if a.value == b.value { return End(value: a.value, isOpen: a.isOpen && b.isOpen) }
    return a.value < b.value ? a : b
  }

  /// The upper of two ends; of equal ones the closed one.
  static func highest(_ a: End, _ b: End) -> End {
    if a.value == b.value { return End(value: a.value, isOpen: a.isOpen && b.isOpen) }
    return a.value > b.value ? a : b
  }
}

extension Interval {
  init(lower: End, upper: End, excludesZero: Bool = false) {
    self.init(
      lower: lower.value, upper: upper.value, isLowerOpen: lower.isOpen,
      isUpperOpen: upper.isOpen, excludesZero: excludesZero)
  }

  var containsZero: Bool { contains(0) }
  var lowerEnd: End { End(value: lower, isOpen: isLowerOpen) }
  var upperEnd: End { End(value: upper, isOpen: isUpperOpen) }
}
