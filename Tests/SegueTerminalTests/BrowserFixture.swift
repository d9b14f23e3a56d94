import SegueTestSupport

@testable import SegueTerminal
@testable import SegueStaging
import SegueCatalog
import SegueTimeline

/// Presets without files, and a browser's state over them.
enum BrowserFixture {
  static func preset(
    _ id: String, name: String? = nil, summary: String = "It moves.", tags: [String] = ["slide"],
    family: String = "slide", operations: [Operation] = [.push, .pop],
    parameters: [ParameterDescription] = []
  ) -> Preset {
    var preset = Preset(
      id: id, name: name ?? id.replacing("-", with: " "), summary: summary, reducedMotion: .none)
    preset.tags = tags
    preset.family = family
    preset.parameters = parameters
    for operation in operations {
      preset.transitions[operation] = .reverse(ReversePlan(operation: operation))
    }
    return preset
  }

  static let spread = ParameterDescription(
    name: "spread", kind: .number(0...1), defaultValue: .number(0.5), help: "How far it goes.")
  static let tilt = ParameterDescription(
    name: "tilt", kind: .angle(0...(.pi / 2)), defaultValue: .number(.pi / 6), help: "How steep.")

  static let presets = [
    preset(
      "cell-zoom", tags: ["zoom", "feed"], family: "zoom", operations: [.present, .dismiss],
      parameters: [spread, tilt]),
    preset("cover", summary: "A sheet covers the screen.", operations: [.present, .dismiss]),
    preset("cube", tags: ["3d"], family: "turn", operations: [.push, .pop, .tab]),
    preset("parallax-push", name: "Parallax push", summary: "The lower screen drifts."),
  ]

  static func state(
    _ presets: [Preset] = presets, columns: Int = 80, rows: Int = 24, query: String = ""
  ) -> BrowserState {
    BrowserState(
      items: presets.map { BrowserItem($0, origin: "catalog") }, columns: columns, rows: rows,
      cell: (8, 16), query: query)
  }

  static let theme = BrowserTheme(depth: .truecolor, background: .black, showsUnicode: true)

  static func grid(_ state: BrowserState, _ details: BrowserDetails = BrowserDetails()) -> CellGrid
  {
    BrowserDrawing(state: state, details: details, theme: theme).grid()
  }
}

extension CellGrid {
  /// The text of a row, without spaces at its end.
  func line(_ row: Int) -> String { text(row).trimmedEnd }

  /// The text of a row from a column on.
  func text(_ row: Int, from column: Int = 0) -> String {
    var text = ""
    for column in column..<columns {
      if let cell = self[row, column], !cell.isContinuation { text.append(cell.text) }
    }
    return text
  }

  var lines: [String] { (0..<rows).map { line($0) } }
}

extension BrowserState {
  /// Presses keys, one for each character.
  @discardableResult
  mutating func press(_ keys: String) -> [BrowserEffect] {
    keys.flatMap { handle(.key(.character($0))) }
  }

  @discardableResult
  mutating func press(_ key: BrowserKey) -> [BrowserEffect] { handle(.key(key)) }

  var ids: [String] { hits.map { items[$0.item].id } }
}
