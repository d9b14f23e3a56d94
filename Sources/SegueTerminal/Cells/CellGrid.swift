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

/// The contents of one terminal cell.
package struct TerminalCell: Hashable, Sendable {
  /// The text attributes.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let dim = Style(rawValue: 2)
    package static let underlined = Style(rawValue: 4)
    package static let inverse = Style(rawValue: 8)

    /// The SGR parameters of the style.
    var codes: [String] {
      [(Style.bold, "1"), (.dim, "2"), (.underlined, "4"), (.inverse, "7")]
        .compactMap { contains($0.0) ? $0.1 : nil }
    }
  }

  package var text: Character
  /// The text color; nil for the terminal's default.
  package var foreground: TerminalColor?
  /// The background color; nil for the terminal's default.
  package var background: TerminalColor?
  /// The text attributes.
  package var style: Style
  /// Whether the cell is the second half of the wide character to its left, which is written with
  /// it.
  package var isContinuation = false

  package init(
    _ text: Character = " ", foreground: TerminalColor? = nil, background: TerminalColor? = nil,
    style: Style = []
  ) {
    self.text = text
    self.foreground = foreground
    self.background = background
    self.style = style
  }
}
