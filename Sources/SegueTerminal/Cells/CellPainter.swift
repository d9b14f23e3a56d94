/// Turns what a terminal shows into what it should show: only cells that changed are sent, and of colors only
/// what differs from the cell before.
package struct CellPainter {
  private let origin: CellPen.Origin
  private var shown: CellGrid

  /// Starts with cells of unknown contents.
  private init(_ origin: CellPen.Origin, columns: Int, rows: Int) {
    self.origin = origin
    shown = CellGrid(columns: columns, rows: rows, filledWith: nil)
  }

  /// Paints the whole screen.
  package init(columns: Int, rows: Int) {
    self.init(.screen, columns: columns, rows: rows)
  }

  /// Paints the cells of a canvas.
  init(_ canvas: TerminalCanvas) {
    self.init(.canvas(canvas), columns: canvas.columns, rows: canvas.rows)
  }

  /// The bytes that turn what is shown into a grid of the same size; nothing where nothing changed.
  package mutating func paint(_ grid: CellGrid) -> [UInt8] {
    var pen = CellPen(origin)
    for row in 0..<min(grid.rows, shown.rows) {
      for column in 0..<min(grid.columns, shown.columns) {
        guard let cell = grid[row, column], shown[row, column] != cell else { continue }
        shown[row, column] = cell
        if cell.isContinuation { continue }
        let isWide =
          column + 1 < grid.columns && grid[row, column + 1]?.isContinuation == true
        // Half of a wide character is gone when the other half is written over.
        if isWide { shown[row, column + 1] = grid[row, column + 1] }
        pen.draw(cell, row: row, column: column, width: isWide ? 2 : 1)
      }
    }
    return pen.finished()
  }

  /// Forgets what some cells show, because something else has been drawn there.
  package mutating func forget(rows: Range<Int>, columns: Range<Int>) {
    for row in rows.clamped(to: 0..<shown.rows) {
      for column in columns.clamped(to: 0..<shown.columns) { shown[row, column] = nil }
    }
  }
}
