import SegueCatalog

/// Type and interval checks, with their diagnostics.
extension ExpressionParser {
  /// Records a problem unless a term has a type.
  mutating func check(_ term: Term, is wanted: ExpressionType) {
    guard let type = term.type else { return explain(term, as: wanted) }
    guard type != wanted else { return }
    let quantity = withUnit(term, wanted)
    mismatch(
      "expected \(wanted.phrase), found \(type.phrase)",
      help: quantity.map { "add a unit: '\($0)'" } ?? conversion(of: term, to: wanted),
      at: term.range, replacement: quantity)
  }

  /// A bare number with the unit that it lacks; nil for other terms.
  private func withUnit(_ term: Term, _ wanted: ExpressionType) -> String? {
    let source = quotation(term.range)
    guard term.type == .number, [.angle, .duration].contains(wanted), Double(source) != nil else {
      return nil
    }
    return source + wanted.likelyUnit(of: source)
  }

  /// Records a problem if a term is a choice, which only comparisons can read.
  mutating func checkIsNoChoice(_ term: Term) {
    guard term.type == .choice else { return }
    mismatch(
      "a choice cannot be used here", help: comparison(ofChoice: term), at: term.range)
  }

  mutating func mismatch(
    _ message: String, help: String?, at range: Range<Int>, replacement: String? = nil
  ) {
    problems.append(
      ExpressionProblem(
        .typeMismatch, message, help: help, at: range, replacement: replacement))
  }

  /// A suggestion for converting a term to another type.
  func conversion(of term: Term, to wanted: ExpressionType) -> String? {
    let source = quotation(term.range)
    switch (term.type, wanted) {
    case (.number, .angle), (.number, .duration):
      return "multiply it by '1\(wanted.wholeUnit)'"
    case (.angle, .number), (.duration, .number):
      let number = withoutUnit(source)
      return Double(number) == nil
        ? "divide it by '1\(term.type?.wholeUnit ?? "")'"
        : "numbers and lengths have no unit: write '\(number)'"
    case (.choice, _): return comparison(ofChoice: term)
    case (_, .boolean): return "compare it, as in '\(source) > 0'"
    case (.boolean, .number): return "choose between two values: 'if(\(source), 1, 0)'"
    default: return nil
    }
  }

  private func withoutUnit(_ quantity: String) -> String {
    let unit = quantity.utf8.reversed().prefix(while: Lexer.isLetter)
    return String(quantity.dropLast(unit.count))
  }

  /// Records a problem if a divisor can be zero, unless the types of the division are one already.
  ///
  /// - Parameter result: the type of the quotient; nil after a reported problem.
  mutating func checkDivisor(_ divisor: Term, of dividend: Term, giving result: ExpressionType?) {
    guard let type = divisor.type, result != nil || dividend.type == nil && type.isQuantity,
      divisor.interval.containsZero
    else { return }
    let source = quotation(divisor.range)
    let zero = "0\(type.wholeUnit)"
    let message =
      divisor.interval.lower == divisor.interval.upper
      ? "this divisor is always zero"
      : "this divisor can be zero: '\(source)' is \(divisor.interval.phrase)"
    problems.append(
      ExpressionProblem(
        .divisionByZero, message,
        help: "guard the division: 'if(\(source) != \(zero), …, …)'", at: divisor.range))
  }

  /// Records a problem if the argument of a square root can be negative.
  mutating func checkRoot(_ radicand: Term) {
    guard radicand.type == .number, radicand.interval.lower < 0 else { return }
    let source = quotation(radicand.range)
    problems.append(
      ExpressionProblem(
        .negativeRoot,
        "the argument of this square root can be negative: '\(source)' is \(radicand.interval.phrase)",
        help: "keep it at zero or above: 'sqrt(max(\(source), 0))'", at: radicand.range))
  }

  /// The text of a term, or an ellipsis if it is too long for a message.
  private func quotation(_ range: Range<Int>) -> String { range.count > 60 ? "…" : text(range) }
}

extension ExpressionType {
  /// The unit with which `1` converts a number to this type.
  fileprivate var wholeUnit: String {
    switch self {
    case .number, .boolean, .choice: ""
    case .angle: "deg"
    case .duration: "s"
    }
  }

  /// The unit most likely missing from a bare number: 350 rarely means seconds.
  package func likelyUnit(of number: String) -> String {
    guard self == .duration, let value = Double(number) else { return wholeUnit }
    return value > 10 ? "ms" : "s"
  }
}
