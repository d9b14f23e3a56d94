import SegueCatalog
import SegueStaging

extension BrowserState {
  /// The presets that another listing has added and removed.
  struct ListingChanges: Hashable {
    var added: [String] = []
    var deleted: [String] = []

    /// What has changed, in words; nil if nothing has.
    var text: String? {
      let texts = [
        Self.text("added ", added),
        Self.text("deleted ", deleted),
      ]
      let shown = texts.compactMap { $0 }
      return shown.isEmpty ? nil : shown.joined(separator: ", ")
    }

    private static func text(_ verb: String, _ ids: [String]) -> String? {
      guard let first = ids.first else { return nil }
      return verb + (ids.count == 1 ? "'\(first)'" : "\(ids.count) presets")
    }
  }

  /// Lists what the catalog contains now.
  ///
  /// The selected and the compared preset stay, even if their files are gone.
  ///
  /// - Returns: the presets that are new, and those that are gone.
  mutating func replaceItems(by listed: [BrowserItem]) -> ListingChanges {
    let (selected, compared) = (selected, compared)
    let earlier = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let known = earlier.filter { $0.value.condition != .deleted }
    var new = listed.map { $0.continuing(earlier[$0.id]) }
    let ids = Set(new.map(\.id))
    let changes = ListingChanges(
      added: new.map(\.id).filter { known[$0] == nil },
      deleted: known.keys.filter { !ids.contains($0) })
    for var item in Set(shownItems).map({ items[$0] }) where !ids.contains(item.id) {
      item.condition = .deleted
      new.append(item)
    }
    items = new.sorted { ($0.id, $0.path) < ($1.id, $1.path) }
    choices = [:]
    mark(favorites)
    comparedItem = compared.flatMap(index)
    search()
    let place = selected.flatMap(index)
    selection = hits.firstIndex { $0.item == place } ?? selection
    scrollToSelection()
    if self.selected?.id != selected?.id { restart() }
    return changes
  }

  /// The index of an item with the same file, otherwise of one with the same id.
  private func index(of item: BrowserItem) -> Int? {
    items.firstIndex { $0.id == item.id && $0.path == item.path }
      ?? items.firstIndex { $0.id == item.id }
  }

  /// Records that the file of an item can no longer be used.
  mutating func lose(_ item: Int) {
    if items[item].condition == .usable { items[item].condition = .broken }
  }

  /// Removes an item whose file is gone, once it is no longer shown.
  mutating func dropIfDeleted(_ item: Int) {
    guard items[item].condition == .deleted, !shownItems.contains(item) else { return }
    let (selected, compared) = (selected, compared)
    items.remove(at: item)
    comparedItem = compared.flatMap(index)
    search()
    let place = selected.flatMap(index)
    selection = hits.firstIndex { $0.item == place } ?? selection
    scrollToSelection()
  }

  /// The number of presets whose files have errors.
  var brokenCount: Int { items.count { $0.condition == .broken } }
}
