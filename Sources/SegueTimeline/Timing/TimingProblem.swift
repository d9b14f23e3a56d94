/// The reason why a timing function cannot be created from the given numbers.
///
/// `argument` lets a parser point at the offending number in a user's file.
public struct TimingProblem: Error, Hashable, Sendable {
  /// The argument at fault, spelled as in YAML: `damping-ratio`.
  public let argument: String
  /// The problem and the expected value, as a clause without a period.
  public let message: String

  init(_ argument: String, _ message: String) {
    self.argument = argument
    self.message = message
  }
}

/// Throws unless a number is finite and within a closed range.
func require(
  _ value: Double, _ argument: String, in range: ClosedRange<Double>
) throws(TimingProblem) {
  if !range.contains(value) {
    throw TimingProblem(
      argument,
      "\(argument) must be from \(range.lowerBound) to \(range.upperBound), found \(value)")
  }
}
