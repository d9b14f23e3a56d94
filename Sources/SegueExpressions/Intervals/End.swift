import SegueCatalog

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
