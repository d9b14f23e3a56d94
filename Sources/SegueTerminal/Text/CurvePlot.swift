package import SegueTimeline

/// A small picture of a timing function: time to the right, value upwards.
package struct CurvePlot {
  private let columns: Int
  private let rows: Int

  /// Creates a picture of some size in characters.
  package init(columns: Int = 20, rows: Int = 4) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines, in Braille dots or in ASCII.
  package func lines(of function: TimingFunction, showsUnicode: Bool) -> [String] {
    let dots = showsUnicode ? (x: 2, y: 4) : (x: 1, y: 1)
    let width = columns * dots.x
    let height = rows * dots.y
    let values = (0..<width).map { function.value(at: Double($0) / Double(width - 1)) }
    // The range contains 0 and 1, and grows for overshoots.
    let low = min(0, values.min() ?? 0)
    let high = max(1, values.max() ?? 1)
    var cells = [[Int]](repeating: Array(repeating: 0, count: columns), count: rows)
    for (x, value) in values.enumerated() {
      let up = (value - low) / (high - low) * Double(height - 1)
      let y = height - 1 - Int(up.rounded())
      cells[y / dots.y][x / dots.x] |= Self.bit(x % dots.x, y % dots.y)
    }
    return cells.map { row in
      String(row.map { showsUnicode ? Self.braille($0) : ($0 == 0 ? " " : "*") }).trimmedEnd
    }
  }

  /// The bit of a dot in a Braille cell of two columns and four rows.
  private static func bit(_ x: Int, _ y: Int) -> Int {
    y < 3 ? 1 << (x * 3 + y) : 1 << (6 + x)
  }

  private static func braille(_ bits: Int) -> Character {
    Unicode.Scalar(UInt32(0x2800 + bits)).map { Character($0) } ?? " "
  }
}
