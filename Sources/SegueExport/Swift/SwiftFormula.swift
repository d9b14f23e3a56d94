import SegueCatalog

/// Formulas as expressions of Swift, in whose scope the stage has names of its own.
struct SwiftFormula {
  /// Where a change of screens leads: then the stage's direction is the language's, or the opposite.
  enum Way {
    case forward, backward
    /// To a tab on either side.
    case either
  }

  let way: Way
  /// The named values that are numbers, once it is known where the change leads.
  private(set) var known: [String: Formula] = [:]
  /// Returns what a variable of the stage is called; nil for one that an app does not know.
  private let name: (String) -> String?

  init(way: Way, name: @escaping (String) -> String?) { (self.way, self.name) = (way, name) }

  /// The expression of a formula.
  ///
  /// - Throws: ``TransitionRecipe/Obstacle`` for a variable that an app does not know.
  func text(_ formula: Formula) throws(TransitionRecipe.Obstacle) -> String {
    try expression(written(formula)).text
  }

  /// Learns which of a preset's named values are numbers.
  mutating func learn(_ values: [TransitionRecipe.NamedValue]) {
    for value in values {
      let formula = written(value.formula)
      if formula.constant != nil { known[value.name] = formula }
    }
  }

  /// The formula in an app's terms.
  private func written(_ formula: Formula) -> Formula {
    formula.replacing(withoutLanguage).replacing { part in
      // Apps do not know the corners of the display: for them, as for Segue's own adapter, it has none.
      if part == .variable("container.corner-radius") { return .number(0) }
      if case .named(let name) = part { return known[name] }
      return way == .backward && part == .variable("direction") ? .unary(.negate, part) : nil
    }
  }

  /// Whether a change leads forward, as presets ask for it: by the direction in the terms of the language.
  private func withoutLanguage(_ part: Formula) -> Formula? {
    let (language, direction) = (Formula.variable("right-to-left"), Formula.variable("direction"))
    guard case .ternary(.select, let condition, let a, let b) = part else { return nil }
    let isMirrored = condition == language && a == .unary(.negate, direction) && b == direction
    let isPlain =
      condition == .binary(.equal, .number(0), language) && a == direction
      && b == .unary(.negate, direction)
    guard isMirrored || isPlain else { return nil }
    return switch way {
    case .forward: .number(1)
    case .backward: .number(-1)
    case .either: .variable("forward")
    }
  }

  /// An expression, and how tightly it holds together.
  private struct Expression {
    var text: String
    var precedence = Precedence.call

    /// The expression as an operand of an operator that binds more tightly than some.
    func operand(above least: Precedence) -> String {
      precedence.rawValue > least.rawValue ? text : "(\(text))"
    }
  }

  private enum Precedence: Int {
    case choice, or, and, comparison, sum, product, sign, call
  }

  private func expression(_ formula: Formula) throws(TransitionRecipe.Obstacle) -> Expression {
    switch formula {
    case .number(let number):
      return Expression(
        text: SwiftNumber.text(number), precedence: number < 0 ? .sign : .call)
    case .variable(let variable):
      guard let name = name(variable) else {
        throw TransitionRecipe.Obstacle("it depends on '\(variable)'")
      }
      return Expression(text: name)
    case .named(let name): return Expression(text: SwiftName.value(name))
    case .unary(let operation, let a): return try unary(operation, expression(a))
    case .binary(let operation, let a, let b):
      return try binary(operation, expression(a), expression(b))
    case .ternary(let operation, let a, let b, let c):
      return try ternary(operation, expression(a), expression(b), expression(c))
    }
  }

  private func unary(_ operation: UnaryOperation, _ a: Expression) -> Expression {
    switch operation {
    case .negate: Expression(text: "-" + a.operand(above: .sign), precedence: .sign)
    case .not: Expression(text: "!" + a.operand(above: .sign), precedence: .sign)
    case .absolute: call("abs", a)
    case .sine: call("sin", a)
    case .cosine: call("cos", a)
    case .squareRoot: call("sqrt", a)
    case .floor: call("floor", a)
    case .round: call("round", a)
    }
  }

  private func binary(
    _ operation: BinaryOperation, _ a: Expression, _ b: Expression
  ) throws(TransitionRecipe.Obstacle) -> Expression {
    switch operation {
    case .add: infix(a, "+", b, .sum, isAssociative: true)
    case .subtract: infix(a, "-", b, .sum)
    case .multiply: infix(a, "*", b, .product, isAssociative: true)
    case .divide: infix(a, "/", b, .product)
    case .less: infix(a, "<", b, .comparison)
    case .lessOrEqual: infix(a, "<=", b, .comparison)
    case .greater: infix(a, ">", b, .comparison)
    case .greaterOrEqual: infix(a, ">=", b, .comparison)
    case .equal: infix(a, "==", b, .comparison)
    case .notEqual: infix(a, "!=", b, .comparison)
    case .and: infix(a, "&&", b, .and, isAssociative: true)
    case .or: infix(a, "||", b, .or, isAssociative: true)
    case .minimum: call("min", a, b)
    case .maximum: call("max", a, b)
    case .hypotenuse: call("hypot", a, b)
    case .modulo, .random, .angle:
      throw TransitionRecipe.Obstacle("its formulas use '\(operation)'")
    }
  }

  private func ternary(
    _ operation: TernaryOperation, _ a: Expression, _ b: Expression, _ c: Expression
  ) -> Expression {
    switch operation {
    case .select:
      Expression(
        text: "\(a.operand(above: .choice)) ? \(b.operand(above: .choice)) : \(c.text)",
        precedence: .choice)
    case .clamp: call("min", Expression(text: "max(\(a.text), \(b.text))"), c)
    case .mix:
      infix(
        a, "+",
        infix(infix(b, "-", a, .sum), "*", c, .product), .sum)
    }
  }

  private func call(_ function: String, _ arguments: Expression...) -> Expression {
    Expression(text: "\(function)(\(arguments.map(\.text).joined(separator: ", ")))")
  }

  private func infix(
    _ a: Expression, _ sign: String, _ b: Expression, _ precedence: Precedence,
    isAssociative: Bool = false
  ) -> Expression {
    let left = precedence == .comparison ? a.operand(above: precedence) : atLeast(a, precedence)
    let right = isAssociative ? atLeast(b, precedence) : b.operand(above: precedence)
    return Expression(text: "\(left) \(sign) \(right)", precedence: precedence)
  }

  private func atLeast(_ a: Expression, _ precedence: Precedence) -> String {
    a.precedence.rawValue >= precedence.rawValue ? a.text : "(\(a.text))"
  }
}

/// Numbers as literals of Swift.
enum SwiftNumber {
  /// A number with at most eight decimal places.
  static func text(_ number: Double) -> String {
    let text = rounded(number, places: 8)
    return text == "-0" ? "0" : text
  }
}
