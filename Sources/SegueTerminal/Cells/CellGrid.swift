/// A rectangular grid of cells, from the top left.
package struct CellGrid: Hashable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  private var cells: [TerminalCell?]

  /// Creates a uniform grid; nil keeps the terminal's contents.
  package init(columns: Int, rows: Int, filledWith cell: TerminalCell? = TerminalCell()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// The cell at a position; nil keeps the terminal's contents.
  ///
  /// - Precondition: the position is inside the grid.
  package subscript(row: Int, column: Int) -> TerminalCell? {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether a position is inside the grid.
  package func contains(row: Int, column: Int) -> Bool {
    (0..<rows).contains(row) && (0..<columns).contains(column)
  }

  /// Draws another grid on top, clipped at the edges; nil cells keep what is below.
  package mutating func draw(_ other: CellGrid, row: Int, column: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns where contains(row: row + y, column: column + x) {
        if let cell = other[y, x] { self[row + y, column + x] = cell }
      }
    }
  }
}
