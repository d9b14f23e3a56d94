/// Writes cells while tracking the cursor position and the current colors.
struct CellPen {
  /// The position of the grid's first cell.
  enum Origin {
    /// On a canvas, relative to the saved cursor.
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

  /// Writes a cell; the second half of a wide character is written with the first.
  mutating func draw(_ cell: TerminalCell, row: Int, column: Int, width: Int) {
    if bytes.isEmpty { write("\u{1b}[?2026h" + start) }
    move(row: row, column: column)
    set(cell)
    bytes += String(cell.text).utf8
    self.column += width
    // The terminal may disagree about the character's width.
    if width > 1 || !cell.text.isASCII { isPlaced = isPlaced && cell.text.isBlock }
  }

  /// Returns the complete update, with the style reset at its end; empty where nothing changed.
  mutating func finished() -> [UInt8] {
    if !bytes.isEmpty { write("\u{1b}[0m\u{1b}[?2026l") }
    return bytes
  }

  private var start: String {
    if case .canvas(let canvas) = origin { return canvas.start }
    return "\u{1b}[0m"
  }

  /// Moves the cursor.
  ///
  /// After a write in the terminal's last column its position is unreliable, so columns are
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

  /// Moves the cursor within the row.
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
    // A blank cell shows no foreground: keep the current one for the cells that follow.
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
  /// Whether all terminals agree that the character is one cell wide: blocks, lines and dots.
  fileprivate var isBlock: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    return (0x2500...0x28FF).contains(scalar.value)
  }
}
