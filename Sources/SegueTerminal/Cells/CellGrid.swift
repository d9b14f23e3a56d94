/// A rectangle of cells, from the top left.
package struct CellGrid: Hashable, Sendable {
  /// Cells across.
  package let columns: Int
  /// Cells down.
  package let rows: Int
  private var cells: [TerminalCell?]

  /// Creates a grid of cells that are all the same; nil leaves what the terminal shows there.
  package init(columns: Int, rows: Int, filledWith cell: TerminalCell? = TerminalCell()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: cell, count: self.columns * self.rows)
  }

  /// A cell; nil for one that is left as the terminal has it.
  ///
  /// - Precondition: the place lies inside.
  package subscript(row: Int, column: Int) -> TerminalCell? {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether a place lies inside.
  package func contains(row: Int, column: Int) -> Bool {
    (0..<rows).contains(row) && (0..<columns).contains(column)
  }

  /// Puts another grid on top, cut off at the edges; what it leaves alone stays.
  package mutating func draw(_ other: CellGrid, row: Int, column: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns where contains(row: row + y, column: column + x) {
        if let cell = other[y, x] { self[row + y, column + x] = cell }
      }
    }
  }
}
