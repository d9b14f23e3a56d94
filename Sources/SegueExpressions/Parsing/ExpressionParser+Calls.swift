import SegueCatalog

/// Function calls.
extension ExpressionParser {
  /// Parses a call after its name.
  mutating func call(_ name: Token) throws(ExpressionProblem) -> Term {
    let bytes = UnsafeBufferPointer(rebasing: lexer.text[name.range])
    let function = Function.table.index(of: bytes, hash: name.hash).map { Function.list[$0] }
    if function == nil { problems.append(unknownFunction(name)) }
    let start = program.count
    let (terms, count) = try arguments(of: function)
    let range = name.start..<last.end
    if let function, function.arity.contains(count) { return apply(function, terms, at: range) }
    if let function { problems.append(wrongCount(count, function, at: range)) }
    program.removeLast(program.count - start)
    return unknown(at: range)
  }

  /// Parses the arguments; those of a variadic function are folded into one term.
  private mutating func arguments(
    of function: Function?
  ) throws(ExpressionProblem) -> (terms: [Term], count: Int) {
    let opening = token
    try advance()
    var terms: [Term] = []
    var count = 0
    var condition: [Guard] = []
    let (firstGuard, firstKnown) = (guards.count, known.count)
    while token.kind != .rightParenthesis || count > 0 {
      if function?.signature == .choice, count > 0 { assume(condition[...], count == 1) }
      terms.append(try expression(above: 0))
      known.removeLast(known.count - firstKnown)
      if count == 0, function?.signature == .choice { condition = Array(guards[firstGuard...]) }
      guards.removeLast(guards.count - firstGuard)
      count += 1
      if terms.count == 2, let function, case .binary(_, folds: true) = function.body {
        let range = terms[0].range.lowerBound..<terms[1].range.upperBound
        terms = [apply(function, terms, at: range)]
      }
      guard token.kind == .comma else { break }
      try advance()
    }
    try close(opening)
    return (terms, count)
  }

  /// Creates the term of a call with the right number of arguments.
  private mutating func apply(
    _ function: Function, _ terms: [Term], at range: Range<Int>
  ) -> Term {
    if terms.count == 1, case .binary = function.body {
      var term = terms[0]
      term.range = range
      return term
    }
    let type = resultType(function, terms)
    let start = terms[0].start
    switch function.body {
    case .unary(let operation):
      if operation == .squareRoot { checkRoot(terms[0]) }
      let interval = operation.interval(terms[0].interval)
      return finish(.unary(operation), type, interval, start: start, at: range)
    case .binary(let operation, _):
      if operation == .modulo { checkDivisor(terms[1], of: terms[0], giving: type) }
      let interval = operation.interval(terms[0].interval, terms[1].interval)
      return finish(.binary(operation), type, interval, start: start, at: range)
    case .ternary(let operation):
      let interval = operation.interval(
        terms[0].interval, terms[1].interval, terms[2].interval)
      return finish(.ternary(operation), type, interval, start: start, at: range)
    case .projection: return project(after: terms[0], at: range)
    }
  }

  private mutating func resultType(_ function: Function, _ terms: [Term]) -> ExpressionType? {
    switch function.signature {
    case .alike:
      return refusesNonQuantities(function.name, terms) ? nil : shared(function, terms)
    case .blend:
      check(terms[terms.count - 1], is: .number)
      let ends = terms.dropLast()
      return refusesNonQuantities(function.name, ends) ? nil : shared(function, ends)
    case .numbers:
      for term in terms { check(term, is: .number) }
      return .number
    case .ofAngle:
      for term in terms { check(term, is: .angle) }
      return .number
    case .toAngle:
      for term in terms { check(term, is: .number) }
      return .angle
    case .ofDuration:
      for term in terms { check(term, is: .duration) }
      return .number
    case .choice:
      check(terms[0], is: .boolean)
      return shared(function, terms.dropFirst())
    }
  }

  /// The common type of some arguments.
  private mutating func shared(
    _ function: Function, _ terms: some Collection<Term>
  ) -> ExpressionType? {
    var type = terms.first?.type
    for (first, second) in zip(terms, terms.dropFirst()) {
      type = common(function.name, first, second) == nil ? nil : type
    }
    return type
  }
}

/// Comparisons of choices with their names.
extension ExpressionParser {
  /// Parses the name that a choice is compared with; nil if the operands are of another kind.
  mutating func choice(
    comparedBy operation: BinaryOperation, with left: Term
  ) throws(ExpressionProblem) -> Term? {
    guard operation == .equal || operation == .notEqual, token.kind == .name,
      let variable = choiceVariable(left)
    else { return nil }
    let name = token
    let written = text(name.range)
    try advance()
    if variable.choices.contains(written) {
      return constant(Variable.code(ofChoice: written), .choice, at: name.range)
    }
    problems.append(
      ExpressionProblem(
        .unknownName, "'\(variable.name)' has no choice named '\(written)'",
        help: "its choices are \(variable.choices.joined(separator: ", "))", at: name.range,
        name: written))
    return unknown(at: name.range)
  }

  /// A suggestion for comparing a choice.
  func comparison(ofChoice term: Term) -> String? {
    guard let variable = choiceVariable(term), let first = variable.choices.first else {
      return "compare choices with their names"
    }
    return "compare it with one of its choices, as in '\(variable.name) == \(first)'"
  }

  private func choiceVariable(_ term: Term) -> Variable? {
    guard term.type == .choice, term.start < program.count,
      case .variable(let slot) = program[term.start]
    else { return nil }
    return scope.tables.variable(at: Int(slot))
  }
}

/// Where a gesture would go on to.
extension ExpressionParser {
  /// Replaces the term of its argument, the last of the program, by that of a call of `projected`.
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
