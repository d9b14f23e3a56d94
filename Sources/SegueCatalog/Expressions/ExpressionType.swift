/// What kind of value an expression gives.
///
/// A percentage and a length are numbers: `50%` is 0.5, and a length counts points.
public enum ExpressionType: String, Hashable, Sendable, CaseIterable {
  /// A plain number, or a length in points.
  case number
  /// An angle, held in radians.
  case angle
  /// A span of time, held in seconds.
  case duration
  /// Yes or no, held as 1 or 0.
  case boolean

  /// The type with its article, for messages.
  var phrase: String { self == .angle ? "an angle" : "a \(rawValue)" }
}
