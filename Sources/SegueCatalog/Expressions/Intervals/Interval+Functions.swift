/// What the functions of expressions can give when their arguments lie in intervals.
extension Interval {
  /// The interval with both its ends.
  var closed: Interval { Interval(lower: lower, upper: upper) }

  /// What a rising function makes of the interval.
  func mapped(_ rising: (Double) -> Double) -> Interval {
    Interval(
      lower: rising(lower), upper: rising(upper), isLowerOpen: isLowerOpen,
      isUpperOpen: isUpperOpen)
  }

  /// The length of a vector; its ends give way by a rounding, which `hypot` may make.
  static func hypotenuse(_ a: Interval, _ b: Interval) -> Interval {
    let (a, b) = (a.magnitude, b.magnitude)
    let lower = TotalArithmetic.hypotenuse(a.lower, b.lower)
    return Interval(
      lower: End(value: lower == 0 ? 0 : lower.nextDown, isOpen: a.isLowerOpen || b.isLowerOpen),
      upper: End(value: TotalArithmetic.hypotenuse(a.upper, b.upper).nextUp, isOpen: false),
      excludesZero: !a.containsZero || !b.containsZero)
  }

  /// What lies a fraction of the way from one interval to another.
  static func mix(_ a: Interval, _ b: Interval, _ t: Interval) -> Interval {
    let between = hull(a, b)
    if t.lower >= 0, t.upper <= 1 { return between }
    let one = Interval(only: 1)
    return hull(between, (one - t) * a + t * b)
  }

  /// All that lies in either interval or between the two: zero too, where it lies between.
  private static func hull(_ a: Interval, _ b: Interval) -> Interval {
    Interval(
      lower: End.lowest(a.lowerEnd, b.lowerEnd), upper: End.highest(a.upperEnd, b.upperEnd))
  }
}
