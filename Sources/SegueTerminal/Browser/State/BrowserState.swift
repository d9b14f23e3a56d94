import SegueCatalog
import SegueStaging
import SegueTimeline
import SegueYAML

/// The complete state of the browser as a value: events change it, drawings read it.
struct BrowserState: Sendable {
  /// The part that receives keys.
  enum Focus: Hashable, Sendable {
    /// The list, and everything with its own key.
    case list
    /// The search query.
    case search
    /// The filters.
    case filters
    /// The parameters of the selected preset.
    case parameters
    /// The page of keys.
    case help
  }

  /// All presets.
  var items: [BrowserItem]
  /// The listed presets.
  private(set) var hits: [PresetSearch.Hit] = []
  /// The search that found them: misspelled words are corrected.
  private(set) var effectiveSearch = PresetSearch("")
  /// The layout of the screen.
  private(set) var layout: BrowserLayout
  /// The size of a cell in pixels.
  private var cell: (width: Int, height: Int)

  /// The part that receives keys.
  var focus = Focus.list
  /// The search query.
  private(set) var query = ""
  /// Whether typing replaces the query.
  var replacesQuery = false
  /// The filter for the listed presets.
  private(set) var filter = BrowserFilter()
  /// The cached values of filters.
  var choices: [BrowserFilter.Dimension: [String]] = [:]
  /// The filter that keys change.
  var filterRow = 0
  /// The selected row of the list.
  var selection = 0
  /// The first visible row of the list.
  private(set) var top = 0
  /// The playback position and speed.
  var playback = BrowserPlayback()
  /// The layout and appearance of screens.
  var look = BrowserLook()
  /// The index, among all items, of the one compared with the selected one.
  var comparedItem: Int?
  /// The parameter that keys change.
  var parameterRow = 0
  /// The chosen operations, by preset.
  private var operations: [String: Operation] = [:]
  /// The changed values, by preset.
  private var changes: [String: [String: ParameterValue]] = [:]
  /// The first visible row of the details.
  var detailsTop = 0
  /// The ids of the presets that the user has marked.
  private(set) var favorites: Set<String> = []
  /// The titles of families, and their order.
  var families = CatalogFamilies(folders: [])
  /// The last message, for the line of hints.
  var message: String?
  /// Whether a finger is on the phone.
  var isTouching = false
  /// Whether the mouse drags the scrubber.
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

  /// The selected item's index among all; nil if the list is empty.
  var selectedItem: Int? { hits.indices.contains(selection) ? hits[selection].item : nil }

  /// The selected item; nil if the list is empty.
  var selected: BrowserItem? { selectedItem.map { items[$0] } }

  /// The phones' items, as indices among all.
  var shownItems: [Int] { [selectedItem, comparedItem].compactMap { $0 } }

  /// The item compared with the selected one.
  var compared: BrowserItem? { comparedItem.map { items[$0] } }
}

// MARK: List

extension BrowserState {
  /// Changes the search query; selects the best match, or what was selected if the query is cleared.
  mutating func look(for words: String) {
    replacesQuery = false
    guard words != query else { return }
    let item = selectedItem
    query = words
    search()
    select(words.isEmpty ? hits.firstIndex { $0.item == item } ?? 0 : 0)
  }

  /// Applies a filter; keeps the selection if possible.
  ///
  /// A required operation is shown of every preset, until another one is chosen.
  mutating func list(_ wanted: BrowserFilter) {
    let item = selectedItem
    let isOther = wanted.operation != filter.operation
    filter = wanted
    if isOther { operations = [:] }
    search()
    select(hits.firstIndex { $0.item == item } ?? 0)
    if isOther { playback.restart() }
  }

  /// The available values of a filter.
  mutating func choices(_ dimension: BrowserFilter.Dimension) -> [String] {
    if let known = choices[dimension] { return known }
    var new = BrowserFilter.choices(dimension, among: items)
    if dimension == .family { new.sort(by: families.areInOrder) }
    choices[dimension] = new
    return new
  }

  /// What the filter requires, for people: a family by its title.
  func text(_ dimension: BrowserFilter.Dimension) -> String? {
    filter[dimension].map { dimension == .family ? families[$0].name : $0 }
  }

  /// Marks the presets with these ids, and no others.
  mutating func mark(_ ids: Set<String>) {
    favorites = ids
    for index in items.indices { items[index].isFavorite = ids.contains(items[index].id) }
    choices[.favorite] = nil
    if filter[.favorite] != nil { list(filter) }
  }

  /// Selects a row, and scrolls to it.
  mutating func select(_ row: Int) {
    let before = selectedItem
    selection = min(max(row, 0), max(0, hits.count - 1))
    scrollToSelection()
    guard selectedItem != before else { return }
    restart()
    if let before { dropIfDeleted(before) }
  }

  /// Scrolls the list.
  mutating func scroll(by rows: Int) {
    let most = max(0, hits.count - layout.list.rows)
    top = min(max(top + rows, 0), most)
  }

  /// Stores a preset that was read or reloaded.
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

  /// Applies another screen size.
  mutating func resize(columns: Int, rows: Int, cell: (width: Int, height: Int)) {
    self.cell = cell
    layout = BrowserLayout(
      columns: columns, rows: rows, cell: cell, phoneCount: comparedItem == nil ? 1 : 2)
    scrollToSelection()
  }

  mutating func search() {
    let results = PresetSearch(query).results(among: items, passing: filter)
    (hits, effectiveSearch) = (results.hits, results.search)
    selection = min(selection, max(0, hits.count - 1))
    scrollToSelection()
  }

  mutating func scrollToSelection() {
    let visible = max(1, layout.list.rows)
    if selection < top { top = selection }
    if selection >= top + visible { top = selection - visible + 1 }
    scroll(by: 0)
  }

  mutating func restart() {
    playback.restart()
    parameterRow = 0
    detailsTop = 0
    message = nil
    if focus == .parameters { focus = .list }
  }
}

// MARK: Selected preset

extension BrowserState {
  /// The selected operation of a preset; nil if a scroll position drives it.
  func operation(of preset: Preset) -> Operation? {
    let wanted = filter.operation.flatMap { preset.operations.contains($0) ? $0 : nil }
    return operations[preset.id] ?? wanted ?? preset.preview.operation ?? preset.operations.first
  }

  /// Selects another operation of the selected preset.
  mutating func show(_ operation: Operation) {
    guard let preset = selected?.preset, preset.operations.contains(operation) else { return }
    operations[preset.id] = operation
    playback.restart()
  }

  /// The changed values of a preset's parameters.
  func changes(of preset: Preset) -> [String: ParameterValue] { changes[preset.id] ?? [:] }

  /// The current value of a parameter.
  func value(of parameter: ParameterDescription, of preset: Preset) -> ParameterValue {
    changes[preset.id]?[parameter.name] ?? parameter.defaultValue
  }

  /// Changes a parameter of the selected preset; setting its default removes the change.
  mutating func set(_ parameter: ParameterDescription, to value: ParameterValue?) {
    guard let id = selected?.id else { return }
    changes[id, default: [:]][parameter.name] = value == parameter.defaultValue ? nil : value
  }

  /// Starts comparing the selected preset with later selections, or stops it.
  mutating func togglePin() {
    comparedItem = comparedItem == nil ? selectedItem : nil
    resize(columns: layout.columns, rows: layout.rows, cell: cell)
  }
}
