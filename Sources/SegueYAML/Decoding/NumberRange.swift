/// A range of allowed numbers.
public struct NumberRange: Hashable, Sendable {
  /// The lower bound.
  public let low: Double?
  /// Whether `low` itself is excluded.
  public let excludesLow: Bool
  /// The highest allowed number.
  public let high: Double?

  /// Every finite number.
  public static let any = NumberRange()
  /// Numbers above 0.
  public static let positive = NumberRange(low: 0, excludesLow: true)
  /// Numbers from 0.
  public static let nonNegative = NumberRange(low: 0)
  /// From 0 to 1.
  public static let unit = NumberRange(low: 0, high: 1)

  /// Creates a range; a nil bound is open.
  public init(low: Double? = nil, excludesLow: Bool = false, high: Double? = nil) {
    self.low = low
    self.excludesLow = excludesLow
    self.high = high
  }

  /// Numbers from one bound to the other, both included.
  public static func from(_ low: Double, to high: Double) -> NumberRange {
    NumberRange(low: low, high: high)
  }

  /// Whether a number is allowed; non-finite numbers never are.
  public func contains(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    if let low, excludesLow ? value <= low : value < low { return false }
    return high.map { value <= $0 } ?? true
  }

  /// Returns the rule as words after "must be"; `write` formats the numbers in the user's units.
  func words(_ write: (Double) -> String) -> String {
    switch (low, high) {
    case (nil, nil): "finite"
    case (let low?, nil): "\(excludesLow ? "greater than" : "at least") \(write(low))"
    case (nil, let high?): "at most \(write(high))"
    case (let low?, let high?) where low == high: write(low)
    case (let low?, let high?):
      excludesLow
        ? "greater than \(write(low)) and at most \(write(high))"
        : "from \(write(low)) to \(write(high))"
    }
  }
}
