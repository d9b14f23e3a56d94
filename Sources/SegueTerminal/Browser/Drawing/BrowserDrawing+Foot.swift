import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueTimeline

extension BrowserDrawing {
  /// Draws the time, the progress and the playback mode.
  func drawScrubber(into grid: inout CellGrid) {
    let row = state.layout.scrubber.row
    let playback = state.playback
    let sign = playback.isPlaying ? theme.sign("▶", ">") : theme.sign("‖", "=")
    grid.write(sign, row: row, column: 1, theme.accent)
    let name = state.selected?.preset.map { preset in
      state.operation(of: preset)?.rawValue ?? "scroll"
    }
    grid.write(name ?? "", row: row, column: 3, width: 8, theme.plain)
    let shown = min(playback.time, playback.duration)
    let times =
      details.isDrawing
      ? theme.sign("drawing…", "drawing")
      : "\(Self.seconds(shown)) / \(Self.seconds(playback.duration)) s"
    grid.write(times, row: row, column: 12, width: 14, theme.faint)
    drawTrack(row: row, into: &grid)
    drawModes(row: row, into: &grid)
  }

  private func drawTrack(row: Int, into grid: inout CellGrid) {
    let track = state.layout.scrubberTrack
    let place = Int((state.playback.progress * Double(track.count - 1)).rounded())
    for (offset, column) in track.enumerated() {
      let text =
        offset == place
        ? theme.sign("●", "O") : offset < place ? theme.sign("━", "=") : theme.sign("─", "-")
      grid.write(text, row: row, column: column, offset <= place ? theme.accent : theme.line)
    }
  }

  private func drawModes(row: Int, into grid: inout CellGrid) {
    let playback = state.playback
    var words = ["\(theme.sign("×", "x"))\(playback.speed.factor.shortText)"]
    words.append(playback.loops ? theme.sign("↻", "loop") : theme.sign("→", "once"))
    let text = words.joined(separator: " ")
    let start = state.layout.scrubberTrack.upperBound + 2
    grid.write(text, row: row, column: start, theme.faint)
  }

  private static func seconds(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Draws the last message, otherwise the available keys.
  func drawHints(into grid: inout CellGrid) {
    let row = grid.rows - 1
    if let text = state.message ?? details.fileNote {
      grid.write(text, row: row, column: 1, width: grid.columns - 2, theme.accent)
      return
    }
    if state.layout.facts == nil, let problem = details.problems.first {
      grid.write(problem, row: row, column: 1, width: grid.columns - 2, theme.alarm)
      return
    }
    let hints: [(String, String)] =
      switch state.focus {
      case .search where state.replacesQuery:
        [("type", "a new search"), ("⌫", "edit this one"), ("⏎", "keep"), ("esc", "clear")]
      case .search: [("⏎", "keep"), ("esc", "clear"), ("↑↓", "move")]
      case .filters: [("←→", "value"), ("↑↓", "filter"), ("⏎", "done")]
      case .parameters:
        [("←→", "change"), ("H L", "fine"), ("⌫", "default"), ("⏎", "done"), ("y", "copy")]
      case .help: [("any key", "back")]
      case .list:
        [
          ("/", "search"), ("?", "help"), ("q", "quit"), ("space", "play"), ("f", "filter"),
          ("o", "operation"), ("p", "parameters"), ("*", "favorite"), ("J K", "details"),
          ("c", "compare"),
        ]
      }
    var column = 1
    if let text = hiddenParameter {
      column = grid.write(text, row: row, column: column, theme.accent) + 3
    }
    for (key, text) in hints {
      let sign = theme.showsUnicode ? key : Self.ascii[key] ?? key
      guard column + sign.columnCount + text.count + 3 < grid.columns else { break }
      column = grid.write(sign, row: row, column: column, theme.plain)
      column = grid.write(" \(text)", row: row, column: column, theme.faint) + 3
    }
  }

  /// The parameter that keys change, if there is no space for the facts.
  private var hiddenParameter: String? {
    guard state.focus == .parameters, state.layout.facts == nil,
      let preset = state.selected?.preset, preset.parameters.indices.contains(state.parameterRow)
    else { return nil }
    let parameter = preset.parameters[state.parameterRow]
    let value = parameter.text(of: state.value(of: parameter, of: preset))
    return "\(parameter.name) \(theme.sign("‹", "<")) \(value) \(theme.sign("›", ">"))"
  }

  private static let ascii = [
    "⏎": "enter", "↑↓": "up or down", "←→": "left or right", "⌫": "backspace",
  ]
}
