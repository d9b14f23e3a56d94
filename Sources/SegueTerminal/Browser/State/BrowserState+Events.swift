import SeguePreview
import SegueCatalog
import SegueStaging
import SegueTimeline

extension BrowserState {
  /// Handles an event, and returns its effects beyond updating the screen.
  mutating func handle(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .key(let key):
      message = nil
      return handle(key)
    case .mouse(let mouse): return layout.fits ? handle(mouse) : []
    case .paste(let text):
      if focus == .search { type(text) }
      return []
    case .acknowledgement: return []
    }
  }

  private mutating func handle(_ key: BrowserKey) -> [BrowserEffect] {
    if key == .control("l") { return [.redraw] }
    guard layout.fits else { return key == .character("q") ? [.quit] : [] }
    switch focus {
    case .help:
      focus = .list
      return []
    case .search: return handleSearch(key)
    case .filters: return handleFilter(key)
    case .parameters: return handleParameter(key)
    case .list: return handleList(key)
    }
  }

  private mutating func handleSearch(_ key: BrowserKey) -> [BrowserEffect] {
    switch key {
    case .character(let character): type(String(character))
    case .backspace: look(for: String(query.dropLast()))
    case .control("u"): look(for: "")
    case .control("w"): look(for: query.droppingLastWord)
    case .enter, .tab: focus = .list
    case .escape:
      look(for: "")
      focus = .list
    default: move(key)
    }
    return []
  }

  /// Opens the search; typing replaces an earlier query.
  mutating func openSearch() {
    focus = .search
    replacesQuery = !query.isEmpty
  }

  private mutating func type(_ text: String) {
    look(for: String(((replacesQuery ? "" : query) + text).prefix(100)))
  }

  private mutating func handleFilter(_ key: BrowserKey) -> [BrowserEffect] {
    let count = BrowserFilter.Dimension.allCases.count
    switch key {
    case .up, .character("k"): filterRow = (filterRow + count - 1) % count
    case .down, .character("j"): filterRow = (filterRow + 1) % count
    case .left, .character("h"): changeFilter(by: -1)
    case .right, .character("l"), .character(" "): changeFilter(by: 1)
    case .backspace, .delete: changeFilter(by: 0)
    case .character("x"): list(BrowserFilter())
    case .enter, .escape, .tab, .character("f"): focus = .list
    case .character("q"): return [.quit]
    default: break
    }
    return []
  }

  /// Cycles through the values of a filter, with none before the first; a step of 0 selects none.
  private mutating func changeFilter(by step: Int) {
    guard let dimension = BrowserFilter.Dimension(rawValue: filterRow) else { return }
    let choices = [nil] + choices(dimension).map(Optional.some)
    let index = choices.firstIndex(of: filter[dimension]) ?? 0
    var wanted = filter
    wanted[dimension] = step == 0 ? nil : choices[(index + step + choices.count) % choices.count]
    list(wanted)
  }

  private mutating func handleParameter(_ key: BrowserKey) -> [BrowserEffect] {
    guard let preset = selected?.preset, preset.parameters.indices.contains(parameterRow) else {
      focus = .list
      return []
    }
    let parameter = preset.parameters[parameterRow]
    let count = preset.parameters.count
    switch key {
    case .up, .character("k"): parameterRow = (parameterRow + count - 1) % count
    case .down, .character("j"): parameterRow = (parameterRow + 1) % count
    case .left, .character("h"): change(parameter, by: -1)
    case .right, .character("l"): change(parameter, by: 1)
    case .character("H"): change(parameter, by: -1, isFine: true)
    case .character("L"): change(parameter, by: 1, isFine: true)
    case .backspace, .delete, .character("x"): set(parameter, to: nil)
    case .enter, .escape, .tab, .character("p"): focus = .list
    default: return handleList(key)
    }
    return []
  }

  private mutating func change(
    _ parameter: ParameterDescription, by steps: Int, isFine: Bool = false
  ) {
    guard let preset = selected?.preset else { return }
    let now = value(of: parameter, of: preset)
    set(parameter, to: parameter.value(now, movedBy: steps, isFine: isFine))
  }

  /// Moves the selection; ignores other keys.
  mutating func move(_ key: BrowserKey) {
    switch key {
    case .up: select(selection - 1)
    case .down: select(selection + 1)
    case .pageUp: select(selection - max(1, layout.list.rows - 1))
    case .pageDown: select(selection + max(1, layout.list.rows - 1))
    case .home: select(0)
    case .end: select(hits.count - 1)
    default: break
    }
  }
}

extension String {
  /// The text without its last word and what follows it.
  fileprivate var droppingLastWord: String {
    let trimmed = trimmedEnd
    guard let space = trimmed.lastIndex(of: " ") else { return "" }
    return String(trimmed[...space])
  }
}
