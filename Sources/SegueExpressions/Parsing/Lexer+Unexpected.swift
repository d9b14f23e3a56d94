extension Lexer {
  /// The problem for an invalid character or an operator of another language.
  func unexpected() -> ExpressionProblem {
    for (foreign, help) in Self.foreign where text[position...].starts(with: foreign.utf8) {
      return ExpressionProblem(
        .syntax, "`\(foreign)` is not an operator here", help: help,
        at: position..<position + foreign.utf8.count)
    }
    let character = byte() < 0x20 || byte() == 0x7F ? "a control character" : quoted
    return ExpressionProblem(
      .syntax, "unexpected \(character)", help: "expressions hold numbers, names and + - * / ( )",
      at: position..<position + 1)
  }

  private var quoted: String { "`\(Character(UnicodeScalar(byte())))`" }

  private static let foreign: KeyValuePairs = [
    "**": "multiply the value by itself: `a * a`",
    "^": "multiply the value by itself: `a * a`",
    "&&": "write `and`",
    "&": "write `and`",
    "||": "write `or`",
    "|": "write `or`",
    "!": "write `not`",
    "=": "compare with `==`",
    "?": "write `if(condition, a, b)`",
    "%": "a percent sign follows a number directly: `50%`; a remainder is `mod(a, b)`",
    "$": "a parameter is read by its bare name",
    "#": "a color is no expression",
  ]
}
