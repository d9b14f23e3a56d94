/// Updates a terminal incrementally: sends only cells that changed, and only style changes between
/// neighboring cells.
package struct CellPainter {
  private let origin: CellPen.Origin
  private var shown: CellGrid

  /// Creates a painter over cells with unknown contents.
  private init(_ origin: CellPen.Origin, columns: Int, rows: Int) {
    self.origin = origin
    shown = CellGrid(columns: columns, rows: rows, filledWith: nil)
  }

  /// Creates a painter for the whole screen.
  package init(columns: Int, rows: Int) {
    self.init(.screen, columns: columns, rows: rows)
  }

  /// Creates a painter for the cells of a canvas.
  init(_ canvas: TerminalCanvas) {
    self.init(.canvas(canvas), columns: canvas.columns, rows: canvas.rows)
  }

  /// Returns the bytes that change the displayed grid into another of the same size; empty where
  /// nothing changed.
  package mutating func paint(_ grid: CellGrid) -> [UInt8] {
    var pen = CellPen(origin)
    for row in 0..<min(grid.rows, shown.rows) {
      for column in 0..<min(grid.columns, shown.columns) {
        guard let cell = grid[row, column], shown[row, column] != cell else { continue }
        shown[row, column] = cell
        if cell.isContinuation { continue }
        let isWide =
          column + 1 < grid.columns && grid[row, column + 1]?.isContinuation == true
        // Overwriting one half of a wide character erases the other half.
        if isWide { shown[row, column + 1] = grid[row, column + 1] }
        pen.draw(cell, row: row, column: column, width: isWide ? 2 : 1)
      }
    }
    return pen.finished()
  }

  /// Invalidates some cells, because something else has been drawn there.
  package mutating func forget(rows: Range<Int>, columns: Range<Int>) {
    for row in rows.clamped(to: 0..<shown.rows) {
      for column in columns.clamped(to: 0..<shown.columns) { shown[row, column] = nil }
    }
  }
}
