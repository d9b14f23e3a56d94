import SegueCatalog
import SeguePreview
import SegueStaging
import SegueTimeline
import SegueYAML

/// Draws the state of the browser in cells, except the phone's picture.
struct BrowserDrawing {
  let state: BrowserState
  let details: BrowserDetails
  let theme: BrowserTheme

  /// The whole screen, with an empty area for the picture.
  func grid() -> CellGrid {
    var grid = CellGrid(columns: state.layout.columns, rows: state.layout.rows)
    guard state.layout.fits else {
      drawTooSmall(into: &grid)
      return grid
    }
    drawHead(into: &grid)
    if state.focus != .help { drawLabels(into: &grid) }
    if state.focus == .filters { drawFilters(into: &grid) } else { drawList(into: &grid) }
    drawFacts(into: &grid)
    drawScrubber(into: &grid)
    drawHints(into: &grid)
    if state.focus == .help { drawHelp(into: &grid) }
    return grid
  }

  private func drawTooSmall(into grid: inout CellGrid) {
    let least = BrowserLayout.least
    let lines = [
      "segue browse needs \(least.columns) × \(least.rows) cells;",
      "the terminal has \(grid.columns) × \(grid.rows). q quits.",
    ]
    for (index, line) in lines.enumerated() {
      let row = max(0, grid.rows / 2 - 1) + index
      let column = max(0, (grid.columns - line.columnCount) / 2)
      grid.write(line, row: row, column: column, theme.plain)
    }
  }

  // MARK: Header

  private func drawHead(into grid: inout CellGrid) {
    let isSearching = state.focus == .search
    var column = grid.write("segue", row: 0, column: 1, theme.strong) + 2
    if isSearching || !state.query.isEmpty {
      column = grid.write("/ ", row: 0, column: column, theme.accent)
      let paint = isSearching && state.replacesQuery ? theme.selection : theme.plain
      column = grid.write(state.query, row: 0, column: column, width: 40, paint)
      if isSearching {
        column = grid.write(theme.sign("▏", "_"), row: 0, column: column, theme.accent)
      }
      column += 2
    } else {
      column = grid.write("/ to search", row: 0, column: column, theme.faint) + 2
    }
    for text in BrowserFilter.Dimension.allCases.compactMap(state.text) {
      column = grid.write(theme.sign("◆ ", "* "), row: 0, column: column, theme.accent)
      column = grid.write(text, row: 0, column: column, width: 24, theme.plain) + 2
    }
    for text in state.look.words {
      column = grid.write(theme.sign("◇ ", "+ "), row: 0, column: column, theme.accent)
      column = grid.write(text, row: 0, column: column, theme.plain) + 2
    }
    let count = countText
    grid.write(count, row: 0, column: grid.columns - 1 - count.count, theme.faint)
    grid.write(
      String(repeating: theme.sign("─", "-"), count: grid.columns), row: 1, column: 0, theme.line)
  }

  /// The number of presets, or of those that match.
  private var countText: String {
    let (all, broken) = (state.items.count, state.brokenCount)
    guard state.hits.count == all else { return "\(state.hits.count) of \(all)" }
    let presets = all == 1 ? "1 preset" : "\(all) presets"
    return broken == 0 ? presets : "\(presets), \(broken) with errors"
  }

  /// Labels the phones if there are two.
  private func drawLabels(into grid: inout CellGrid) {
    guard let other = state.compared, let own = state.selected else { return }
    for (item, phone) in zip([own, other], state.layout.phones) {
      let text = " \(item.text(.id).fitted(to: max(1, phone.columns - 4)).trimmedEnd) "
      let column = phone.column + max(0, (phone.columns - text.columnCount) / 2)
      grid.write(text, row: 1, column: column, width: phone.columns, theme.accent)
    }
  }

  // MARK: List

  private func drawList(into grid: inout CellGrid) {
    let area = state.layout.list
    guard !state.hits.isEmpty else {
      grid.write("No matches.", row: area.row, column: area.column + 1, theme.plain)
      let hint = state.filter.isEmpty ? "Esc clears the search." : "x clears the filters."
      grid.write(hint, row: area.row + 1, column: area.column + 1, theme.faint)
      return
    }
    for offset in 0..<area.rows {
      let row = state.top + offset
      guard state.hits.indices.contains(row) else { break }
      drawRow(row, at: area.row + offset, into: &grid)
    }
  }

  /// The columns of a list in which most ids leave space for the full names of four operations.
  private static let leastForFullNames = 42

