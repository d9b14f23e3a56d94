import SeguePreview

/// A terminal screen that reads characters back as colors: supports blocks in 24-bit colors.
struct CellScreen {
  /// The contents of a cell.
  private struct Cell {
    /// The quadrants covered by the glyph: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    var mask = 0
    var foreground: UInt32 = 0
    var background: UInt32 = 0
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]
  /// The cursor's row.
  private(set) var row = 0
  private var column = 0
  private var pen = Cell()
  private var isInverse = false
  /// The number of characters that were not blocks, or were outside the screen.
  private(set) var mistakes = 0

  private static let blocks: [Unicode.Scalar: Int] = Dictionary(
    uniqueKeysWithValues: zip(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars, 0...))

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Processes terminal output; the saved cursor is the screen's top left.
  mutating func show(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1b}": escape(&rest)
      case "\n": (row, column) = (row + 1, 0)
      case "\r": column = 0
      default: write(character)
      }
    }
  }

  private mutating func write(_ character: Unicode.Scalar) {
    guard let mask = Self.blocks[character], row < rows, column < columns else {
      mistakes += 1
      return
    }
    cells[row * columns + column] = Cell(
      mask: isInverse ? 15 - mask : mask, foreground: pen.foreground, background: pen.background)
    column += 1
  }

  private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    let kind = rest.popFirst()
    if kind == "8" { (row, column) = (0, 0) }
    guard kind == "[" else { return }
    let parameters = rest.prefix { $0.value < 0x40 }
    rest = rest.dropFirst(parameters.count)
    let numbers = Self.numbers(parameters)
    let count = max(1, numbers.first ?? 1)
    switch rest.popFirst() {
    case "A": row = max(0, row - count)
    case "B": row += count
    case "C": column += count
    case "G": column = count - 1
    case "m": setColors(numbers)
    default: break
    }
  }

  /// Parses numbers between semicolons; non-digits count as 0.
  private static func numbers(_ text: ArraySlice<Unicode.Scalar>) -> [Int] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: ";", omittingEmptySubsequences: false).map { digits in
      digits.reduce(0) { $0 * 10 + (Int($1.value) - 48).clamped }
    }
  }

  private mutating func setColors(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0:
        pen = Cell()
        isInverse = false
      case 7: isInverse = true
      case 38: pen.foreground = Self.color(&rest)
      case 48: pen.background = Self.color(&rest)
      default: mistakes += 1
      }
    }
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> UInt32 {
    let parts = rest.prefix(4)
    rest = rest.dropFirst(4)
    return parts.dropFirst().reduce(0) { $0 << 8 | UInt32(truncatingIfNeeded: $1) }
  }

  /// Returns the mean color error of the rows from a given one on, compared with a picture, of 255.
  func error(from first: Int, comparedWith picture: Bitmap) -> Double {
    let (across, down) = (picture.width / columns, PlayedAnimation.cellHeight)
    var sum = 0
    for y in 0..<picture.height {
      let isLower = y % down >= down / 2
      for x in 0..<picture.width {
        let cell = cells[(first + y / down) * columns + x / across]
        let quarter = (isLower ? 4 : 1) << (x % across >= across / 2 ? 1 : 0)
        let shown = cell.mask & quarter == 0 ? cell.background : cell.foreground
        for shift in [UInt32(0), 8, 16] {
          sum += abs(Int(shown >> shift & 255) - Int(picture[x, y] >> shift & 255))
        }
      }
    }
    return Double(sum) / Double(picture.width * picture.height * 3)
  }
}

extension Int {
  /// The digit, or 0 where the number is not one.
  fileprivate var clamped: Int { (0...9).contains(self) ? self : 0 }
}
