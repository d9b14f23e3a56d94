import SegueCatalog
import SegueTimeline

/// Which presets are listed.
struct BrowserFilter: Hashable, Sendable {
  /// What presets are told apart by.
  enum Dimension: Int, CaseIterable, Sendable {
    case operation, tag, family, plugin, interaction

    /// What it is called.
    var title: String { ["operation", "tag", "family", "plugin", "gesture"][rawValue] }
  }

  private var values: [Dimension: String] = [:]

  /// Lets everything pass.
  init() {}

  /// The value that is asked for; nil lets all pass.
  subscript(_ dimension: Dimension) -> String? {
    get { values[dimension] }
    set { values[dimension] = newValue }
  }

  /// Whether everything passes.
  var isEmpty: Bool { values.isEmpty }

  /// The values that are asked for, in the order of the dimensions.
  var texts: [String] { Dimension.allCases.compactMap { values[$0] } }

  /// Whether an item is listed.
  func passes(_ item: BrowserItem) -> Bool {
    values.allSatisfy { dimension, value in Self.values(of: item, dimension).contains(value) }
  }

  /// The values that there are among items, in order; of tags those that are used most come first.
  static func choices(_ dimension: Dimension, among items: [BrowserItem]) -> [String] {
    var counts: [String: Int] = [:]
    for item in items {
      for value in values(of: item, dimension) { counts[value, default: 0] += 1 }
    }
    if dimension == .tag {
      return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    }
    return counts.keys.sorted()
  }

  private static func values(of item: BrowserItem, _ dimension: Dimension) -> [String] {
    switch dimension {
    case .operation: item.preset.operations.map(\.rawValue)
    case .tag: item.preset.tags.map(\.printable)
    case .family: [item.preset.family.printable]
    case .plugin: [item.origin]
    case .interaction: [item.isInteractive ? "interactive" : "not interactive"]
    }
  }
}
