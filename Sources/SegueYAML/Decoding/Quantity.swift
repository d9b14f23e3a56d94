import SegueCatalog
import SegueDiagnostics
import SegueExpressions

/// A kind of number with a unit.
struct Quantity {
  /// A noun with an article and an example.
  let noun: String
  /// The units with their factors; messages use the first one.
  let units: [(name: StaticString, factor: Double)]

  static let duration = Quantity(
    noun: "a duration such as 350ms or 0.35s", units: [("s", 1), ("ms", 1e-3)])
  static let angle = Quantity(
    noun: "an angle such as 90deg",
    units: [("deg", .pi / 180), ("rad", 1), ("turn", 2 * .pi)])
  static let percentage = Quantity(noun: "a percentage such as 40%", units: [("%", 0.01)])

  enum Reading {
    case value(Double)
    case notANumber
    case unknownUnit(at: Int)
  }

  func read(_ text: Span<UInt8>) -> Reading {
    guard let number = DecimalText.parse(text) else { return .notANumber }
    let unit = text.extracting(number.length..<text.count)
    for (name, factor) in units where unit.equals(name) {
      // Dividing by the integer 1000 or 100 rounds once, so 350ms is the double nearest to 0.35.
      return .value(
        factor < 0.015 ? number.value / (1 / factor).rounded() : number.value * factor)
    }
    return .unknownUnit(at: number.length)
  }

  /// Returns the value in the base unit; nil if the text is not such a quantity.
  func value(_ text: Span<UInt8>) -> Double? {
    if case .value(let value) = read(text) { value } else { nil }
  }

  func grammar(_ range: NumberRange) -> Grammar {
    let names = units.map { "\($0.name)" }
    return Grammar(
      noun,
      pattern: #"^[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?("#
        + names.joined(separator: "|") + ")$"
    ) { [self] text in
      switch read(text) {
      case .value(let value): range.contains(value) ? [] : [outOfRange(range, text)]
      case .notANumber: [Grammar.Problem()]
      case .unknownUnit(let offset): [unknownUnit(at: offset, in: text, names: names)]
      }
    }
  }

  private func outOfRange(_ range: NumberRange, _ text: Span<UInt8>) -> Grammar.Problem {
    let unit = units[0]
    let rule = range.words { "\(($0 / unit.factor).shortText)\(unit.name)" }
    return Grammar.Problem(
      "must be \(rule), found '\(text.string.shortened)'", code: .outOfRange)
  }

  private func unknownUnit(
    at offset: Int, in text: Span<UInt8>, names: [String]
  ) -> Grammar.Problem {
    let unit = text.extracting(offset..<text.count).string
    let word = String(unit.trimmingPrefix(" "))
    let meant = [word, UnitSpelling.unit(word) ?? ""].first(where: names.contains)
    let found = unit.isEmpty ? "no unit" : "the unit '\(unit.shortened)'"
    return Grammar.Problem(
      "must have the unit \(names.joined(separator: " or ")), found \(found)", code: .badUnit,
      range: offset < text.count ? offset..<text.count : 0..<text.count,
      help: meant.map { "write '\(text.extracting(..<offset).string.shortened)\($0)'" },
      replacement: meant)
  }
}
