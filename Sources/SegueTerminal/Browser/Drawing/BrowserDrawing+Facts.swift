import SegueYAML
import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueTimeline

extension BrowserDrawing {
  /// Writes lines from top to bottom; an area shows a part of them.
  private struct Column {
    let area: CellRect
    /// The first line that is shown.
    var top = 0
    var row = 0
    /// The line that has to be shown.
    var focus: Int?

    /// Where the current line is on the screen; nil if it is not shown.
    var place: Int? {
      (0..<area.rows).contains(row - top) ? area.row + row - top : nil
    }

    mutating func line(
      _ text: String, _ paint: BrowserTheme.Paint, into grid: inout CellGrid, indent: Int = 0
    ) {
      if let place {
        grid.write(
          text, row: place, column: area.column + indent, width: area.columns - indent, paint)
      }
      row += 1
    }

    mutating func gap() { if row > 0 { row += 1 } }

    /// Whether there is space for more than names and values.
    var isWide: Bool { area.columns >= 38 }
  }

  /// Draws the facts beside the phone, from the line to which they are scrolled.
  func drawFacts(into grid: inout CellGrid) {
    guard let area = state.layout.facts, let item = state.selected else { return }
    let isMoved = state.detailsTop > 0 || state.focus == .parameters
    let top = isMoved ? detailsTop(movedBy: 0) : 0
    var column = Column(area: area.leavingEdge, top: top)
    draw(item, &column, into: &grid)
    let edge = area.column + area.columns
    if top > 0 { grid.write(theme.sign("▴", "^"), row: area.row, column: edge, theme.accent) }
    if column.row > top + area.rows {
      grid.write(
        theme.sign("▾", "v"), row: area.row + area.rows - 1, column: edge, theme.accent)
    }
  }

  /// The first visible line of the facts after scrolling them by some; the parameter that keys
  /// change stays visible.
  func detailsTop(movedBy rows: Int) -> Int {
    guard let area = state.layout.facts, let item = state.selected else { return 0 }
    // Not drawn; only counts the lines.
    var column = Column(area: area.leavingEdge)
    var nowhere = CellGrid(columns: 0, rows: 0)
    draw(item, &column, into: &nowhere)
    var top = state.detailsTop + rows
    if let focus = column.focus {
      top = min(max(top, focus - area.rows + 3), focus)
    }
    return max(0, min(top, column.row - area.rows))
  }

  /// Draws what is known about a preset; problems come first.
  private func draw(_ item: BrowserItem, _ column: inout Column, into grid: inout CellGrid) {
    let area = column.area
    let name = item.text(.name)
    column.line(name.isEmpty ? item.text(.id) : name, theme.strong, into: &grid)
    for line in Self.wrapped(item.text(.summary), to: area.columns, lines: 4) {
      column.line(line, theme.plain, into: &grid)
    }
    drawProblems(&column, into: &grid)
    guard let preset = item.preset else { return }
    drawOperations(preset, &column, into: &grid)
    drawParameters(preset, &column, into: &grid)
    drawCurves(&column, into: &grid)
    drawOrigin(preset, &column, into: &grid)
  }

  private func drawProblems(_ column: inout Column, into grid: inout CellGrid) {
    guard !details.problems.isEmpty else { return }
    column.gap()
    for problem in details.problems {
      for line in problem.wrapped(to: column.area.columns) {
        column.line(line, theme.alarm, into: &grid)
      }
    }
  }

  private func drawOperations(
    _ preset: Preset, _ column: inout Column, into grid: inout CellGrid
  ) {
    column.gap()
    let now = state.operation(of: preset)
    for operation in preset.operations {
      let isShown = operation == now
      let sign = isShown ? theme.sign("● ", "* ") : theme.sign("○ ", "- ")
      let texts = operationTexts(operation, of: preset, isWide: column.isWide)
      let fitting = texts.first { $0.columnCount + 2 <= column.area.columns }
      let text = sign + (fitting ?? texts.last ?? "")
      column.line(text, isShown ? theme.accent : theme.faint, into: &grid)
    }
    if preset.scroll != nil {
      column.line("driven by a scroll position", theme.accent, into: &grid)
    }
  }

