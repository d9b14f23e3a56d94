import SegueCatalog
public import SegueTimeline

/// A parser of durations with a unit: `350ms`, `0.35s`.
public enum DurationLiteral {
  /// Parses a duration in seconds; signs are allowed, since a delay may be negative.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    try Literal(type: .duration, example: "350ms").read(text)
  }
}

/// A parser of angles with a unit: `90deg`, `1.5rad`.
public enum AngleLiteral {
  /// Parses an angle in radians.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    try Literal(type: .angle, example: "90deg").read(text)
  }
}

/// A parser of percentages: `35%`.
public enum PercentLiteral {
  /// Parses a fraction: 0.35 for `35%`.
  ///
  /// The percent sign is required, since a bare `1` is ambiguous.
  public static func read(_ text: String) throws(ExpressionProblems) -> Double {
    let value = try Literal(type: .number, example: "35%").read(text)
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      throw Literal.problem(
        "expected a percentage", help: "add a percent sign, as in '35%'", text)
    }
    return value
  }
}

/// A parser of a single number with its unit, where a formula is not allowed.
struct Literal {
  let type: ExpressionType
  let example: String

  func read(_ text: String) throws(ExpressionProblems) -> Double {
    guard isOneNumber(text) else {
      throw Self.problem(
        "expected \(type.phrase)", help: "use a number, as in '\(example)'", text)
    }
    let expression = try Expression.parse(text, in: Self.nothing, expecting: type)
    return expression.constantValue ?? 0
  }

  /// Whether a text is a single number, signed or unsigned, or has a problem worth reporting.
  private func isOneNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      do throws(ExpressionProblem) {
        var token = try lexer.next()
        if token.kind == .minus || token.kind == .plus { token = try lexer.next() }
        return token.kind == .number ? try lexer.next().kind == .end : false
      } catch {
        return error.code == .badUnit
      }
    }
  }

  static func problem(_ message: String, help: String, _ text: String) -> ExpressionProblems {
    let range = 0..<text.utf8.count
    return ExpressionProblems(
      all: [ExpressionProblem(.badLiteral, message, help: help, at: range)])
  }

  private static let nothing = ExpressionScope([])
}

/// A parser of colors: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `black`, `white` or `clear`.
public enum ColorLiteral {
  /// The named colors.
  public static let named: KeyValuePairs<String, Color> = [
    "black": .black, "white": .white, "clear": .clear,
  ]

  /// What to write for a text that is no color: the same color, if another system has it, or the forms of colors.
  package static func help(for text: String) -> String {
    ForeignColor.text(for: text).map { "write '\($0)'" }
      ?? "write a color as '#rgb', '#rgba', '#rrggbb' or '#rrggbbaa', or as black, white or clear"
  }

  /// Parses a color.
  public static func read(_ text: String) throws(ExpressionProblems) -> Color {
    if let color = Color(hex: text) { return color }
    if let (_, color) = named.first(where: { $0.key == text }) { return color }
    let problem =
      text.hasPrefix("#") ? badDigits(text) : unknown(text)
    throw ExpressionProblems(all: [problem])
  }

  private static func badDigits(_ text: String) -> ExpressionProblem {
    ExpressionProblem(
      .badColor, "a color must have 3, 4, 6 or 8 hexadecimal digits",
      help: "write '#rgb', '#rgba', '#rrggbb' or '#rrggbbaa'", at: 0..<text.utf8.count)
  }

  private static func unknown(_ text: String) -> ExpressionProblem {
    ExpressionProblem(
      .badColor, "expected a color",
      help: ForeignColor.text(for: text).map { "write '\($0)'" }
        ?? "write it as '#rrggbb', in quotes because YAML reads a bare '#' as a comment",
      at: 0..<text.utf8.count, name: text, candidates: named.map(\.key))
  }
}

extension ParameterDescription {
  /// Parses a value; nil if the text is not valid.
  package func value(_ text: String) -> ParameterValue? {
    switch kind {
    case .number, .length: quantity(text, .number)
    case .angle: quantity(text, .angle)
    case .duration: quantity(text, .duration)
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .choice: .choice(text)
    case .color: (try? ColorLiteral.read(text)).map { .color($0) }
    }
  }

  private func quantity(_ text: String, _ type: ExpressionType) -> ParameterValue? {
    guard
      let expression = try? Expression.parse(text, in: ExpressionScope(), expecting: type),
      let value = expression.constantValue
    else { return nil }
    return .number(value)
  }
}
