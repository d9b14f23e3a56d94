import SegueCatalog
import SegueTimeline
import SegueYAML

/// A preset as the browser lists it and looks through it: a view of the index, until the preset itself is read.
struct BrowserItem: Sendable {
  /// The preset; nil as long as nobody has looked at it.
  private(set) var preset: Preset?
  /// Where it comes from: a catalog folder or a plugin.
  let origin: String
  /// What a search looks through.
  private(set) var entry: CatalogEntry

  /// Creates the item of an entry.
  init(_ entry: CatalogEntry, origin: String) {
    self.entry = entry
    self.origin = origin
  }

  /// Creates the item of a preset.
  init(_ preset: Preset, origin: String) {
    self.init(CatalogEntry(preset), origin: origin)
    self.preset = preset
  }

  /// Takes the preset as it was read; whether its texts are others than they were.
  mutating func take(_ preset: Preset) -> Bool {
    let new = CatalogEntry(preset)
    self.preset = preset
    let isChanged = CatalogEntry.Field.allCases.contains { new.utf8($0) != entry.utf8($0) }
    if isChanged { entry = new }
    return isChanged
  }

  /// Its id.
  var id: String { entry[.id] }

  /// The family that it lies in.
  var family: String { entry[.family] }

  /// The file that it was read from.
  var path: String { entry[.path] }

  /// The text of a field, safe to print.
  func text(_ field: CatalogEntry.Field) -> String { entry[field] }

  /// Whether a finger can drive one of its operations, or a scroll position drives it.
  var isInteractive: Bool { !entry.utf8(.interactions).isEmpty || entry.utf8(.operations).isEmpty }
}

// MARK: What it is told apart by

extension BrowserItem {
  /// What it has of a dimension.
  func values(_ dimension: BrowserFilter.Dimension) -> [String] {
    switch dimension {
    case .operation: entry.words(.operations)
    case .tag: entry.words(.tags)
    case .family: [family]
    case .plugin: [origin]
    case .interaction: [interaction]
    }
  }

  /// Whether it has a value; no texts are made for that, since all items are asked.
  func has(_ value: [UInt8], _ dimension: BrowserFilter.Dimension) -> Bool {
    switch dimension {
    case .operation: entry.utf8(.operations).hasWord(value)
    case .tag: entry.utf8(.tags).hasWord(value)
    case .family: entry.utf8(.family).elementsEqual(value)
    case .plugin: origin.utf8.elementsEqual(value)
    case .interaction: interaction.utf8.elementsEqual(value)
    }
  }

  private var interaction: String { isInteractive ? "interactive" : "not interactive" }
}

extension ArraySlice<UInt8> {
  /// Whether it has a word, between spaces.
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
