import SegueCatalog
import SegueStaging
import SegueTimeline

/// All that the browser shows, as a value: events change it, drawings read it.
struct BrowserState: Sendable {
  /// What keys are for.
  enum Focus: Hashable, Sendable {
    /// The list, and all that has a key of its own.
    case list
    /// The words that are looked for.
    case search
    /// The filters.
    case filters
    /// The parameters of the selected preset.
    case parameters
    /// The page of keys.
    case help
  }

  /// All presets.
  private(set) var items: [BrowserItem]
  /// Those that are listed.
  private(set) var hits: [PresetSearch.Hit] = []
  /// Where the parts of the screen are.
  private(set) var layout: BrowserLayout
  /// The size of a cell in pixels.
  private var cell: (width: Int, height: Int)

  /// What keys are for.
  var focus = Focus.list
  /// The words that are looked for.
  private(set) var query = ""
  /// Which presets are listed.
  private(set) var filter = BrowserFilter()
  /// The values that filters can have, as far as somebody has asked.
  private var choices: [BrowserFilter.Dimension: [String]] = [:]
  /// The filter that keys change.
  var filterRow = 0
  /// The selected row of the list.
  private(set) var selection = 0
  /// The first row of the list that is to be seen.
  private(set) var top = 0
  /// Which moment is shown.
  var playback = BrowserPlayback()
  /// How screens are laid out and drawn.
  var look = BrowserLook()
  /// The item that the selected one is compared with, by its place among all.
  private(set) var comparedItem: Int?
  /// The parameter that keys change.
  var parameterRow = 0
  /// The operations that were chosen, by preset.
  private var operations: [String: Operation] = [:]
  /// The values that were changed, by preset.
  private var changes: [String: [String: ParameterValue]] = [:]
  /// What happened last, for the line of hints.
  var message: String?
  /// Whether a finger is on the phone.
  var isTouching = false
  /// Whether the mouse holds the scrubber.
  var isScrubbing = false

  /// Starts with the first preset.
  init(
    items: [BrowserItem], columns: Int, rows: Int, cell: (width: Int, height: Int),
    query: String = ""
  ) {
    self.items = items
    self.cell = cell
    self.query = query
    layout = BrowserLayout(columns: columns, rows: rows, cell: cell)
    search()
  }

  /// The selected item's place among all; nil where the list is empty.
  var selectedItem: Int? { hits.indices.contains(selection) ? hits[selection].item : nil }

  /// The selected item; nil where the list is empty.
  var selected: BrowserItem? { selectedItem.map { items[$0] } }

  /// The items of the phones, by their places among all.
  var shownItems: [Int] { [selectedItem, comparedItem].compactMap { $0 } }

  /// The item that the selected one is compared with.
  var compared: BrowserItem? { comparedItem.map { items[$0] } }
}

// MARK: The list

extension BrowserState {
  /// Looks for other words.
  mutating func look(for words: String) {
    guard words != query else { return }
    query = words
    search()
    select(0)
  }

  /// Lists what a filter lets pass; what was selected stays so where it can.
  mutating func list(_ wanted: BrowserFilter) {
    let item = selectedItem
    filter = wanted
    search()
    select(hits.firstIndex { $0.item == item } ?? 0)
  }

  /// The values that a filter can have.
  mutating func choices(_ dimension: BrowserFilter.Dimension) -> [String] {
    if let known = choices[dimension] { return known }
    let new = BrowserFilter.choices(dimension, among: items)
    choices[dimension] = new
    return new
  }

  /// Selects a row, and shows it.
  mutating func select(_ row: Int) {
    let before = selectedItem
    selection = min(max(row, 0), max(0, hits.count - 1))
    scrollToSelection()
    if selectedItem != before { restart() }
  }

  /// Moves what is to be seen of the list.
  mutating func scroll(by rows: Int) {
    let most = max(0, hits.count - layout.list.rows)
    top = min(max(top + rows, 0), most)
  }

  /// Takes a preset as it was read, for the first time or anew.
  mutating func take(_ preset: Preset, as item: Int) {
    let isChanged = items[item].take(preset)
    changes[preset.id] = changes[preset.id]?.filter { name, value in
      preset.parameters.contains { $0.name == name && $0.accepts(value) }
    }
    if !preset.operations.contains(where: { $0 == operations[preset.id] }) {
      operations[preset.id] = nil
    }
    parameterRow = min(parameterRow, max(0, preset.parameters.count - 1))
    guard isChanged else { return }
    choices = [:]
    let selected = selectedItem
    search()
    selection = hits.firstIndex { $0.item == selected } ?? selection
    scrollToSelection()
  }

  /// Takes a screen of another size.
  mutating func resize(columns: Int, rows: Int, cell: (width: Int, height: Int)) {
    self.cell = cell
    layout = BrowserLayout(
      columns: columns, rows: rows, cell: cell, phoneCount: comparedItem == nil ? 1 : 2)
    scrollToSelection()
  }

  private mutating func search() {
    hits = PresetSearch(query).hits(among: items, passing: filter)
    selection = min(selection, max(0, hits.count - 1))
    scrollToSelection()
  }

  private mutating func scrollToSelection() {
    let visible = max(1, layout.list.rows)
    if selection < top { top = selection }
    if selection >= top + visible { top = selection - visible + 1 }
    scroll(by: 0)
  }

  private mutating func restart() {
    playback.restart()
    parameterRow = 0
    message = nil
    if focus == .parameters { focus = .list }
  }
}

// MARK: The selected preset

extension BrowserState {
  /// The operation of a preset that is shown; nil where a scroll position drives it.
  func operation(of preset: Preset) -> Operation? {
    operations[preset.id] ?? preset.preview.operation ?? preset.operations.first
  }

  /// Shows another operation of the selected preset.
  mutating func show(_ operation: Operation) {
    guard let preset = selected?.preset, preset.operations.contains(operation) else { return }
    operations[preset.id] = operation
    playback.restart()
  }

  /// The values of a preset's parameters that were changed.
  func changes(of preset: Preset) -> [String: ParameterValue] { changes[preset.id] ?? [:] }

  /// The value of a parameter as it is now.
  func value(of parameter: ParameterDescription, of preset: Preset) -> ParameterValue {
    changes[preset.id]?[parameter.name] ?? parameter.defaultValue
  }

  /// Changes a parameter of the selected preset; its default is no change.
  mutating func set(_ parameter: ParameterDescription, to value: ParameterValue?) {
    guard let id = selected?.id else { return }
    changes[id, default: [:]][parameter.name] = value == parameter.defaultValue ? nil : value
  }

  /// Compares the selected preset with whatever will be selected, or no more.
  mutating func togglePin() {
    comparedItem = comparedItem == nil ? selectedItem : nil
    resize(columns: layout.columns, rows: layout.rows, cell: cell)
  }
}
