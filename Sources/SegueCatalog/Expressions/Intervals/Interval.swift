/// The values that something can take: an interval of real numbers with open or closed ends.
///
/// Ends are finite: nothing that an expression computes leaves ±`limit`, save for sums of such.
public struct Interval: Hashable, Sendable {
  /// The largest magnitude of a product or quotient: arithmetic stays there rather than overflow.
  public static let limit = 1e100

  /// The lower end.
  public let lower: Double
  /// The upper end.
  public let upper: Double
  /// Whether the lower end itself is left out.
  public let isLowerOpen: Bool
  /// Whether the upper end itself is left out.
  public let isUpperOpen: Bool
  /// Whether zero is left out, although it may lie between the ends.
  public let excludesZero: Bool

  /// Every number that an expression can hold.
  public static let everything = Interval(-limit...limit)
  /// No (0) and yes (1).
  public static let boolean = Interval(0...1)

  /// An interval with both its ends, cut at ±`limit`.
  public init(_ range: ClosedRange<Double>) {
    self.init(
      lower: Self.bounded(range.lowerBound), upper: Self.bounded(range.upperBound))
  }

  /// An interval of one value.
  public init(only value: Double) {
    self.init(lower: Self.bounded(value), upper: Self.bounded(value))
  }

  /// The numbers above zero, up to and with a bound.
  public static func positive(upTo upper: Double) -> Interval {
    Interval(lower: 0, upper: upper, isLowerOpen: true)
  }

  init(
    lower: Double, upper: Double, isLowerOpen: Bool = false, isUpperOpen: Bool = false,
    excludesZero: Bool = false
  ) {
    self.lower = lower
    self.upper = upper
    self.isLowerOpen = isLowerOpen
    self.isUpperOpen = isUpperOpen
    self.excludesZero = excludesZero
  }

  init(lower: End, upper: End, excludesZero: Bool = false) {
    self.init(
      lower: lower.value, upper: upper.value, isLowerOpen: lower.isOpen,
      isUpperOpen: upper.isOpen, excludesZero: excludesZero)
  }

  /// Whether a value lies in the interval.
  public func contains(_ value: Double) -> Bool {
    (isLowerOpen ? value > lower : value >= lower)
      && (isUpperOpen ? value < upper : value <= upper)
      && !(excludesZero && value == 0)
  }

  /// The same interval without zero.
  public var withoutZero: Interval {
    Interval(
      lower: lower, upper: upper, isLowerOpen: isLowerOpen, isUpperOpen: isUpperOpen,
      excludesZero: true)
  }

  var containsZero: Bool { contains(0) }
  var lowerEnd: End { End(value: lower, isOpen: isLowerOpen) }
  var upperEnd: End { End(value: upper, isOpen: isUpperOpen) }

  private static func bounded(_ value: Double) -> Double { max(-limit, min(limit, value)) }
}

/// One end of an interval.
struct End {
  var value: Double
  var isOpen: Bool

  /// The end that reaches further down; of two at one place the closed one.
  static func lowest(_ a: End, _ b: End) -> End {
    if a.value == b.value { return End(value: a.value, isOpen: a.isOpen && b.isOpen) }
    return a.value < b.value ? a : b
  }

  /// The end that reaches further up; of two at one place the closed one.
  static func highest(_ a: End, _ b: End) -> End {
    if a.value == b.value { return End(value: a.value, isOpen: a.isOpen && b.isOpen) }
    return a.value > b.value ? a : b
  }
}
