import SegueCatalog

/// Code generation, with constant folding and tracking of types and intervals.
extension ExpressionParser {
  mutating func constant(_ value: Double, _ type: ExpressionType, at range: Range<Int>) -> Term {
    program.append(.constant(value))
    return Term(
      type: type, interval: Interval(only: value), start: program.count - 1, range: range)
  }

  /// The value of a term that is a single constant.
  func constantValue(_ term: Term) -> Double? {
    guard term.start == program.count - 1, case .constant(let value) = program[term.start] else {
      return nil
    }
    return value
  }

  /// A term of unknown type, after a reported problem.
  mutating func unknown(at range: Range<Int>) -> Term {
    program.append(.constant(0))
    return Term(type: nil, interval: .everything, start: program.count - 1, range: range)
  }

  /// Creates the term of an operation whose operands are the program's last instructions, from
  /// `start`.
  mutating func finish(
    _ operation: Instruction, _ type: ExpressionType?, _ interval: Interval, start: Int,
    at range: Range<Int>
  ) -> Term {
    program.append(operation)
    if foldConstants(from: start) {
      let folded = Term(type: type, interval: .everything, start: start, range: range)
      return with(folded, constantValue(folded).map(Interval.init(only:)) ?? interval)
    }
    return with(Term(type: type, interval: interval, start: start, range: range), interval)
  }

  /// Narrows a finished term by the known facts.
  private func with(_ term: Term, _ interval: Interval) -> Term {
    var term = term
    term.interval = interval
    for fact in known where program[term.start...].elementsEqual(fact.steps) {
      // An empty intersection means a branch that is never taken, which implies nothing.
      term.interval = term.interval.intersection(fact.interval) ?? term.interval
    }
    return term
  }

  /// Replaces an operation on constants by its value.
  private mutating func foldConstants(from start: Int) -> Bool {
    let steps = program[start...]
    guard steps.count > 1, steps.count <= 4,
      steps.dropLast().allSatisfy({ if case .constant = $0 { true } else { false } })
    else { return false }
    let value = ExpressionProgram.run(steps)
    program.removeLast(steps.count)
    program.append(.constant(value))
    return true
  }

  /// Parses a variable, or a name that stands for an expression.
  mutating func variable(_ name: Token) -> Term {
    let bytes = UnsafeBufferPointer(rebasing: lexer.text[name.range])
    if let value = scope.tables.value(of: bytes, hash: name.hash) {
      return named(value, at: name.range)
    }
    guard let slot = scope.tables.slot(of: bytes, hash: name.hash) else {
      problems.append(unknownName(name))
      return unknown(at: name.range)
    }
    if let family = scope.tables.family(ofSlot: slot), !scope.families.contains(family) {
      problems.append(notAllowed(name, family))
    }
    let variable = scope.tables.variable(at: slot)
    return finish(
      .variable(UInt32(slot)), variable.type, variable.interval, start: program.count,
      at: name.range)
  }

  /// The term of a named expression: its own instructions.
  private mutating func named(_ value: Expression, at range: Range<Int>) -> Term {
    if let constant = value.constantValue { return self.constant(constant, value.type, at: range) }
    let start = program.count
    guard start + value.instructions.count <= Self.longestProgram else {
      problems.append(tooLarge(at: range))
      return unknown(at: range)
    }
    program += value.instructions
    return with(
      Term(type: value.type, interval: value.interval, start: start, range: range), value.interval)
  }

  mutating func negate(_ value: Term, from start: Int) -> Term {
    let range = start..<value.range.upperBound
    var type = value.type
    if type == .boolean {
      mismatch("a boolean cannot have a sign", help: "write 'not'", at: value.range)
      type = nil
    } else if type == .choice {
      mismatch("a choice cannot have a sign", help: comparison(ofChoice: value), at: value.range)
      type = nil
    }
    return finish(.unary(.negate), type, -value.interval, start: value.start, at: range)
  }

  mutating func invert(_ value: Term, from start: Int, firstGuard: Int) -> Term {
    check(value, is: .boolean)
    for index in guards.indices.dropFirst(firstGuard) {
      let old = guards[index]
      (guards[index].whenTrue, guards[index].whenFalse) = (old.whenFalse, old.whenTrue)
    }
    return finish(
      .unary(.not), .boolean, .boolean, start: value.start,
      at: start..<value.range.upperBound)
  }
}
