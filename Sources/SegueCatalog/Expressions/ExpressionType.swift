/// The type of an expression's value.
///
/// Percentages and lengths are numbers: `50%` is 0.5, and lengths are in points.
public enum ExpressionType: String, Hashable, Sendable, CaseIterable {
  /// A plain number, or a length in points.
  case number
  /// An angle, stored in radians.
  case angle
  /// A duration, stored in seconds.
  case duration
  /// A Boolean, stored as 1 or 0.
  case boolean
  /// One of the names of a choice, stored as the name's code: ``Variable/code(ofChoice:)``.
  case choice
}
