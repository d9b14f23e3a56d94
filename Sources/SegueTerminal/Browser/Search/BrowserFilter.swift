import SegueCatalog
import SegueStaging
import SegueTimeline

/// The filter for the listed presets.
struct BrowserFilter: Hashable, Sendable {
  /// A property to filter by.
  enum Dimension: Int, CaseIterable, Sendable {
    case operation, tag, family, plugin, interaction, favorite

    /// Its name.
    var title: String { ["operation", "tag", "family", "plugin", "gesture", "favorite"][rawValue] }
  }

  private var values: [Dimension: [UInt8]] = [:]

  /// Creates a filter that passes everything.
  init() {}

  /// The required value; nil passes all.
  subscript(_ dimension: Dimension) -> String? {
    get { values[dimension].map { String(decoding: $0, as: UTF8.self) } }
    set { values[dimension] = newValue.map { Array($0.utf8) } }
  }

  /// Whether everything passes.
  var isEmpty: Bool { values.isEmpty }

  /// The required operation; nil passes all.
  var operation: Operation? { self[.operation].flatMap(Operation.init) }

  /// Whether an item is listed.
  func passes(_ item: BrowserItem) -> Bool {
    values.allSatisfy { dimension, value in item.has(value, dimension) }
  }

  /// The sorted values that occur in items: tags by frequency, and operations from a push on.
  static func choices(_ dimension: Dimension, among items: [BrowserItem]) -> [String] {
    var counts: [String: Int] = [:]
    for item in items {
      for value in item.values(dimension) { counts[value, default: 0] += 1 }
    }
    if dimension == .tag {
      return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    }
    if dimension == .operation {
      return Operation.allCases.map(\.rawValue).filter { counts[$0] != nil }
    }
    return counts.keys.sorted()
  }
}

extension PresetSearch {
  /// The items that match the search and pass a filter.
  func results(among items: [BrowserItem], passing filter: BrowserFilter) -> Results {
    results(
      among: items.enumerated().lazy.filter { filter.passes($0.element) }
        .map { ($0.offset, $0.element.entry) })
  }
}
