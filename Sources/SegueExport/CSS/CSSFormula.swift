import SegueCatalog

/// Writes formulas in the syntax of CSS, with units.
///
/// Formulas know no units, but CSS does: a number next to a length becomes one, and where a length
/// stands for a number it is divided by a pixel. CSS has no quotient of two lengths that all browsers
/// know; the tangent of an angle with these sides is one.
struct CSSFormula {
  /// The type of a value in CSS.
  enum Unit: Hashable {
    case number, length, angle, time

    /// The unit itself.
    var one: String {
      switch self {
      case .number: "1"
      case .length: "1px"
      case .angle: "1rad"
      case .time: "1s"
      }
    }
  }

  /// A custom property that stands for a variable, a parameter or a named value.
  struct Property: Hashable {
    /// The name, such as `--segue-parallax`.
    let name: String
    let unit: Unit
  }

  /// The custom properties by the name that formulas use.
  var properties: [String: Property]

  /// Returns a formula as the value of a property.
  func value(_ formula: Formula, _ unit: Unit) throws(CSSObstacle) -> String {
    let term = try term(formula, unit)
    // Only beside others does a length of nothing need a unit.
    if term.text == "0px" { return "0" }
    return term.strength == .whole ? term.text : "calc(\(term.text))"
  }

  /// Returns the unit that a formula has by itself; nil for numbers, which may have any.
  func unit(of formula: Formula) -> Unit? {
    if let regrouped = regrouped(formula) { return unit(of: regrouped) }
    switch formula {
    case .number: return nil
    case .variable(let name), .named(let name): return properties[name]?.unit ?? .number
    case .unary(.sine, _), .unary(.cosine, _), .unary(.squareRoot, _): return .number
    case .unary(_, let a): return unit(of: a)
    case .binary(.divide, let a, let b): return unit(of: a) == unit(of: b) ? .number : unit(of: a)
    case .binary(.angle, _, _): return .angle
    case .binary(.multiply, _, _), .binary, .ternary:
      let units = formula.operands.map { unit(of: $0) }
      return units.first { $0 != nil && $0 != .number } ?? units.first { $0 != nil } ?? nil
    }
  }
}

extension CSSFormula {
  /// A part of a formula.
  private struct Term {
    /// How strongly the parts of a term hold together.
    enum Strength: Int { case sum, product, whole }

    let text: String
    let strength: Strength

    init(_ text: String, _ strength: Strength = .whole) {
      (self.text, self.strength) = (text, strength)
    }

    /// The term beside an operator of a strength.
    func beside(_ strength: Strength) -> String {
      self.strength.rawValue < strength.rawValue ? "(\(text))" : text
    }
  }

  /// Returns the product of a length and a quotient of lengths in place of the quotient of a product.
  private func regrouped(_ formula: Formula) -> Formula? {
    guard case .binary(.divide, .binary(.multiply, let a, let b), let c) = formula,
      let unit = unit(of: c), unit != .number, self.unit(of: b) == unit, self.unit(of: a) == unit
    else { return nil }
    return .binary(.multiply, a, .binary(.divide, b, c))
  }

  private func term(_ formula: Formula, _ wanted: Unit) throws(CSSObstacle) -> Term {
    if let regrouped = regrouped(formula) { return try term(regrouped, wanted) }
    let own = unit(of: formula)
    if let own, own != wanted {
      let term = try term(formula, own)
      if own == .number { return Term("\(term.beside(.product)) * \(wanted.one)", .product) }
      guard wanted == .number else { throw CSSObstacle("a formula mixes units") }
      return Term("tan(atan2(\(term.text), \(own.one)))")
    }
    switch formula {
    case .number(let number): return Term(Self.literal(number, wanted))
    case .variable(let name), .named(let name):
      guard let property = properties[name] else {
        throw CSSObstacle("it depends on '\(name)', which a page does not know")
      }
      return Term("var(\(property.name))")
    case .unary(let operation, let a): return try unary(operation, a, wanted)
    case .binary(let operation, let a, let b): return try binary(operation, a, b, wanted)
    case .ternary(let operation, let a, let b, let c):
      return try ternary(operation, a, b, c, wanted)
    }
  }

