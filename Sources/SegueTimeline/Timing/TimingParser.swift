/// A parser of timing functions, with one method for each kind.
struct TimingParser {
  var scanner: TimingScanner
  /// Whether arguments can be formulas.
  let allowsFormulas: Bool

  init(_ text: String, allowsFormulas: Bool = false) {
    scanner = TimingScanner(text)
    self.allowsFormulas = allowsFormulas
  }

  mutating func easing() throws(TimingSyntaxError) -> EasingSyntax {
    guard let name = scanner.word() else {
      throw TimingSyntaxError(
        "expected a name, such as ease-out, or a function, such as spring(damping-ratio: 0.8)",
        at: scanner.next)
    }
    let result = scanner.take("(") ? try call(name) : .complete(.function(try named(name)))
    guard scanner.isAtEnd else {
      throw TimingSyntaxError("unexpected text after the easing", at: scanner.next)
    }
    return result
  }

  private func named(_ name: TimingWord) throws(TimingSyntaxError) -> TimingFunction {
    if let function = TimingFunction.named(name.text) { return function }
    if TimingDescription.functionNames.contains(name.text) {
      throw TimingSyntaxError("\(name.text) needs arguments in parentheses", at: name.range)
    }
    throw TimingSyntaxError(
      "there is no easing named '\(name.text)'", at: name.range,
      candidates: TimingDescription.allNames)
  }

  private mutating func call(_ name: TimingWord) throws(TimingSyntaxError) -> EasingSyntax {
    switch name.text {
    case "cubic-bezier": return try cubicBezier(name)
    case "linear": return .complete(.function(try linear(name)))
    case "steps": return try steps(name)
    case "spring": return try spring(name)
    default:
      throw TimingSyntaxError(
        "there is no easing function named '\(name.text)'", at: name.range,
        candidates: TimingDescription.functionNames)
    }
  }

  private mutating func cubicBezier(_ name: TimingWord) throws(TimingSyntaxError) -> EasingSyntax {
    var arguments: [TimingArgument?] = []
    repeat {
      arguments.append(try argument(unit: "", meaning: "a control point's coordinate"))
    } while try more()
    guard arguments.count == 4 else {
      throw TimingSyntaxError(
        "cubic-bezier needs four numbers, x1, y1, x2 and y2, found \(arguments.count)",
        at: span(from: name))
    }
    return try syntax(.cubicBezier, arguments, in: name)
  }

  private mutating func steps(_ name: TimingWord) throws(TimingSyntaxError) -> EasingSyntax {
    let count = try argument(unit: "", meaning: "the number of steps")
    var position = StepPosition.jumpEnd
    if try more() {
      position = try stepPosition()
      try close()
    }
    return try syntax(.steps(position), [count], in: name)
  }

  /// The easing of a function whose arguments are complete; nil stands for an omitted one.
  ///
  /// A problem with a number is located at that argument.
  func syntax(
    _ function: EasingFunction, _ arguments: [TimingArgument?], in name: TimingWord
  ) throws(TimingSyntaxError) -> EasingSyntax {
    let parameters = function.parameters
    let values = zip(arguments, parameters).map { argument, parameter in
      argument?.value ?? .number(parameter.defaultValue ?? 0)
    }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let places = zip(parameters, arguments).compactMap { parameter, argument in
      argument.map { (parameter.name, $0.range) }
    }
    return try located(Dictionary(uniqueKeysWithValues: places), in: name) {
      () throws(TimingProblem) in
      if numbers.count == values.count { return .complete(try function.description(of: numbers)) }
      for case (.number(let number), let parameter) in zip(values, parameters) {
        try require(number, parameter.name, in: parameter.range)
      }
      return .call(function, values)
    }
  }

  private mutating func stepPosition() throws(TimingSyntaxError) -> StepPosition {
    let names = StepPosition.allCases.map { $0.rawValue }
    let word = try word("the position of the jumps, such as jump-end", candidates: names)
    switch word.text {
    case "start": return .jumpStart
    case "end": return .jumpEnd
    default:
      guard let position = StepPosition(rawValue: word.text) else {
        throw TimingSyntaxError(
          "'\(word.text)' is not a position of jumps", at: word.range, candidates: names)
      }
      return position
    }
  }
}

extension TimingParser {
  /// Consumes a word, or throws an error with the expected one.
  mutating func word(
    _ meaning: String, candidates: [String]
  ) throws(TimingSyntaxError) -> TimingWord {
    if let word = scanner.word() { return word }
    throw TimingSyntaxError("expected \(meaning)", at: scanner.next, candidates: candidates)
  }

  /// Consumes a number with one of some units, or throws an error with the expected one.
  private mutating func quantity(
    _ units: [String], meaning: String
  ) throws(TimingSyntaxError) -> TimingQuantity {
    guard let quantity = scanner.quantity() else {
      throw TimingSyntaxError("expected \(meaning)", at: scanner.next)
    }
    if units.contains(quantity.unit) { return quantity }
    let wanted =
      units == [""]
      ? "must not have a unit" : "must have the unit \(units.joined(separator: " or "))"
    throw TimingSyntaxError("\(meaning) \(wanted)", at: quantity.range)
  }

  /// Consumes a number with one of some units, or a formula if these are allowed.
  mutating func argument(
    unit units: String..., meaning: String
  ) throws(TimingSyntaxError) -> TimingArgument {
    if allowsFormulas, let range = scanner.formula() {
      return TimingArgument(value: .formula(range), range: range)
    }
    let found = try quantity(units, meaning: meaning)
    let value = found.unit == "ms" ? found.value / 1000 : found.value
    return TimingArgument(value: .number(value), range: found.range)
  }

  /// Consumes a comma or the closing parenthesis; returns whether another argument follows.
  mutating func more() throws(TimingSyntaxError) -> Bool {
    if scanner.take(",") { return true }
    try close()
    return false
  }

  /// Consumes the closing parenthesis.
  mutating func close() throws(TimingSyntaxError) {
    if scanner.take(")") { return }
    let missing = scanner.isAtEnd ? "expected a closing parenthesis" : "expected a comma or )"
    throw TimingSyntaxError(missing, at: scanner.next)
  }

  /// The range from the beginning of a word to the scanner's position.
  func span(from word: TimingWord) -> Range<Int> { word.range.lowerBound..<scanner.position }

  /// Creates a value, and locates a problem at its argument.
  func located<Value>(
    _ places: @autoclosure () -> [String: Range<Int>], in name: TimingWord,
    _ make: () throws(TimingProblem) -> Value
  ) throws(TimingSyntaxError) -> Value {
    do {
      return try make()
    } catch {
      throw TimingSyntaxError(error.message, at: places()[error.argument] ?? span(from: name))
    }
  }
}

/// An argument with its range.
struct TimingArgument {
  let value: EasingSyntax.Argument
  let range: Range<Int>
}
