/// A reason why a timing function cannot be made from the given numbers.
///
/// `argument` lets a parser point at the offending number in a person's file.
public struct TimingProblem: Error, Hashable, Sendable {
  /// The argument at fault, spelled as in YAML: `damping-ratio`.
  public let argument: String
  /// What is wrong and what would be right, as a clause without a full stop.
  public let message: String

  init(_ argument: String, _ message: String) {
    self.argument = argument
    self.message = message
  }
}

/// Throws unless a number is finite and inside a closed range.
func require(
  _ value: Double, _ argument: String, in range: ClosedRange<Double>
) throws(TimingProblem) {
  if !range.contains(value) {
    throw TimingProblem(
      argument, "\(argument) must be from \(range.lowerBound) to \(range.upperBound), not \(value)")
  }
}
