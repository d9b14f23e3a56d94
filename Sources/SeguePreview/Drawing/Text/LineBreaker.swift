internal import SegueCatalog
import SegueScenes

/// Breaks a paragraph into lines that fit a width, at spaces and newlines.
///
/// A word wider than the line is broken inside. If text remains after the last line, that line ends
/// in an ellipsis.
struct LineBreaker {
  typealias Text = Substring.UnicodeScalarView

  let font: Font
  let style: TextStyle
  let width: Double

  /// The maximum number of characters examined per line; no screen shows that many.
  private static let longestLine = 1_000

  /// Returns the lines of a text, up to a limit.
  func lines(of string: String, atMost limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var rest = Substring(string).unicodeScalars
    while lines.count < limit {
      let (line, next) = nextLine(of: rest)
      if next != nil, lines.count == limit - 1 {
        lines.append(shortened(rest))
        break
      }
      lines.append(measured(line))
      guard let next else { break }
      rest = next
    }
    return lines
  }

  /// Returns the text that fits on a line, and the rest: nil at the end.
  private func nextLine(of text: Text) -> (line: Text, rest: Text?) {
    let paragraph = text.prefix(Self.longestLine).prefix { $0 != "\n" }
    let afterwards = rest(of: text, after: paragraph.endIndex)
    let fitting = fittingPrefix(of: paragraph)
    guard fitting < paragraph.endIndex else { return (paragraph, afterwards) }
    if let space = paragraph[..<paragraph.index(after: fitting)].lastIndex(of: " "),
      space > paragraph.startIndex
    {
      return (paragraph[..<space], text[text.index(after: space)...])
    }
    let end = max(fitting, paragraph.index(after: paragraph.startIndex))
    return (paragraph[..<end], end < text.endIndex ? text[end...] : nil)
  }

  /// Returns the text after a line that ends at an index; a newline there belongs to the line.
  private func rest(of text: Text, after end: Text.Index) -> Text? {
    guard end < text.endIndex else { return nil }
    return text[end] == "\n" ? text[text.index(after: end)...] : text[end...]
  }

  /// Returns the end of the longest prefix that fits.
  private func fittingPrefix(of text: Text) -> Text.Index {
    let line = measured(text)
    guard line.width > width else { return text.endIndex }
    let ends = line.glyphs.dropFirst().map { $0.x - style.tracking } + [line.width]
    let count = ends.prefix { $0 <= width }.count
    return text.index(text.startIndex, offsetBy: count)
  }

  /// Returns the first line of a text, truncated to leave space for an ellipsis.
  private func shortened(_ text: Text) -> TextLine {
    let paragraph = text.prefix(Self.longestLine).prefix { $0 != "\n" }
    var kept = paragraph[..<fittingPrefix(of: paragraph)]
    while true {
      while kept.last == " " { kept.removeLast() }
      let line = measured(Substring(String(kept) + "…").unicodeScalars)
      if line.width <= width || kept.isEmpty { return line }
      kept.removeLast()
    }
  }

  private func measured(_ text: Text) -> TextLine {
    TextLine(text, font: font, style: style)
  }
}
