import SegueCatalog
import SegueScenes

extension SceneDecoder {
  /// Reads the roles, and finds their elements.
  mutating func roles(_ keys: Object<RolesKeys>, screens: [Screen]) -> SceneRoles? {
    let lower = screen(keys.lower, among: screens)
    let upper = screen(keys.upper, among: screens)
    let tabs = (keys.tabs?.items ?? []).map { screen($0, among: screens) }
    guard let lower, let upper else { return nil }
    let source = keys.source.flatMap { element($0, on: lower) }
    let destination = keys.destination.flatMap { element($0, on: upper) }
    let siblings = keys.siblings.map { self.siblings($0, on: lower) } ?? []
    return SceneRoles(
      lower: lower.name, upper: upper.name, source: source, destination: destination,
      siblings: siblings.filter { $0 != source }, tabs: tabs.compactMap { $0?.name })
  }

  private mutating func screen(_ cursor: Cursor, among screens: [Screen]) -> Screen? {
    if let screen = screens.first(where: { $0.name.text == cursor.string }) { return screen }
    reportUnknown("screen", cursor.string, at: cursor, among: screens.map(\.name.text))
    return nil
  }

  private mutating func element(_ cursor: Cursor, on screen: Screen) -> ElementName? {
    let names = screen.nodes.elements
    if let name = names.first(where: { $0.text == cursor.string }) { return name }
    reportUnknown("element", cursor.string, at: cursor, among: names.map(\.text))
    return nil
  }

  /// Returns the elements of a repetition, in order: those with its name and an index.
  private mutating func siblings(_ cursor: Cursor, on screen: Screen) -> [ElementName] {
    let prefix = cursor.string + "-"
    let names = screen.nodes.elements
    let siblings = names.filter { name in
      name.text.hasPrefix(prefix) && Int(name.text.dropFirst(prefix.count)) != nil
    }
    if siblings.isEmpty {
      report(
        .unknownName, "there is no repeated element '\(cursor.string)'", at: cursor,
        help: "use the name without its index: 'card' stands for card-0, card-1, …")
    }
    return siblings
  }
}
