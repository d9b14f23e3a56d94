/// The anchors of a file, and the number of nodes added by its aliases so far.
struct Anchors {
  struct Anchor {
    let node: Int
    /// The number of nodes added by aliases before the anchor.
    let aliasedBefore: Int
    /// The number of nodes that an alias to it adds; nil while its list or map is open.
    var size: Int?
  }

  private var all: [Anchor] = []
  /// The latest anchor of each name: in YAML, a later one replaces an earlier one.
  private var named: [String: Int] = [:]
  private var open: [Int] = []
  private var aliasedNodes = 0

  /// Whether the file has none so far.
  var isEmpty: Bool { all.isEmpty }

  /// Whether an anchored list or map is still open.
  var areOpen: Bool { !open.isEmpty }

  subscript(name: String) -> Anchor? { named[name].map { all[$0] } }

  mutating func removeAll() {
    if !all.isEmpty { self = Anchors() }
  }

  mutating func add(_ name: String, at node: Int, isOpen: Bool) {
    named[name] = all.count
    if isOpen { open.append(all.count) }
    all.append(Anchor(node: node, aliasedBefore: aliasedNodes, size: isOpen ? nil : 1))
  }

  /// Records the end of a list or map and its number of nodes, counting aliases once.
  mutating func close(_ node: Int, size: Int) {
    guard let last = open.last, all[last].node == node else { return }
    open.removeLast()
    all[last].size = size + aliasedNodes - all[last].aliasedBefore
  }

  /// Counts an alias and returns the total number of nodes added by aliases.
  mutating func spend(_ size: Int) -> Int {
    aliasedNodes += size
    return aliasedNodes
  }
}
