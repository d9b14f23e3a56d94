import SegueCatalog
import SegueTimeline

extension BrowserState {
  /// Handles the keys of the list, and those that work nearly everywhere.
  mutating func handleList(_ key: BrowserKey) -> [BrowserEffect] {
    guard case .character(let character) = key else { return handleNamed(key) }
    switch character {
    case "q": return [.quit]
    case "y": return [.copyYAML]
    case "s": return [.copySwift]
    case "e": return [.edit]
    case "*": return selected.map { [.mark($0.id, isFavorite: !$0.isFavorite)] } ?? []
    case "J": return [.scrollDetails(1)]
    case "K": return [.scrollDetails(-1)]
    case "/": openSearch()
    case "f": focus = .filters
    case "p": focusParameters()
    case "?": focus = .help
    case "j": move(.down)
    case "k": move(.up)
    case "g": move(.home)
    case "G": move(.end)
    case "x": list(BrowserFilter())
    case "F": toggleFamily()
    case "o": showNextOperation()
    case "c": togglePin()
    case "m": look.isRightToLeft.toggle()
    case "r": look.reducesMotion.toggle()
    case "d": look.isDark.toggle()
    default: handlePlayback(character)
    }
    return []
  }

  private mutating func handleNamed(_ key: BrowserKey) -> [BrowserEffect] {
    switch key {
    case .left: playback.scrub(to: playback.progress - 0.05)
    case .right: playback.scrub(to: playback.progress + 0.05)
    case .tab: focusParameters()
    case .enter: playback.restart()
    case .escape where !query.isEmpty: look(for: "")
    case .control("f"): move(.pageDown)
    case .control("b"): move(.pageUp)
    default: move(key)
    }
    return []
  }

  private mutating func handlePlayback(_ character: Character) {
    switch character {
    case " ": playback.toggle()
    case ",": playback.step(-1)
    case ".": playback.step(1)
    case "-", "_": playback.speed.change(by: -1)
    case "+", "=": playback.speed.change(by: 1)
    case "l": playback.toggleLoop()
    case "0"..."9":
      playback.scrub(to: Double(character.wholeNumberValue ?? 0) / 10)
    default: break
    }
  }

  /// Lists only the family of the selected preset, or all families again.
  private mutating func toggleFamily() {
    guard let family = selected?.family else { return }
    var wanted = filter
    wanted[.family] = filter[.family] == nil ? family : nil
    list(wanted)
  }

  private mutating func focusParameters() {
    guard let preset = selected?.preset else { return }
    if preset.parameters.isEmpty {
      message = "this preset has no parameters"
    } else {
      focus = .parameters
    }
  }

  private mutating func showNextOperation() {
    guard let preset = selected?.preset, let now = operation(of: preset) else { return }
    let all = preset.operations
    let index = all.firstIndex(of: now) ?? 0
    show(all[(index + 1) % all.count])
    if all.count == 1 { message = "\(now.rawValue) is its only operation" }
  }
}
