import SegueYAML
import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueTerminal
import SegueTimeline
import SegueYAML

extension BrowserDrawing {
  /// Writes lines from top to bottom, as far as there is space.
  private struct Column {
    let area: CellRect
    var row = 0

    var room: Int { area.rows - row }

    mutating func line(
      _ text: String, _ paint: BrowserTheme.Paint, into grid: inout CellGrid, indent: Int = 0
    ) {
      guard room > 0 else { return }
      grid.write(
        text, row: area.row + row, column: area.column + indent, width: area.columns - indent, paint
      )
      row += 1
    }

    mutating func gap() { if row > 0 { row += 1 } }
  }

  /// Draws the facts beside the phone; problems come first.
  func drawFacts(into grid: inout CellGrid) {
    guard let area = state.layout.facts, let item = state.selected else { return }
    var column = Column(area: area)
    let name = item.text(.name)
    column.line(name.isEmpty ? item.text(.id) : name, theme.strong, into: &grid)
    for line in Self.wrapped(item.text(.summary), to: area.columns).prefix(4) {
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
      for line in Self.wrapped(problem, to: column.area.columns) {
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
      var text = sign + operation.rawValue
      if isShown, let duration = details.facts?.duration {
        text += "  \(Int((duration * 1000).rounded())) ms"
      }
      if let plan = preset.interactions[operation] { text += "  \(plan.gestureText)" }
      column.line(text, isShown ? theme.accent : theme.faint, into: &grid)
    }
    if preset.scroll != nil {
      column.line("driven by a scroll position", theme.accent, into: &grid)
    }
  }

  private func drawParameters(
    _ preset: Preset, _ column: inout Column, into grid: inout CellGrid
  ) {
    guard !preset.parameters.isEmpty, column.room > 2 else { return }
    column.gap()
    let isFocused = state.focus == .parameters
    let width = preset.parameters.map(\.name.columnCount).max() ?? 0
    let room = max(1, min(preset.parameters.count, column.room - (isFocused ? 2 : 1)))
    let first = min(max(0, state.parameterRow - room + 1), preset.parameters.count - room)
    for index in first..<first + room {
      let parameter = preset.parameters[index]
      let isSelected = isFocused && index == state.parameterRow
      let value = state.value(of: parameter, of: preset)
      let isChanged = state.changes(of: preset)[parameter.name] != nil
      let y = column.area.row + column.row
      let base = isSelected ? theme.selection : theme.plain
      if isSelected {
        grid.fill(
          CellRect(
            column: column.area.column, row: y, columns: column.area.columns, rows: 1), base)
      }
      let nameWidth = min(width, column.area.columns / 2)
      grid.write(
        parameter.name, row: y, column: column.area.column, width: nameWidth,
        theme.faint.on(base))
      let text = parameter.text(of: value)
      let end = grid.write(
        isSelected ? theme.sign("‹ ", "< ") + text + theme.sign(" ›", " >") : text, row: y,
        column: column.area.column + nameWidth + 2,
        width: column.area.columns - nameWidth - 2,
        (isChanged ? theme.accent : theme.plain).on(base))
      drawGauge(parameter, value, row: y, from: end + 1, column.area, base, into: &grid)
      column.row += 1
    }
    if isFocused, preset.parameters.indices.contains(state.parameterRow) {
      let parameter = preset.parameters[state.parameterRow]
      for line in Self.wrapped(parameter.help.printable, to: column.area.columns).prefix(2) {
        column.line(line, theme.faint, into: &grid)
      }
    }
  }

  /// Draws a number's position between its minimum and maximum.
  private func drawGauge(
    _ parameter: ParameterDescription, _ value: ParameterValue, row: Int, from start: Int,
    _ area: CellRect, _ base: BrowserTheme.Paint, into grid: inout CellGrid
  ) {
    let width = min(10, area.columns / 4)
    let column = area.column + area.columns - width
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

  private func drawCurves(_ column: inout Column, into grid: inout CellGrid) {
    guard let facts = details.facts else { return }
    let curves = facts.easings.filter { $0.function != .linear }
    for curve in curves where column.room >= 5 {
      column.gap()
      let layers = curve.layers.map(\.printable).joined(separator: ", ")
      column.line("\(curve.function.name)  \(layers)", theme.faint, into: &grid)
      let plot = CurvePlot(columns: min(24, column.area.columns - 2), rows: 3)
      let start = column.row
      for line in plot.lines(of: curve.function, showsUnicode: theme.showsUnicode) {
        column.line(line, theme.accent.thin, into: &grid, indent: 1)
      }
      column.row = max(column.row, start + 3)
    }
  }

  private func drawOrigin(
    _ preset: Preset, _ column: inout Column, into grid: inout CellGrid
  ) {
    var facts = [("family", preset.family), ("tags", preset.tags.joined(separator: ", "))]
    facts.append(("reduced", preset.reducedMotion.text))
    facts.append(("scene", preset.preview.scene ?? ""))
    facts.append(("license", preset.license ?? ""))
    facts.append(("file", preset.place?.file.name ?? ""))
    column.gap()
    for (name, value) in facts where !value.isEmpty && column.room > 0 {
      let y = column.area.row + column.row
      grid.write(name, row: y, column: column.area.column, theme.faint)
      let width = column.area.columns - 9
      // The end of a path is its most useful part.
      let text = name == "file" ? value.printable.endFitted(to: width) : value.printable
      grid.write(text, row: y, column: column.area.column + 9, width: width, theme.plain)
      column.row += 1
    }
  }

  /// Wraps a text at word boundaries to lines of a maximum width.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if joined.columnCount <= width || line.isEmpty {
        line = joined
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
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
