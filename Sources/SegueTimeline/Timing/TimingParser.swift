/// A parser of timing functions, with one method for each kind.
struct TimingParser {
  var scanner: TimingScanner

  init(_ text: String) {
    scanner = TimingScanner(text)
  }

  mutating func description() throws(TimingSyntaxError) -> TimingDescription {
    guard let name = scanner.word() else {
      throw TimingSyntaxError(
        "expected a name, such as ease-out, or a function, such as spring(damping-ratio: 0.8)",
        at: scanner.next)
    }
    let result = scanner.take("(") ? try call(name) : try named(name)
    guard scanner.isAtEnd else {
      throw TimingSyntaxError("unexpected text after the easing", at: scanner.next)
    }
    return result
  }

  private func named(_ name: TimingWord) throws(TimingSyntaxError) -> TimingDescription {
    if let function = TimingFunction.named(name.text) { return .function(function) }
    if TimingDescription.functionNames.contains(name.text) {
      throw TimingSyntaxError("\(name.text) needs arguments in parentheses", at: name.range)
    }
    throw TimingSyntaxError(
      "there is no easing named '\(name.text)'", at: name.range,
      candidates: TimingDescription.allNames)
  }

  private mutating func call(_ name: TimingWord) throws(TimingSyntaxError) -> TimingDescription {
    switch name.text {
    case "cubic-bezier": return .function(try cubicBezier(name))
    case "linear": return .function(try linear(name))
    case "steps": return .function(try steps(name))
    case "spring": return try spring(name)
    default:
      throw TimingSyntaxError(
        "there is no easing function named '\(name.text)'", at: name.range,
        candidates: TimingDescription.functionNames)
    }
  }

  private mutating func cubicBezier(
    _ name: TimingWord
  ) throws(TimingSyntaxError) -> TimingFunction {
    var numbers: [TimingQuantity] = []
    repeat {
      numbers.append(try quantity(unit: "", meaning: "a control point's coordinate"))
    } while try more()
    guard numbers.count == 4 else {
      throw TimingSyntaxError(
        "cubic-bezier needs four numbers, x1, y1, x2 and y2, found \(numbers.count)",
        at: span(from: name))
    }
    return try located(
      Dictionary(uniqueKeysWithValues: zip(["x1", "y1", "x2", "y2"], numbers.map(\.range))),
      in: name
    ) {
      () throws(TimingProblem) in
      .cubicBezier(
        try CubicBezier(numbers[0].value, numbers[1].value, numbers[2].value, numbers[3].value))
    }
  }

  private mutating func steps(_ name: TimingWord) throws(TimingSyntaxError) -> TimingFunction {
    let count = try quantity(unit: "", meaning: "the number of steps")
    var position = StepPosition.jumpEnd
    if try more() {
      position = try stepPosition()
      try close()
    }
    let most = 1_000_000
    guard let steps = Int(exactly: count.value), steps >= position.minimumCount, steps <= most
    else {
      throw TimingSyntaxError(
        "the number of steps must be an integer from \(position.minimumCount) to \(most)",
        at: count.range)
    }
    return .steps(count: steps, position: position)
  }

  private mutating func stepPosition() throws(TimingSyntaxError) -> StepPosition {
    let names = StepPosition.allCases.map(\.rawValue)
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
  mutating func quantity(
    unit units: String..., meaning: String
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
