/// The anchors of a file, and how many nodes its aliases stand for so far.
struct Anchors {
  struct Anchor {
    let node: Int
    /// How many nodes aliases stood for when the anchor came by.
    let aliasedBefore: Int
    /// How many nodes an alias to it stands for; nil while its list or map is open.
    var size: Int?
  }

  private var all: [Anchor] = []
  /// The latest anchor of each name: YAML lets a later one take a name over.
  private var named: [String: Int] = [:]
  private var open: [Int] = []
  private var aliasedNodes = 0

  /// Whether an anchored list or map has not ended yet.
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

  /// Notes that a list or map of so many nodes, aliases counted once, has ended.
  mutating func close(_ node: Int, size: Int) {
    guard let last = open.last, all[last].node == node else { return }
    open.removeLast()
    all[last].size = size + aliasedNodes - all[last].aliasedBefore
  }

  /// Counts an alias, and returns how many nodes all aliases stand for now.
  mutating func spend(_ size: Int) -> Int {
    aliasedNodes += size
    return aliasedNodes
  }
}
