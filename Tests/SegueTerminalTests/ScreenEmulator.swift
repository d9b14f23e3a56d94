/// A tiny terminal: enough to replay half blocks and to see what a user would see.
struct ScreenEmulator {
  struct Cell: Hashable {
    var text: Character = " "
    var foreground: [Int] = []
    var background: [Int] = []
  }

  private(set) var cells: [[Cell]]
  private(set) var errors: [String] = []
  private(set) var isSynchronizing = false
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  private var pen = Cell()

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The color of the upper and the lower half of a cell; empty for the terminal's own.
  func halves(_ row: Int, _ column: Int) -> (upper: [Int], lower: [Int]) {
    let cell = cells[row][column]
    return (cell.background, cell.text == "▄" ? cell.foreground : cell.background)
  }

  mutating func replay(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self))[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1b}": escape(&rest)
      case "\r": column = 0
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else {
      errors.append("\(character) outside, at \(row), \(column)")
      return
    }
    cells[row][column] = Cell(
      text: character, foreground: pen.foreground, background: pen.background)
    column += 1
  }

  private mutating func escape(_ rest: inout ArraySlice<Character>) {
    switch rest.popFirst() {
    case "7": saved = (row, column)
    case "8":
      (row, column) = saved
      pen = Cell()
    case "[":
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(parameters.count)
      control(String(parameters), rest.popFirst())
    case let other: errors.append("escape \(String(describing: other))")
    }
  }

  private mutating func control(_ parameters: String, _ final: Character?) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (parameters, final) {
    case ("?2026", "h"): isSynchronizing = true
    case ("?2026", "l"): isSynchronizing = false
    case (_, "B"): row += numbers.first ?? 1
    case (_, "C"): column += numbers.first ?? 1
    case (_, "G"): column = (numbers.first ?? 1) - 1
    case (_, "m"): setColors(numbers[...])
    default: errors.append("control \(parameters)\(final.map(String.init) ?? "")")
    }
  }

  private mutating func setColors(_ numbers: ArraySlice<Int>) {
    var rest = numbers
    while let first = rest.popFirst() {
      guard first != 0 else {
        pen = Cell()
        continue
      }
      if first == 39 { pen.foreground = [] }
      if first == 49 { pen.background = [] }
      guard first == 38 || first == 48 else { continue }
      let color = Array(rest.prefix(rest.first == 2 ? 4 : 2).dropFirst())
      rest = rest.dropFirst(color.count + 1)
      if first == 38 { pen.foreground = color }
      if first == 48 { pen.background = color }
    }
  }
}
