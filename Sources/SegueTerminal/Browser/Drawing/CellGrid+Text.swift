import SegueCatalog
import SegueDiagnostics
import SeguePreview

extension CellGrid {
  /// Writes a line of text; a longer one is truncated with an ellipsis.
  ///
  /// Control characters are written as their numbers: names from files cannot move the cursor.
  ///
  /// - Parameters:
  ///   - width: the maximum width in cells.
  ///   - marks: the byte offsets of highlighted letters, and their paint.
  /// - Returns: the column after the text.
  @discardableResult
  mutating func write(
    _ text: String, row: Int, column: Int, width: Int = .max, _ paint: BrowserTheme.Paint,
    marks: (places: Set<Int>, paint: BrowserTheme.Paint)? = nil
  ) -> Int {
    let end = min(
      columns,
      column.addingReportingOverflow(max(0, width)).overflow
        ? columns : column + max(0, width))
    let safe = text.printable.replacing("\t", with: " ")
    let isCut = column + safe.columnCount > end
    var column = column
    var place = 0
    for character in safe {
      let size = character.displayWidth
      if size == 0 { continue }
      if isCut && column + size > end - 1 {
        put("…", row: row, column: column, paint)
        return column + 1
      }
      let isMarked = marks?.places.contains(place) ?? false
      var own = isMarked ? marks?.paint ?? paint : paint
      own.background = own.background ?? paint.background
      own.style.formUnion(paint.style.intersection(.inverse))
      put(character, row: row, column: column, own, isWide: size == 2)
      place += character.utf8.count
      column += size
    }
    return column
  }

  /// Fills a rectangle with spaces.
  mutating func fill(_ rect: CellRect, _ paint: BrowserTheme.Paint) {
    for row in rect.row..<rect.row + rect.rows {
      for column in rect.column..<rect.column + rect.columns {
        put(" ", row: row, column: column, paint)
      }
    }
  }

  private mutating func put(
    _ character: Character, row: Int, column: Int, _ paint: BrowserTheme.Paint, isWide: Bool = false
  ) {
    guard contains(row: row, column: column) else { return }
    var cell = TerminalCell(
      character, foreground: paint.foreground, background: paint.background, style: paint.style)
    self[row, column] = cell
    guard isWide, contains(row: row, column: column + 1) else { return }
    cell.text = " "
    cell.isContinuation = true
    self[row, column + 1] = cell
  }
}
