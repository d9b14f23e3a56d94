import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueTerminal

/// Rows of text in aligned columns, at most as wide as the terminal.
struct Table {
  let headings: [String]
  /// The cells of each row, one per heading.
  let rows: [[String]]
  /// Whether the last column is wrapped if the terminal is too narrow, not truncated.
  var wrapsLastColumn = false

  /// The lines; columns are truncated if the terminal is too narrow.
  func lines(width: Int, style: ANSIStyle, showsUnicode: Bool) -> [String] {
    let widths = columnWidths(within: width)
    let ellipsis = showsUnicode ? "…" : "~"
    func line(_ cells: [String], _ paint: (Int, String) -> String) -> String {
      zip(cells, widths).enumerated()
        .map { column, cell in
          let text = cell.0.fitted(to: cell.1, with: ellipsis)
          return paint(column, column == widths.count - 1 ? text.trimmedEnd : text)
        }
        .joined(separator: "  ")
        .trimmedEnd
    }
    let heading = line(headings) { style.paint($1, .bold) }
    return [heading]
      + rows.flatMap { wrapped($0, to: widths) }
      .map { line($0) { $0 == 0 && $1.first != " " ? style.paint($1, .cyan) : $1 } }
  }

  /// A row, continued in rows that have only a last cell.
  private func wrapped(_ row: [String], to widths: [Int]) -> [[String]] {
    guard wrapsLastColumn, let last = row.last, let width = widths.last, last.columnCount > width
    else { return [row] }
    let parts = last.wrapped(to: width)
    let empty = Array(repeating: "", count: row.count - 1)
    return parts.enumerated().map { ($0 == 0 ? row.dropLast() : empty) + [$1] }
  }

  /// The width at which nothing is cut or wrapped.
  var fullWidth: Int { fullWidths.reduce(2 * (headings.count - 1), +) }

  private var fullWidths: [Int] {
    var widths = headings.map(\.columnCount)
    for row in rows {
      for (index, cell) in row.enumerated() { widths[index] = max(widths[index], cell.columnCount) }
    }
    return widths
  }

  private func columnWidths(within width: Int) -> [Int] {
    var widths = fullWidths
    // The last column shrinks first, then the one before it; the first never does.
    for index in widths.indices.dropFirst().reversed() {
      let total = widths.reduce(2 * (widths.count - 1), +)
      if total <= width { break }
      widths[index] = max(min(8, widths[index]), widths[index] - (total - width))
    }
    return widths
  }
}

extension String {
  /// The text without control characters other than line breaks.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
      .joined(separator: "\n")
  }
}

/// Colors for text on a terminal, or none.
struct ANSIStyle: Sendable {
  /// The available text colors.
  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "36"
  }

  /// Whether colors are enabled.
  let isOn: Bool

  /// The text in a color.
  func paint(_ text: String, _ paint: Paint) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
