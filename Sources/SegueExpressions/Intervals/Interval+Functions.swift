import SegueCatalog

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
