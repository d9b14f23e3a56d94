/// The terminal cells that a picture covers.
///
/// Positions are relative to the cursor saved with `ESC 7` at the top left of the region; columns
/// count from the terminal's left edge.
public struct TerminalCanvas: Hashable, Sendable {
  /// The first column, from 0.
  public let column: Int
  /// The first row, counted from the saved cursor.
  public let row: Int
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The width of a cell in pixels.
  public let cellWidth: Int
  /// The height of a cell in pixels.
  public let cellHeight: Int

  /// Creates the largest canvas that fits a region, with the picture's aspect ratio.
  ///
  /// - Parameters:
  ///   - isCentered: whether the canvas is centered; otherwise it is at the top left.
  public init(
    width: Int, height: Int, region: (columns: Int, rows: Int), cell: (width: Int, height: Int),
    isCentered: Bool
  ) {
    let most = (columns: max(1, region.columns), rows: max(1, region.rows))
    let (across, down) = (most.columns * cell.width, most.rows * cell.height)
    let scale = min(Double(across) / Double(width), Double(down) / Double(height))
    columns = clamped(Double(width) * scale / Double(cell.width), to: most.columns)
    rows = clamped(Double(height) * scale / Double(cell.height), to: most.rows)
    column = isCentered ? (most.columns - columns) / 2 : 0
    row = isCentered ? (most.rows - rows) / 2 : 0
    cellWidth = cell.width
    cellHeight = cell.height
  }

  /// The width in pixels.
  var pixelWidth: Int { columns * cellWidth }
  /// The height in pixels.
  var pixelHeight: Int { rows * cellHeight }

  /// Creates a canvas from a cell rectangle, relative to the saved cursor.
  public init(
    column: Int, row: Int, columns: Int, rows: Int, cell: (width: Int, height: Int)
  ) {
    self.column = column
    self.row = row
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cellWidth = cell.width
    cellHeight = cell.height
  }

  /// Moves the cursor to the canvas's first cell.
  var start: String { "\u{1b}8" + (row > 0 ? "\u{1b}[\(row)B" : "") + "\u{1b}[\(column + 1)G" }
}

private func clamped(_ cells: Double, to most: Int) -> Int {
  min(max(Int(cells.rounded()), 1), most)
}
