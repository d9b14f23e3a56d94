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
