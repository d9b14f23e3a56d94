/// A set of possible values: an interval of real numbers with open or closed ends.
///
/// The ends are finite: no result of an expression exceeds ±`limit`, except sums of such values.
public struct Interval: Hashable, Sendable {
  /// The largest magnitude of a product or quotient; arithmetic saturates there instead of
  /// overflowing.
  public static let limit = TotalArithmetic.limit

  /// The lower end.
  public let lower: Double
  /// The upper end.
  public let upper: Double
  /// Whether the lower end is excluded.
  public let isLowerOpen: Bool
  /// Whether the upper end is excluded.
  public let isUpperOpen: Bool
  /// Whether zero is excluded, even if it lies between the ends.
  public let excludesZero: Bool

  /// All numbers that an expression can have as a value.
  public static let everything = Interval(-limit...limit)
  /// False (0) and true (1).
  public static let boolean = Interval(0...1)

  /// Creates a closed interval, clamped to ±`limit`.
  public init(_ range: ClosedRange<Double>) {
    self.init(
      lower: Self.bounded(range.lowerBound), upper: Self.bounded(range.upperBound))
  }

  /// Creates an interval of a single value.
  public init(only value: Double) {
    self.init(lower: Self.bounded(value), upper: Self.bounded(value))
  }

  /// The numbers above zero, up to and including a bound.
  public static func positive(upTo upper: Double) -> Interval {
    Interval(lower: 0, upper: upper, isLowerOpen: true)
  }

  package init(
    lower: Double, upper: Double, isLowerOpen: Bool = false, isUpperOpen: Bool = false,
    excludesZero: Bool = false
  ) {
    self.lower = lower
    self.upper = upper
    self.isLowerOpen = isLowerOpen
    self.isUpperOpen = isUpperOpen
    self.excludesZero = excludesZero
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

  private static func bounded(_ value: Double) -> Double { max(-limit, min(limit, value)) }
}
