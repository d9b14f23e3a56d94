/// Writes cells, and remembers where the cursor is and which colors are set.
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

  /// The update as a whole, with the colors as they were before; nothing where nothing changed.
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
      let step = row - self.row
      if step > 0 { write(step == 1 ? "\u{1b}[B" : "\u{1b}[\(step)B") }
      if step > 0 || column != self.column {
        if step == 0 && isPlaced {
          skip(to: column)
        } else {
          write(canvas.column + column == 0 ? "\r" : "\u{1b}[\(canvas.column + column + 1)G")
        }
      }
    case .screen:
      if isPlaced && row == self.row {
        skip(to: column)
      } else {
        write("\u{1b}[\(row + 1);\(column + 1)H")
      }
    }
    isPlaced = true
    self.row = row
    self.column = column
  }

  /// Goes to the right in the same row.
  private mutating func skip(to column: Int) {
    let step = column - self.column
    if step != 0 { write(step == 1 ? "\u{1b}[C" : "\u{1b}[\(step)C") }
  }

  private mutating func set(_ cell: TerminalCell) {
    var codes: [String] = []
    if cell.style != style {
      codes = ["0"] + cell.style.codes
      (style, foreground, background) = (cell.style, nil, nil)
    }
    // Where there is no letter its color is not seen: the one that is set stays for those that follow.
    let showsLetter = cell.text != " " || !cell.style.isEmpty
    if showsLetter && cell.foreground != foreground {
      codes.append(cell.foreground?.foregroundCode ?? "39")
      foreground = cell.foreground
    }
    if cell.background != background {
      codes.append(cell.background?.backgroundCode ?? "49")
      background = cell.background
    }
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