  /// An operation in words, from the most detailed: its duration, its gesture, and with space its
  /// animator and the condition that finishes it.
  private func operationTexts(
    _ operation: Operation, of preset: Preset, isWide: Bool
  ) -> [String] {
    let facts = details.facts.first { $0.operation == operation }
    let duration = facts?.duration.map { "\(Int(($0 * 1000).rounded())) ms" }
    let animator = isWide && facts?.animator != TracksAnimator.id ? facts?.animator : nil
    let plan = preset.interactions[operation]
    let gesture = plan?.gestureText
    let condition = plan.map { "\($0.gestureText); finishes if \($0.finish.text)" }
    return [
      [duration, animator, isWide ? condition : gesture], [duration, animator, gesture],
      [duration, gesture], [gesture ?? duration],
    ].map { ([operation.rawValue] + $0.compactMap { $0 }).joined(separator: "  ") }
  }

  private func drawParameters(
    _ preset: Preset, _ column: inout Column, into grid: inout CellGrid
  ) {
    guard !preset.parameters.isEmpty else { return }
    column.gap()
    let isFocused = state.focus == .parameters
    let table = ParameterTable(preset.parameters, columns: column.area.columns)
    // In a large area every parameter is explained, otherwise only the one that keys change.
    let helpRows = preset.parameters.map { help($0, column, indent: 2).count }.reduce(0, +)
    let showsHelp =
      column.isWide
      && column.area.rows - column.row >= preset.parameters.count + helpRows + Self.restRows
    for (index, parameter) in preset.parameters.enumerated() {
      let isSelected = isFocused && index == state.parameterRow
      if isSelected { column.focus = column.row }
      drawParameter(parameter, of: preset, table, isSelected: isSelected, column, into: &grid)
      column.row += 1
      guard showsHelp || isSelected else { continue }
      for line in help(parameter, column, indent: 2) {
        column.line(line, theme.faint, into: &grid, indent: 2)
      }
    }
  }

  /// The rows for the curves and the origin below the parameters.
  private static let restRows = 16

  /// What a parameter does, in at most two lines.
  private func help(
    _ parameter: ParameterDescription, _ column: Column, indent: Int
  ) -> [String] {
    Self.wrapped(parameter.help.printable, to: column.area.columns - indent, lines: 2)
  }

  /// The columns of the parameters: name, value, with space the range, and the gauge.
  private struct ParameterTable {
    let name: Int
    /// Where the ranges begin; nil if there is no space for them.
    let range: Int?
    /// Where the gauges begin, and how wide they are.
    let gauge: Range<Int>

    init(_ parameters: [ParameterDescription], columns: Int) {
      let width = min(10, columns / 4)
      name = min(parameters.map(\.name.columnCount).max() ?? 0, columns / 2)
      let values = parameters.map { $0.text(of: $0.defaultValue).columnCount }.max() ?? 0
      let ranges = parameters.map(\.rangeText.columnCount).max() ?? 0
      // Arrows beside the value, and a longer one than the default.
      let start = name + 2 + values + 8
      let end = start + ranges + 2
      range = end + width <= columns ? start : nil
      let left = range == nil ? columns - width : end
      gauge = left..<left + width
    }
  }

  private func drawParameter(
    _ parameter: ParameterDescription, of preset: Preset, _ table: ParameterTable,
    isSelected: Bool, _ column: Column, into grid: inout CellGrid
  ) {
    guard let row = column.place else { return }
    let area = column.area
    let base = isSelected ? theme.selection : theme.plain
    if isSelected {
      grid.fill(CellRect(column: area.column, row: row, columns: area.columns, rows: 1), base)
    }
    grid.write(
      parameter.name, row: row, column: area.column, width: table.name, theme.faint.on(base))
    let value = state.value(of: parameter, of: preset)
    let text = parameter.text(of: value)
    let isChanged = state.changes(of: preset)[parameter.name] != nil
    let start = table.name + 2
    var end = grid.write(
      isSelected ? theme.sign("‹ ", "< ") + text + theme.sign(" ›", " >") : text, row: row,
      column: area.column + start, width: area.columns - start,
      (isChanged ? theme.accent : theme.plain).on(base))
    if let range = table.range, end < area.column + range {
      end = grid.write(
        parameter.rangeText, row: row, column: area.column + range, theme.faint.on(base))
    }
    drawGauge(
      parameter, value, row: row, from: end + 1, table.gauge, area, base, into: &grid)
  }

