import SegueCatalog

extension Lexer {
  /// Scans a number with its unit.
  mutating func number() throws(ExpressionProblem) -> Token {
    let start = position
    var decimal = Decimal()
    while Self.isDigit(byte()) { decimal.append(digit()) }
    if byte() == UInt8(ascii: ".") { try fraction(&decimal, from: start) }
    exponent(&decimal)
    guard let value = decimal.value ?? exact(start..<position), value <= Interval.limit else {
      throw ExpressionProblem(
        .syntax, "the number is too large", help: "the largest is 1e100", at: start..<position)
    }
    let (scaled, type) = try unit(value, from: start)
    return Token(kind: .number, start: start, end: position, value: scaled, type: type)
  }

  private mutating func digit() -> UInt8 {
    defer { position += 1 }
    return byte() - UInt8(ascii: "0")
  }

  private mutating func fraction(
    _ decimal: inout Decimal, from start: Int
  ) throws(ExpressionProblem) {
    position += 1
    guard Self.isDigit(byte()) else {
      throw ExpressionProblem(
        .syntax, "expected a digit after the decimal point", at: start..<position)
    }
    while Self.isDigit(byte()) { decimal.append(digit(), isFraction: true) }
  }

  /// Scans `e6` or `e-6`; a bare `e` is left as an unknown unit.
  private mutating func exponent(_ decimal: inout Decimal) {
    let hasSign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
    guard byte() | 0x20 == UInt8(ascii: "e"), Self.isDigit(byte(hasSign ? 2 : 1)) else { return }
    let isNegative = byte(1) == UInt8(ascii: "-")
    position += hasSign ? 2 : 1
    var exponent = 0
    while Self.isDigit(byte()) { exponent = min(exponent * 10 + Int(digit()), 9_999) }
    decimal.exponent += isNegative ? -exponent : exponent
  }

  /// Converts a number that is too long for the fast path.
  private func exact(_ range: Range<Int>) -> Double? {
    Double(String(decoding: text[range], as: UTF8.self))
  }

  private mutating func unit(
    _ value: Double, from start: Int
  ) throws(ExpressionProblem) -> (Double, ExpressionType) {
    let first = position
    if byte() == UInt8(ascii: "%") {
      position += 1
    } else {
      while Self.isLetter(byte()) { position += 1 }
    }
    guard position > first else { return (value, .number) }
    switch (position - first, text[first], text[position - 1]) {
    case (1, UInt8(ascii: "%"), _): return (value / 100, .number)
    case (1, UInt8(ascii: "s"), _): return (value, .duration)
    case (2, UInt8(ascii: "m"), UInt8(ascii: "s")): return (value / 1000, .duration)
    case (2, UInt8(ascii: "p"), UInt8(ascii: "t")): return (value, .number)
    default: break
    }
    let unit = String(decoding: text[first..<position], as: UTF8.self)
    switch unit {
    case "deg": return (value * (.pi / 180), .angle)
    case "rad": return (value, .angle)
    default: throw badUnit(unit, of: start..<first)
    }
  }

  private func badUnit(_ unit: String, of number: Range<Int>) -> ExpressionProblem {
    let written = String(decoding: text[number], as: UTF8.self)
    return ExpressionProblem(
      .badUnit, "unknown unit '\(unit)'",
      help: UnitSpelling.help(written, unit) ?? "the units are s, ms, deg, rad, pt and %",
      at: number.upperBound..<position, replacement: UnitSpelling.unit(unit))
  }
}

/// A decimal number being scanned.
struct Decimal {
  private var digits: UInt64 = 0
  private var isLong = false
  var exponent = 0

  mutating func append(_ digit: UInt8, isFraction: Bool = false) {
    isLong = isLong || digits >= 1 << 49
    guard !isLong else { return }
    digits = digits * 10 + UInt64(digit)
    if isFraction { exponent -= 1 }
  }

  /// The nearest double, if a single multiplication or division of exact values yields it.
  var value: Double? {
    guard !isLong, exponent.magnitude <= 22 else { return nil }
    let power = Self.powers[Int(exponent.magnitude)]
    return exponent < 0 ? Double(digits) / power : Double(digits) * power
  }

  /// The powers of ten from 0 to 22, all of them exact.
  private static let powers = (0..<22).reduce(into: [1.0]) { powers, last in
    powers.append(powers[last] * 10)
  }
}

extension Lexer {
  /// The problem for an invalid character or an operator of another language.
  func unexpected() -> ExpressionProblem {
    for (foreign, help) in Self.foreign where text[position...].starts(with: foreign.utf8) {
      return ExpressionProblem(
        .syntax, "'\(foreign)' is not an operator", help: help,
        at: position..<position + foreign.utf8.count)
    }
    let character = byte() < 0x20 || byte() == 0x7F ? "a control character" : quoted
    return ExpressionProblem(
      .syntax, "unexpected \(character)",
      help: "expressions consist of numbers, names and + - * / ( )",
      at: position..<position + 1)
  }

  private var quoted: String { "'\(Character(UnicodeScalar(byte())))'" }

  private static let foreign: KeyValuePairs = [
    "**": "multiply the value by itself: 'a * a'",
    "^": "multiply the value by itself: 'a * a'",
    "&&": "write 'and'",
    "&": "write 'and'",
    "||": "write 'or'",
    "|": "write 'or'",
    "!": "write 'not'",
    "=": "compare with '=='",
    "?": "write 'if(condition, a, b)'",
    "%": "write the percent sign directly after a number: '50%'; for a remainder, use 'mod(a, b)'",
    "$": "write the name of a parameter without '$'",
    "#": "a color is not an expression",
  ]
}

/// Units as they are written elsewhere.
package enum UnitSpelling {
  /// The unit that a word stands for, such as `s` for `seconds`; nil if there is none.
  package static func unit(_ word: some StringProtocol) -> String? { units[word.lowercased()] }

  /// What to write for a number with a unit in other words, such as `0.4 seconds`; nil if the unit is unknown.
  static func help(_ number: String, _ word: String) -> String? {
    guard number.utf8.count <= 60 else { return nil }
    if let side = viewport[word.lowercased()] {
      return Double(number).map { "write '\(share($0 / 100, of: side))'" }
    }
    guard let unit = unit(word) else { return nil }
    // A number without a unit is a length too.
    return unit == "pt" ? "write '\(number)' or '\(number)pt'" : "write '\(number)\(unit)'"
  }

  /// A part of a length as a formula: `container.width * 0.5`.
  package static func share(_ fraction: Double, of side: String) -> String {
    switch fraction {
    case 0: return "0"
    case 1: return side
    case -1: return "-\(side)"
    default:
      // Rounds off the floating-point error of the division by 100.
      let part = (fraction * 1e6).rounded() / 1e6
      return "\(side) * \(Int(exactly: part).map(String.init) ?? "\(part)")"
    }
  }

  /// The units of CSS that are hundredths of the screen.
  private static let viewport = ["vw": "container.width", "vh": "container.height"]

  private static let units = [
    "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "ms": "ms", "msec": "ms", "msecs": "ms", "millisecond": "ms", "milliseconds": "ms",
    "deg": "deg", "degs": "deg", "degree": "deg", "degrees": "deg", "°": "deg",
    "rad": "rad", "rads": "rad", "radian": "rad", "radians": "rad",
    "pt": "pt", "pts": "pt", "point": "pt", "points": "pt", "px": "pt", "dp": "pt",
    "percent": "%",
  ]
}
