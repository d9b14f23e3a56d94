import SegueCatalog
import SegueStaging
import SegueTimeline
import SegueYAML

/// A preset as listed and searched by the browser.
struct BrowserItem: Sendable {
  /// The condition of its file.
  enum Condition: Hashable, Sendable {
    case usable
    /// It has errors, or one that it needs has.
    case broken
    /// It is gone, but still shown.
    case deleted
  }

  /// The preset; nil until it is opened.
  private(set) var preset: Preset?
  /// The condition of its file.
  var condition = Condition.usable
  /// Its source: a catalog folder or a plugin.
  let origin: String
  /// The searchable texts.
  private(set) var entry: CatalogEntry
  /// Whether the user has marked it.
  var isFavorite = false

  /// Creates the item of an entry.
  init(_ entry: CatalogEntry, origin: String) {
    self.entry = entry
    self.origin = origin
  }

  /// Creates the item of a file that cannot be used.
  init(unusable file: PresetFile, origin: (CatalogEntry) -> String) {
    let entry = CatalogEntry(unusable: file)
    self.init(entry, origin: origin(entry))
    condition = .broken
  }

  /// The items of a catalog: its presets, and the files that cannot be used.
  static func all(in catalog: LoadedCatalog) -> [BrowserItem] {
    catalog.entries.map { BrowserItem($0, origin: catalog.origin(of: $0)) }
      + catalog.unusableFiles.map { BrowserItem(unusable: $0, origin: catalog.origin) }
  }

  /// Creates the item of a preset.
  init(_ preset: Preset, origin: String) {
    self.init(CatalogEntry(preset), origin: origin)
    self.preset = preset
  }

  /// Stores the preset; returns whether its texts have changed.
  mutating func take(_ preset: Preset) -> Bool {
    let new = CatalogEntry(preset)
    self.preset = preset
    let isChanged =
      condition != .usable
      || CatalogEntry.Field.allCases.contains { new.utf8($0) != entry.utf8($0) }
    if isChanged { entry = new }
    condition = .usable
    return isChanged
  }

  /// The item with the preset that an earlier one of the same file has read, and with its texts if
  /// the file cannot be used now: searches still find it.
  func continuing(_ earlier: BrowserItem?) -> BrowserItem {
    guard let earlier, earlier.path == path else { return self }
    var item = condition == .usable ? self : earlier
    (item.preset, item.condition) = (earlier.preset, condition)
    return item
  }

  var id: String { entry[.id] }

  var family: String { entry[.family] }

  /// The file it was read from.
  var file: PresetFile { entry.file }

  /// The path of that file.
  var path: String { entry[.path] }

  /// The text of a field, safe to print.
  func text(_ field: CatalogEntry.Field) -> String { entry[field] }

  /// Whether a finger can drive one of its operations, or a scroll position drives it.
  var isInteractive: Bool { !entry.utf8(.interactions).isEmpty || isScrolled }

  /// Whether a scroll position drives it: it has no operations, although it is known.
  var isScrolled: Bool { entry.utf8(.operations).isEmpty && !entry.utf8(.name).isEmpty }
}

// MARK: Filter values

extension BrowserItem {
  func values(_ dimension: BrowserFilter.Dimension) -> [String] {
    switch dimension {
    case .operation: entry.words(.operations)
    case .tag: entry.words(.tags)
    case .family: [family]
    case .plugin: [origin]
    case .interaction: [interaction]
    case .favorite: [favorite]
    }
  }

  /// Whether it has a value; allocates no strings, since it is called for all items.
  func has(_ value: [UInt8], _ dimension: BrowserFilter.Dimension) -> Bool {
    switch dimension {
    case .operation: entry.utf8(.operations).hasWord(value)
    case .tag: entry.utf8(.tags).hasWord(value)
    case .family: entry.utf8(.family).elementsEqual(value)
    case .plugin: origin.utf8.elementsEqual(value)
    case .interaction: interaction.utf8.elementsEqual(value)
    case .favorite: favorite.utf8.elementsEqual(value)
    }
  }

  private var favorite: String { isFavorite ? "favorites" : "others" }

  private var interaction: String { isInteractive ? "interactive" : "not interactive" }
}

extension ArraySlice<UInt8> {
  /// Whether it contains a word, between spaces.
  fileprivate func hasWord(_ word: [UInt8]) -> Bool {
    var start = startIndex
    while true {
      let end = self[start...].firstIndex(of: UInt8(ascii: " ")) ?? endIndex
      if self[start..<end].elementsEqual(word) { return true }
      if end == endIndex { return false }
      start = end + 1
    }
  }
}