  /// Draws a number's position between its minimum and maximum.
  private func drawGauge(
    _ parameter: ParameterDescription, _ value: ParameterValue, row: Int, from start: Int,
    _ place: Range<Int>, _ area: CellRect, _ base: BrowserTheme.Paint, into grid: inout CellGrid
  ) {
    let (column, width) = (area.column + place.lowerBound, place.count)
    guard case .number(let number) = value, let bounds = parameter.bounds, start < column,
      bounds.upperBound > bounds.lowerBound
    else { return }
    let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    let place = Int((part * Double(width - 1)).rounded())
    for x in 0..<width {
      let isHere = x == place
      grid.write(
        isHere ? theme.sign("•", "o") : theme.sign("·", "."), row: row, column: column + x,
        (isHere ? theme.accent : theme.line).on(base))
    }
  }

  /// Draws the curves of the shown operation, side by side as far as there is space.
  private func drawCurves(_ column: inout Column, into grid: inout CellGrid) {
    let now = state.selected?.preset.flatMap { state.operation(of: $0) }
    let facts = details.facts.first { $0.operation == now }
    var curves = (facts?.easings ?? []).filter { $0.function != .linear }[...]
    let count = max(1, column.area.columns / 30)
    let width = (column.area.columns + 2) / count - 2
    while !curves.isEmpty {
      column.gap()
      for (index, curve) in curves.prefix(count).enumerated() {
        var part = column
        drawCurve(curve, indent: index * (width + 2), width: width, &part, into: &grid)
      }
      column.row += 4
      curves = curves.dropFirst(count)
    }
  }

  private func drawCurve(
    _ curve: OperationFacts.Easing, indent: Int, width: Int, _ column: inout Column,
    into grid: inout CellGrid
  ) {
    let layers = curve.layers.map(\.printable).joined(separator: ", ")
    if let place = column.place {
      grid.write(
        "\(curve.text)  \(layers)", row: place, column: column.area.column + indent,
        width: width, theme.faint)
    }
    column.row += 1
    let plot = CurvePlot(columns: min(24, width - 2), rows: 3)
    for line in plot.lines(of: curve.function, showsUnicode: theme.showsUnicode) {
      column.line(line, theme.accent.thin, into: &grid, indent: indent + 1)
    }
  }

  private func drawOrigin(
    _ preset: Preset, _ column: inout Column, into grid: inout CellGrid
  ) {
    column.gap()
    for (name, value) in origin(of: preset) where !value.isEmpty {
      if let place = column.place {
        grid.write(name, row: place, column: column.area.column, theme.faint)
      }
      let width = column.area.columns - 9
      // The end of a path is its most useful part.
      let lines =
        name == "file"
        ? [value.printable.endFitted(to: width)]
        : Self.wrapped(value.printable, to: width, lines: 2)
      for line in lines { column.line(line, theme.plain, into: &grid, indent: 9) }
    }
  }

  /// The facts about a preset as a whole, as `segue show` prints them.
  private func origin(of preset: Preset) -> [(String, String)] {
    [
      ("family", preset.family), ("tags", preset.tags.joined(separator: ", ")),
      ("reduced", preset.reducedMotion.text), ("scene", preset.preview.scene ?? ""),
      ("license", preset.license ?? ""), ("file", preset.place?.file.name ?? ""),
      ("authors", preset.authors.joined(separator: ", ")),
      ("aliases", preset.aliases.joined(separator: ", ")),
      ("requires", preset.requirements.map(\.name).joined(separator: ", ")),
      ("fallback", preset.fallback ?? ""),
    ]
  }

  /// At most some lines of a wrapped text, the last with an ellipsis if there are more.
  static func wrapped(_ text: String, to width: Int, lines count: Int) -> [String] {
    let lines = text.wrapped(to: width)
    guard lines.count > count, count > 0 else { return lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return lines.prefix(count - 1) + [rest.fitted(to: width)]
  }
}

extension CellRect {
  /// The rectangle without its last column, which separates text from the signs beside it.
  fileprivate var leavingEdge: CellRect {
    CellRect(column: column, row: row, columns: columns - 1, rows: rows)
  }
}

extension BrowserTheme.Paint {
  /// The same paint without bold.
  fileprivate var thin: BrowserTheme.Paint {
    var result = self
    result.style = []
    return result
  }
}

extension String {
  /// The end of the text, after an ellipsis if it is too long.
  fileprivate func endFitted(to width: Int) -> String {
    guard columnCount > width, width > 1 else { return self }
    var result = ""
    for character in reversed() {
      if result.columnCount + character.displayWidth > width - 1 { break }
      result = String(character) + result
    }
    return "…" + result
  }
}
