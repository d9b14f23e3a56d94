/// Writes cells, and remembers where the cursor is and which colours are set.
struct CellPen {
  /// Where the grid's first cell is.
  enum Origin {
    /// At a place of a canvas, which is relative to the saved cursor.
    case canvas(TerminalCanvas)
    /// At the top left of the screen.
    case screen
  }

  private let origin: Origin
  private var bytes: [UInt8] = []
  private var row = 0
  private var column = 0
  private var isPlaced = false
  private var foreground: TerminalColor?
  private var background: TerminalColor?
  private var style: TerminalCell.Style = []

  init(_ origin: Origin) { self.origin = origin }

  /// Writes a cell; the second half of a wide character comes with the first.
  mutating func draw(_ cell: TerminalCell, row: Int, column: Int, width: Int) {
    if bytes.isEmpty { write("\u{1b}[?2026h" + start) }
    move(row: row, column: column)
    set(cell)
    bytes += String(cell.text).utf8
    self.column += width
    // A terminal may think otherwise of how wide it is.
    if width > 1 || !cell.text.isASCII { isPlaced = isPlaced && cell.text.isBlock }
  }

  /// The update as a whole, with the colours as they were before; nothing where nothing changed.
  mutating func finished() -> [UInt8] {
    if !bytes.isEmpty { write("\u{1b}[0m\u{1b}[?2026l") }
    return bytes
  }

  private var start: String {
    if case .canvas(let canvas) = origin { return canvas.start }
    return "\u{1b}[0m"
  }

  /// After the last column of the terminal the cursor's place is not certain: so columns are
  /// absolute on a new row.
  private mutating func move(row: Int, column: Int) {
    switch origin {
    case .canvas(let canvas):
      if row != self.row {
        write("\u{1b}[\(row - self.row)B\u{1b}[\(canvas.column + column + 1)G")
      } else if column != self.column {
        write("\u{1b}[\(canvas.column + column + 1)G")
      }
    case .screen:
      if !isPlaced || row != self.row || column != self.column {
        write("\u{1b}[\(row + 1);\(column + 1)H")
      }
    }
    isPlaced = true
    self.row = row
    self.column = column
  }

  private mutating func set(_ cell: TerminalCell) {
    var codes: [String] = []
    let losesColor =
      (foreground != nil && cell.foreground == nil) || (background != nil && cell.background == nil)
    if cell.style != style || losesColor {
      codes = ["0"] + cell.style.codes
      (style, foreground, background) = (cell.style, nil, nil)
    }
    if let color = cell.foreground, color != foreground { codes.append(color.foregroundCode) }
    if let color = cell.background, color != background { codes.append(color.backgroundCode) }
    (foreground, background) = (cell.foreground, cell.background)
    if !codes.isEmpty { write("\u{1b}[" + codes.joined(separator: ";") + "m") }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }
}

extension Character {
  /// Whether every terminal agrees that it is one cell wide: blocks, lines and dots.
  fileprivate var isBlock: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return (0x2500...0x28FF).contains(scalar.value)
  }
}
