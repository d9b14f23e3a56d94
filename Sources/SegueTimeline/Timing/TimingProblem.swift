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

/// A syntax error in the text of a timing function, with its location.
public struct TimingSyntaxError: Error, Hashable, Sendable {
  /// The problem and the expected text, as a clause without a period.
  public let message: String
  /// The range at fault, in UTF-8 bytes from the beginning of the text.
  public let range: Range<Int>
  /// The valid words at that place, if a word is unknown.
  public let candidates: [String]

  init(_ message: String, at range: Range<Int>, candidates: [String] = []) {
    self.message = message
    self.range = range
    self.candidates = candidates
  }
}

/// An easing as written, whose arguments can be formulas.
package enum EasingSyntax: Hashable, Sendable {
  /// An easing without formulas.
  case complete(TimingDescription)
  /// A function with at least one formula among its arguments.
  case call(EasingFunction, [Argument])

  /// An argument of a function.
  package enum Argument: Hashable, Sendable {
    /// A number; durations are in seconds.
    case number(Double)
    /// The range of a formula, in UTF-8 bytes from the beginning of the text.
    case formula(Range<Int>)
  }

  /// Parses an easing; formulas are only delimited.
  ///
  /// - Throws: A ``TimingSyntaxError`` with the problem and its location.
  package init(parsing text: String) throws(TimingSyntaxError) {
    var parser = TimingParser(text, allowsFormulas: true)
    self = try parser.easing()
  }
}
