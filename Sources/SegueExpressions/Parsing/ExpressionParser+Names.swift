public import SegueCatalog

/// Diagnostics for unknown names.
extension ExpressionParser {
  func unknownName(_ token: Token) -> ExpressionProblem {
    let name = text(token.range)
    return ExpressionProblem(
      .unknownName, "there is no variable named '\(name)'",
      help: unknownNameHelp(name, expecting: nil),
      at: token.range, name: name, candidates: scope.candidates(for: name))
  }

  func unknownFunction(_ token: Token) -> ExpressionProblem {
    let name = text(token.range)
    let isVariable = scope.slot(of: name) != nil
    return ExpressionProblem(
      .unknownFunction, "there is no function named '\(name)'",
      help: isVariable
        ? "'\(name)' is a variable: multiply with '*'" : ForeignVariable.help(forFunction: name),
      at: token.range,
      name: name, candidates: Function.names)
  }

  func notAllowed(_ token: Token, _ family: VariableFamilies) -> ExpressionProblem {
    ExpressionProblem(
      .notAllowedHere, "'\(text(token.range))' is not available here",
      help: "it is only available in \(family.home)", at: token.range)
  }

  func wrongCount(_ count: Int, _ function: Function, at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem(
      .wrongArguments,
      "'\(function.name)' must not be called with \(count) argument\(count == 1 ? "" : "s")",
      help: "call it as '\(function.usage)'", at: range)
  }

  /// The words for booleans in YAML 1.1, and our own in other letters.
  private static let otherBooleans = [
    "yes": true, "on": true, "true": true, "no": false, "off": false, "false": false,
  ]

  /// Adjusts the help for a term that is an unknown name to the type expected of it.
  mutating func explain(_ term: Term, as wanted: ExpressionType?) {
    guard term.type == nil, wanted == .boolean || wanted == .choice,
      let index = problems.lastIndex(where: { $0.range == term.range && $0.code == .unknownName }),
      let name = problems[index].name
    else { return }
    problems[index].help = unknownNameHelp(name, expecting: wanted)
  }

  private func unknownNameHelp(_ name: String, expecting type: ExpressionType?) -> String? {
    if let difference = difference(name) {
      return "put spaces around the minus sign to subtract: '\(difference)'"
    }
    if let function = Function.list.first(where: { $0.name == name }) {
      return "call the function: '\(function.usage)'"
    }
    if let parameter = scope.parameters.first(where: { $0.choices.contains(name) }) {
      let comparison = "\(parameter.name) == \(name)"
      return "'\(name)' is a choice of '\(parameter.name)': write "
        + (type == nil ? "'if(\(comparison), …, …)'" : "'\(comparison)'")
    }
    if type == .boolean, let isTrue = Self.otherBooleans[name.lowercased()] {
      return "write '\(isTrue)'"
    }
    if name.hasPrefix("element."), scope.elements.isEmpty {
      return "this preset declares no elements"
    }
    return ForeignVariable.help(for: name, in: scope)
  }

  /// The name rewritten as a difference, `a - b`, if all its parts are known.
  private func difference(_ name: String) -> String? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...16).contains(words.count) else { return nil }
    // From right to left: for each word, the reading of the rest of the text in as few parts as possible.
    var readings: [String?] = Array(repeating: nil, count: words.count) + [""]
    for start in words.indices.reversed() {
      for end in (start + 1...words.count).reversed() where readings[start] == nil {
        let part = words[start..<end].joined(separator: "-")
        guard let rest = readings[end], isOperand(part) else { continue }
        readings[start] = rest.isEmpty ? part : "\(part) - \(rest)"
      }
    }
    return readings[0]
  }

  private func isOperand(_ part: String) -> Bool {
    if let slot = scope.slot(of: part) {
      return scope.tables.family(ofSlot: slot).map(scope.families.contains) ?? true
    }
    return !part.isEmpty && part.utf8.allSatisfy(Lexer.isDigit)
  }
}

extension ExpressionScope {
  /// The variables of every stage.
  private static let stage = ExpressionScope()

  /// Whether a name is reserved by the stage or a keyword, and so unavailable to parameters.
  ///
  /// The names of functions are not: a call has parentheses, and a new function must not break presets.
  public static func isReserved(_ name: String) -> Bool {
    stage.slot(of: name) != nil || ["and", "or", "not", "true", "false"].contains(name)
  }

  /// The available names that may have been meant by an unavailable one.
  ///
  /// For `element.NAME.FIELD` these are all fields of a known element, or that field of all
  /// elements.
  func candidates(for name: String) -> [String] {
    let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "element" else { return plainNames }
    if elements.contains(String(parts[1])) {
      return names(ofElement: String(parts[1]))
    }
    return elements.map { "element.\($0).\(parts[2])" }.filter { slot(of: $0) != nil }
  }
}
