import SegueCatalog

/// Infix operators: their types, and the guards from comparisons.
extension ExpressionParser {
  mutating func combine(
    _ operation: BinaryOperation, _ left: Term, _ right: Term, at sign: Range<Int>,
    firstGuard: Int
  ) -> Term {
    let type = resultType(operation, left, right, at: sign)
    if operation != .and, operation != .or { guards.removeLast(guards.count - firstGuard) }
    switch operation {
    case .divide: checkDivisor(right, of: left, giving: type)
    case .and: forget(from: firstGuard, \.whenFalse)
    case .or: forget(from: firstGuard, \.whenTrue)
    default: learn(operation, left, right)
    }
    return finish(
      .binary(operation), type, interval(operation, left, right), start: left.start,
      at: left.range.lowerBound..<right.range.upperBound)
  }

  /// The interval of an operation; a square is never negative.
  private func interval(_ operation: BinaryOperation, _ left: Term, _ right: Term) -> Interval {
    if operation == .multiply, left.interval.lower < 0,
      program[left.start..<right.start] == program[right.start...]
    {
      return left.interval.magnitude * left.interval.magnitude
    }
    return operation.interval(left.interval, right.interval)
  }

  private mutating func resultType(
    _ operation: BinaryOperation, _ left: Term, _ right: Term, at sign: Range<Int>
  ) -> ExpressionType? {
    switch operation {
    case .and, .or:
      check(left, is: .boolean)
      check(right, is: .boolean)
      return .boolean
    case .equal, .notEqual:
      _ = common(operation.symbol, left, right)
      return .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if !refusesNonQuantities(operation.symbol, [left, right]) {
        _ = common(operation.symbol, left, right)
      }
      return .boolean
    case .multiply, .divide:
      return refusesNonQuantities(operation.symbol, [left, right])
        ? nil : scaled(operation, left, right, at: sign)
    default:
      return refusesNonQuantities(operation.symbol, [left, right])
        ? nil : common(operation.symbol, left, right)
    }
  }

  /// The type of a product or quotient: a unit times or over a number, or over itself.
  private mutating func scaled(
    _ operation: BinaryOperation, _ left: Term, _ right: Term, at sign: Range<Int>
  ) -> ExpressionType? {
    guard let first = left.type, let second = right.type else { return nil }
    switch (operation, first, second) {
    case (_, _, .number): return first
    case (.multiply, .number, _): return second
    case (.divide, _, first): return .number
    default: break
    }
    let verb = operation == .multiply ? "multiplied by" : "divided by"
    mismatch(
      "\(first.phrase) cannot be \(verb) \(second.phrase)", help: "one of them must be a number",
      at: sign)
    return nil
  }

  /// The common type of two operands; nil if they differ.
  mutating func common(_ name: String, _ left: Term, _ right: Term) -> ExpressionType? {
    explain(left, as: right.type)
    // A choice that is compared with something else has already been reported.
    if left.type == .boolean { explain(right, as: .boolean) }
    guard let first = left.type, let second = right.type else { return nil }
    if first == second { return first }
    let (wrong, wanted) =
      first == .number || first == .choice ? (left, second) : (right, first)
    mismatch(
      "'\(name)' needs two values of the same type, found \(first.phrase) and \(second.phrase)",
      help: second == .choice ? comparison(ofChoice: right) : conversion(of: wrong, to: wanted),
      at: wrong.range)
    return nil
  }

  /// Records a problem if an operand is no quantity; returns whether one is not.
  mutating func refusesNonQuantities(_ name: String, _ terms: some Collection<Term>) -> Bool {
    let wrong = terms.first { $0.type?.isQuantity == false }
    guard let wrong, let type = wrong.type else { return false }
    mismatch(
      "'\(name)' cannot be used with \(type.phrase)", help: conversion(of: wrong, to: .number),
      at: wrong.range)
    return true
  }

  /// Records the guards that a comparison implies for its sides.
  private mutating func learn(_ operation: BinaryOperation, _ left: Term, _ right: Term) {
    guard operation.negated != nil else { return }
    let first = program[left.start..<right.start]
    let second = program[right.start...]
    if !isConstant(first) {
      guards.append(Guard(Array(first), operation, other: right.interval))
    }
    if !isConstant(second) {
      guards.append(Guard(Array(second), operation.mirrored, other: left.interval))
    }
  }

  private func isConstant(_ steps: ArraySlice<Instruction>) -> Bool {
    if steps.count == 1, case .constant = steps[steps.startIndex] { true } else { false }
  }

  /// Adds the intervals implied by guards to the known facts.
  mutating func assume(_ guards: ArraySlice<Guard>, _ holds: Bool) {
    for fact in guards {
      guard let interval = holds ? fact.whenTrue : fact.whenFalse else { continue }
      known.append((fact.steps, interval))
    }
  }

  /// Discards the guards of several conditions if only one of them has to hold, or has to fail.
  private mutating func forget(from first: Int, _ side: WritableKeyPath<Guard, Interval?>) {
    for index in guards.indices.dropFirst(first) { guards[index][keyPath: side] = nil }
  }
}
