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