  private func unary(
    _ operation: UnaryOperation, _ a: Formula, _ wanted: Unit
  ) throws(CSSObstacle) -> Term {
    switch operation {
    case .negate: return Term("-1 * \(try term(a, wanted).beside(.product))", .product)
    case .absolute: return Term("abs(\(try term(a, wanted).text))")
    case .floor: return Term("round(down, \(try term(a, wanted).text), \(wanted.one))")
    case .round: return Term("round(\(try term(a, wanted).text), \(wanted.one))")
    case .sine: return Term("sin(\(try term(a, unit(of: a) ?? .number).text))")
    case .cosine: return Term("cos(\(try term(a, unit(of: a) ?? .number).text))")
    case .squareRoot: return Term("sqrt(\(try term(a, .number).text))")
    case .not: throw CSSObstacle("a formula has a condition")
    }
  }

  private func binary(
    _ operation: BinaryOperation, _ a: Formula, _ b: Formula, _ wanted: Unit
  ) throws(CSSObstacle) -> Term {
    func both(_ name: String) throws(CSSObstacle) -> Term {
      Term("\(name)(\(try term(a, wanted).text), \(try term(b, wanted).text))")
    }
    switch operation {
    case .add:
      return Term("\(try term(a, wanted).text) + \(try term(b, wanted).text)", .sum)
    case .subtract:
      return Term("\(try term(a, wanted).text) - \(try term(b, wanted).beside(.product))", .sum)
    case .multiply: return try product(a, b, wanted)
    case .divide: return try quotient(a, b, wanted)
    case .modulo: return try both("mod")
    case .minimum: return try both("min")
    case .maximum: return try both("max")
    case .hypotenuse: return try both("hypot")
    case .angle:
      let unit = unit(of: a) ?? unit(of: b) ?? .number
      return Term("atan2(\(try term(b, unit).text), \(try term(a, unit).text))")
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      throw CSSObstacle("a formula has a condition")
    case .random: throw CSSObstacle("a formula has a random number")
    }
  }

  private func product(_ a: Formula, _ b: Formula, _ wanted: Unit) throws(CSSObstacle) -> Term {
    let units = [a, b].map { unit(of: $0) }
    let second = wanted != .number && units[0] != wanted ? wanted : .number
    let first = second == .number ? wanted : .number
    let left = try term(a, first)
    return Term(
      "\(left.beside(.product)) * \(try term(b, second).beside(.product))", .product)
  }

  private func quotient(_ a: Formula, _ b: Formula, _ wanted: Unit) throws(CSSObstacle) -> Term {
    let unit = unit(of: b) ?? .number
    if unit != .number, self.unit(of: a) == unit || self.unit(of: a) == nil {
      return Term("tan(atan2(\(try term(a, unit).text), \(try term(b, unit).text)))")
    }
    return Term(
      "\(try term(a, wanted).beside(.product)) / \(try term(b, .number).beside(.whole))", .product)
  }

  private func ternary(
    _ operation: TernaryOperation, _ a: Formula, _ b: Formula, _ c: Formula, _ wanted: Unit
  ) throws(CSSObstacle) -> Term {
    switch operation {
    case .clamp:
      let parts = [try term(b, wanted), try term(a, wanted), try term(c, wanted)]
      return Term("clamp(\(parts.map(\.text).joined(separator: ", ")))")
    case .mix:
      let (start, end) = (try term(a, wanted), try term(b, wanted))
      let share = try term(c, .number).beside(.product)
      return Term(
        "\(start.text) + (\(end.text) - \(start.beside(.product))) * \(share)", .sum)
    case .select:
      guard let share = Self.share(a) else { throw CSSObstacle("a formula has a condition") }
      return try ternary(.mix, c, b, share, wanted)
    }
  }

  /// Returns a condition as 1 or 0; nil where only a comparison can tell.
  private static func share(_ condition: Formula) -> Formula? {
    let half = Formula.number(0.5)
    switch condition {
    case .variable("dark"): return condition
    case .binary(.multiply, half, .binary(.subtract, .number(1), .variable("direction"))):
      return condition
    case .binary(.greater, let sign, .number(0)) where sign.names == ["direction"]:
      return half * (.number(1) + sign)
    case .binary(.less, let sign, .number(0)) where sign.names == ["direction"]:
      return half * (.number(1) - sign)
    case .unary(.not, let other): return share(other).map { .number(1) - $0 }
    default: return nil
    }
  }

  /// Returns a number with its unit; angles are in degrees, times in milliseconds.
  static func literal(_ number: Double, _ unit: Unit) -> String {
    switch unit {
    case .number: rounded(number, places: 5)
    case .length: rounded(number, places: 4) + "px"
    case .angle: rounded(number * 180 / .pi, places: 4) + "deg"
    case .time: rounded(number * 1000, places: 3) + "ms"
    }
  }
}

/// Why an operation cannot be written in CSS, as the end of a sentence.
struct CSSObstacle: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