  private func drawRow(_ row: Int, at y: Int, into grid: inout CellGrid) {
    let area = state.layout.list
    let hit = state.hits[row]
    let item = state.items[hit.item]
    let found = state.effectiveSearch.places(in: item.entry)
    let isSelected = row == state.selection
    let paint = isSelected ? theme.selection : theme.plain
    if isSelected {
      grid.fill(CellRect(column: area.column, row: y, columns: area.columns, rows: 1), paint)
      grid.write(theme.sign("▎", ">"), row: y, column: area.column, theme.accent.on(paint))
    }
    if item.isFavorite {
      grid.write(theme.sign("★", "*"), row: y, column: area.column + 1, theme.accent.on(paint))
    }
    let width = area.columns - 3
    let end = grid.write(
      item.text(.id), row: y, column: area.column + 2, width: width, paint,
      marks: (found[.id] ?? [], theme.accent))
    let rest = area.column + area.columns - end - 2
    guard rest > 5 else { return }
    if let text = item.condition.text {
      let column = area.column + area.columns - 1 - text.columnCount
      grid.write(text, row: y, column: max(column, end + 1), width: rest, theme.alarm.on(paint))
      return
    }
    let (text, places) = detail(of: item, found)
    let shown = text.columnCount > rest ? text.fitted(to: rest).trimmedEnd : text
    grid.write(
      shown, row: y, column: area.column + area.columns - 1 - shown.columnCount, width: rest,
      theme.faint.on(paint), marks: (places, theme.accent))
  }

  /// The text beside an id: the matching field, otherwise the operations, which narrow lists abbreviate.
  private func detail(
    of item: BrowserItem, _ found: [CatalogEntry.Field: Set<Int>]
  ) -> (String, Set<Int>) {
    let other = PresetSearch.fields.map(\.field).first { $0 != .id && found[$0] != nil }
    guard let field = other, let places = found[field], let first = places.min() else {
      if item.isScrolled { return ("scroll", []) }
      let operations = item.entry.words(.operations)
      let isNarrow = state.layout.list.columns < Self.leastForFullNames
      let words = isNarrow ? operations.map(CatalogEntry.abbreviation) : operations
      return (words.joined(separator: " "), [])
    }
    // The words around the match.
    let bytes = Array(item.text(field).utf8)
    let start = bytes[..<first].lastIndex(of: 32).map { $0 + 1 } ?? 0
    let last = places.max() ?? first
    let end = bytes[last...].firstIndex(of: 32) ?? bytes.count
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return (text, Set(places.map { $0 - start }))
  }

  // MARK: Filters

  private func drawFilters(into grid: inout CellGrid) {
    let area = state.layout.list
    grid.write("Filter", row: area.row, column: area.column + 1, theme.strong)
    for (index, dimension) in BrowserFilter.Dimension.allCases.enumerated() {
      let isSelected = index == state.filterRow
      let paint = isSelected ? theme.selection : theme.plain
      let y = area.row + 2 + index
      if isSelected {
        grid.fill(CellRect(column: area.column, row: y, columns: area.columns, rows: 1), paint)
        grid.write(theme.sign("▎", ">"), row: y, column: area.column, theme.accent.on(paint))
      }
      grid.write(dimension.title, row: y, column: area.column + 2, theme.faint.on(paint))
      let value = state.text(dimension)
      let text =
        isSelected
        ? theme.sign("‹ ", "< ") + (value ?? "any") + theme.sign(" ›", " >")
        : value ?? "any"
      grid.write(
        text, row: y, column: area.column + 13, width: area.columns - 14,
        value == nil ? paint : theme.accent.on(paint))
    }
    let hints = ["← → another value", "⌫ any   x all any", "⏎ done"]
    for (index, hint) in hints.enumerated() {
      let text =
        theme.showsUnicode
        ? hint : ["left, right: another", "backspace: any", "enter: done"][index]
      grid.write(
        text, row: area.row + 8 + index, column: area.column + 1, width: area.columns - 1,
        theme.faint)
    }
  }
}

extension BrowserItem.Condition {
  /// The text in place of the operations in the list; nil for a usable file.
  fileprivate var text: String? {
    switch self {
    case .usable: nil
    case .broken: "has errors"
    case .deleted: "deleted"
    }
  }
}

extension BrowserTheme.Paint {
  /// The same paint on the background of another.
  func on(_ other: BrowserTheme.Paint) -> BrowserTheme.Paint {
    var result = self
    result.background = other.background ?? background
    result.style.formUnion(other.style.intersection(.inverse))
    return result
  }
}

/// The details of the selected preset beyond its own text.
struct BrowserDetails: Sendable {
  /// The facts about the operations of the selected preset.
  var facts: [OperationFacts] = []
  /// Why it cannot be shown, or not in the current version of its file; one line each.
  var problems: [String] = []
  /// Whether its picture has been rendering for a while.
  var isDrawing = false
  /// The state of the file, if it was deleted or has errors.
  var fileNote: String?
}
