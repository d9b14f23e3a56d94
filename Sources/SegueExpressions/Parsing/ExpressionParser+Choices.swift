import SegueCatalog

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

  /// The variable of a term that is a choice.
  private func choiceVariable(_ term: Term) -> Variable? {
    guard term.type == .choice, term.start < program.count,
      case .variable(let slot) = program[term.start]
    else { return nil }
    return scope.tables.variable(at: Int(slot))
  }
}
