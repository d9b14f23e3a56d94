public import SegueTimeline

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
