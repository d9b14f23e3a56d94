/// Which item of a list was which item of another one.
struct ListPairing {
  /// The index of each new item's partner in the old list; nil for an item that was added.
  private(set) var partners: [Int?]
  /// The indices of the old items without a partner.
  private(set) var removed: [Int] = []

  /// Pairs equal items first, then those of the same name in their order; of unnamed ones all, if none is left over.
  init(_ olds: [Cursor], _ news: [Cursor], _ texts: Cursor.Texts) {
    partners = Array(repeating: nil, count: news.count)
    var taken = Array(repeating: false, count: olds.count)
    func pair(by key: (Cursor) -> String) {
      var open: [String: [Int]] = [:]
      for index in olds.indices.reversed() where !taken[index] {
        open[key(olds[index]), default: []].append(index)
      }
      for index in news.indices where partners[index] == nil {
        guard let partner = open[key(news[index])]?.popLast() else { continue }
        partners[index] = partner
        taken[partner] = true
      }
    }
    pair { $0.meaning(texts) }
    pair { $0.identity.map { "\($0.key) \($0.name)" } ?? $0.keys }
    let left = taken.count { !$0 }
    if left == partners.count(where: { $0 == nil }) { pair { _ in "" } }
    removed = taken.indices.filter { !taken[$0] }
  }

  /// Whether the items that both lists have are in another order.
  var isReordered: Bool {
    let order = partners.compactMap { $0 }
    return zip(order, order.dropFirst()).contains { $0 > $1 }
  }
}

extension Cursor {
  /// The keys that name an item of a list.
  private static let names = ["layer", "id", "name", "preset"]

  /// The key that names an item of a list, with its value; nil if it has none.
  fileprivate var identity: (key: String, name: String)? {
    let entries = entries
    for key in Self.names {
      if let entry = entries.first(where: { $0.name == key }), !entry.string.isEmpty {
        return (key, entry.string)
      }
    }
    return nil
  }

  /// The keys of an item without a name.
  fileprivate var keys: String { entries.map(\.keyMeaning).sorted().joined(separator: " ") }

  /// The step to an item of a list.
  func step(_ index: Int) -> YAMLDifference.Step {
    identity.map { .item(key: $0.key, name: $0.name) } ?? .number(index + 1)
  }
}
