/// Shows pictures as lower half blocks: the foreground is the lower pixel, the background the upper.
///
/// Only cells that changed since the last picture are sent, and of colours only what differs from
/// the cell before.
package struct HalfBlocks {
  private struct Cell: Hashable {
    let upper: TerminalColor
    let lower: TerminalColor
  }

  private let canvas: TerminalCanvas
  private let depth: TerminalAbilities.ColorDepth
  private let background: UInt32
  private let leavesEmptyCells: Bool
  private var shown: [Cell?]

  /// Starts with cells of unknown contents.
  ///
  /// - Parameters:
  ///   - background: The opaque colour behind transparent pixels.
  ///   - leavesEmptyCells: Whether cells in which nothing is to be seen stay as the terminal has them.
  package init(
    canvas: TerminalCanvas, depth: TerminalAbilities.ColorDepth, background: UInt32 = 0xff00_0000,
    leavesEmptyCells: Bool = false
  ) {
    self.canvas = canvas
    self.depth = depth
    self.background = background
    self.leavesEmptyCells = leavesEmptyCells
    shown = Array(repeating: nil, count: canvas.columns * canvas.rows)
  }

  /// The bytes that turn the picture shown last into this one.
  package mutating func encode(_ picture: Bitmap) -> [UInt8] {
    let small = picture.scaled(width: canvas.columns, height: canvas.rows * 2)
    var pen = Pen(canvas)
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let (upper, lower) = (small.row(2 * row)[column], small.row(2 * row + 1)[column])
        if leavesEmptyCells && (upper | lower).isTransparent { continue }
        let cell = Cell(upper: color(upper), lower: color(lower))
        let index = row * canvas.columns + column
        guard shown[index] != cell else { continue }
        shown[index] = cell
        pen.draw(upper: cell.upper, lower: cell.lower, row: row, column: column)
      }
    }
    return pen.finished()
  }

  private func color(_ pixel: UInt32) -> TerminalColor {
    TerminalColor(StraightAlpha.flattened(pixel, on: background), depth: depth)
  }
}

extension UInt32 {
  /// Whether nothing is to be seen of a pixel.
  fileprivate var isTransparent: Bool { self >> 24 == 0 }
}

/// Writes cells, and remembers where the cursor is and which colours are set.
private struct Pen {
  private let canvas: TerminalCanvas
  private var bytes: [UInt8] = []
  private var row = 0
  private var column = 0
  private var foreground: TerminalColor?
  private var background: TerminalColor?

  init(_ canvas: TerminalCanvas) { self.canvas = canvas }

  mutating func draw(upper: TerminalColor, lower: TerminalColor, row: Int, column: Int) {
    if bytes.isEmpty { write("\u{1b}[?2026h" + canvas.start) }
    move(row: row, column: column)
    let isPlain = upper == lower
    setColors(foreground: isPlain ? nil : lower, background: upper)
    write(isPlain ? " " : "▄")
    self.column += 1
  }

  /// The update as a whole, with the colours as they were before; nothing where nothing changed.
  mutating func finished() -> [UInt8] {
    if !bytes.isEmpty { write("\u{1b}[0m\u{1b}[?2026l") }
    return bytes
  }

  /// After the last column of the terminal the cursor's place is not certain: so columns are
  /// absolute on a new row.
  private mutating func move(row: Int, column: Int) {
    if row != self.row {
      write("\u{1b}[\(row - self.row)B\u{1b}[\(canvas.column + column + 1)G")
    } else if column != self.column {
      write("\u{1b}[\(column - self.column)C")
    }
    self.row = row
    self.column = column
  }

  private mutating func setColors(foreground: TerminalColor?, background: TerminalColor) {
    var codes: [String] = []
    if let foreground, foreground != self.foreground {
      codes.append("38;" + foreground.code)
      self.foreground = foreground
    }
    if background != self.background {
      codes.append("48;" + background.code)
      self.background = background
    }
    if !codes.isEmpty { write("\u{1b}[" + codes.joined(separator: ";") + "m") }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }
}
