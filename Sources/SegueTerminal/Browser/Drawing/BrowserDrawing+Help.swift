extension BrowserDrawing {
  /// All keys, grouped by purpose.
  static let keys: [(title: String, keys: [(String, String)])] = [
    (
      "List",
      [
        ("↑ ↓ j k", "move"), ("PgUp PgDn", "page"), ("Home End g G", "first, last"),
        ("/", "search as you type"), ("f", "filters"), ("x", "no filters"),
        ("F", "its family only"), ("*", "favorite on, off"),
      ]
    ),
    (
      "Time",
      [
        ("space enter", "play, from the start"),
        (", .", "a frame back, forward"),
        ("← →", "scrub"), ("0 … 9", "start … end"), ("- +", "slower, faster"), ("l", "loop"),
      ]
    ),
    (
      "Preset",
      [
        ("o", "next operation"), ("p tab", "parameters"), ("← → H L", "change one"),
        ("c", "compare on, off"), ("m r d", "mirror, reduce, dark"),
      ]
    ),
    (
      "File",
      [
        ("y", "copy the YAML"), ("s", "copy the Swift line"), ("e", "open in $EDITOR"),
        ("J K", "scroll the details"), ("ctrl-l", "redraw"), ("?", "this page"),
        ("q ctrl-c", "quit"),
      ]
    ),
  ]

  /// Draws the page of keys, over the phone and the facts.
  func drawHelp(into grid: inout CellGrid) {
    let area = CellRect(
      column: 0, row: 2, columns: grid.columns, rows: max(0, grid.rows - 4))
    grid.fill(area, theme.plain)
    let width = max(30, (grid.columns - 4) / 2)
    var rows = [area.row, area.row]
    for (index, part) in Self.keys.enumerated() {
      let side = index % 2
      let column = 2 + side * width
      grid.write(part.title, row: rows[side], column: column, theme.strong)
      for (offset, key) in part.keys.enumerated() {
        let row = rows[side] + 1 + offset
        guard row < area.row + area.rows else { break }
        let sign = theme.showsUnicode ? key.0 : Self.asciiKey(key.0)
        grid.write(sign, row: row, column: column, width: 14, theme.accent)
        grid.write(key.1, row: row, column: column + 15, width: width - 16, theme.plain)
      }
      rows[side] += part.keys.count + 2
    }
    guard area.rows > 17 else { return }
    let mouse = "Mouse: click a row, scroll, drag the timeline, drag on the phone."
    grid.write(
      mouse, row: area.row + area.rows - 1, column: 2, width: grid.columns - 4, theme.faint)
  }

  private static func asciiKey(_ key: String) -> String {
    var text = key
    for (sign, word) in [("↑", "up"), ("↓", "down"), ("←", "left"), ("→", "right"), ("…", "to")] {
      text = text.replacing(sign, with: word)
    }
    return text
  }
}
