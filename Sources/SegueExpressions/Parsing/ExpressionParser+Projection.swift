import SegueCatalog

/// Where a gesture would go on to.
extension ExpressionParser {
  /// Creates the term of a call of `projected` in place of that of its argument, which is the program's last.
  mutating func project(after duration: Term, at range: Range<Int>) -> Term {
    let seconds = Array(program[duration.start...])
    program.removeLast(seconds.count)
    guard let progress, scope.families.contains(.progress) else {
      problems.append(
        ExpressionProblem(
          .notAllowedHere, "'projected' is not available here",
          help: "it is only available in \(VariableFamilies.progress.home)", at: range))
      return unknown(at: range)
    }
    let steps = progress.projected(after: seconds)
    guard program.count + steps.count <= Self.longestProgram else {
      problems.append(tooLarge(at: range))
      return unknown(at: range)
    }
    let start = program.count
    program += steps
    return Term(
      type: .number, interval: progress.interval + Interval(-1...1), start: start, range: range)
  }
}
