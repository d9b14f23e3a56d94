/// The nodes of a tree and their texts, in memory owned by the tree.
///
/// Plain pointers instead of arrays or the tree itself, which every access would retain. A holder
/// of a table must also keep its tree; indices come from the nodes themselves.
struct NodeTable: Sendable {
  // The tree writes them before it creates the table; after that they are only read.
  private nonisolated(unsafe) let nodes: UnsafeBufferPointer<YAMLNode>
  private nonisolated(unsafe) let pool: UnsafeBufferPointer<UInt8>

  init(nodes: UnsafeBufferPointer<YAMLNode>, pool: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.pool = pool
  }

  @inline(__always)
  subscript(index: Int) -> YAMLNode { nodes[index] }

  /// The number of nodes, and of bytes of their texts.
  var counts: (nodes: Int, pool: Int) { (nodes.count, pool.count) }

  /// Copies the nodes and their texts to the start of other memory.
  func copy(
    to other: UnsafeMutableBufferPointer<YAMLNode>, _ texts: UnsafeMutableBufferPointer<UInt8>
  ) {
    _ = other.update(fromContentsOf: nodes)
    _ = texts.update(fromContentsOf: pool)
  }

  /// Returns the index of an alias's target, or the node's own index.
  @inline(__always)
  func resolve(_ index: Int) -> Int {
    nodes[index].kind == .alias ? Int(nodes[index].content) : index
  }

  /// Calls `body` with the text of a scalar; with an empty one for lists and maps.
  @inline(__always)
  func withText<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let node = nodes[index]
    guard node.kind.isScalar else { return body(Span()) }
    return body(Span(_unsafeElements: UnsafeBufferPointer(rebasing: pool[node.textRange])))
  }

  /// The text of a scalar.
  func string(of index: Int) -> String { withText(of: index) { $0.string } }

  /// Calls `body` with the indices of each key and its value.
  @inline(__always)
  func forEachPair(of map: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    var key = map + 1
    let end = Int(nodes[map].next)
    while key < end {
      let value = Int(nodes[key].next)
      body(key, value)
      key = Int(nodes[value].next)
    }
  }

  /// The innermost map around a node.
  func map(around site: Int) -> Int {
    (0..<site).last { nodes[$0].kind == .map && Int(nodes[$0].next) > site } ?? 0
  }

  /// The keys under which a node is found, the outermost first.
  func keys(around site: Int) -> [Int] {
    var keys: [Int] = []
    var parent = 0
    while parent < site, !nodes[parent].kind.isScalar, nodes[parent].kind != .alias {
      var child = parent + 1
      let isMap = nodes[parent].kind == .map
      while Int(nodes[child].next) <= site, !isMap { child = Int(nodes[child].next) }
      while isMap, Int(nodes[Int(nodes[child].next)].next) <= site {
        child = Int(nodes[Int(nodes[child].next)].next)
      }
      if isMap { keys.append(child) }
      parent = isMap && site >= Int(nodes[child].next) ? Int(nodes[child].next) : child
    }
    return keys
  }

  /// Returns the first key of a map with a name; the length rules out most others.
  func firstKey(of map: Int, named name: StaticString) -> Int? {
    guard nodes[map].kind == .map else { return nil }
    let length = UInt32(name.utf8CodeUnitCount)
    var key = map + 1
    let end = Int(nodes[map].next)
    while key < end {
      let node = nodes[key]
      if node.count == length, node.kind.isScalar, withText(of: key, { $0.equals(name) }) {
        return key
      }
      key = Int(nodes[Int(node.next)].next)
    }
    return nil
  }

  /// Returns the first key of a map whose text satisfies a condition.
  @inline(__always)
  func firstKey(of map: Int, where isMeant: (Span<UInt8>) -> Bool) -> Int? {
    guard nodes[map].kind == .map else { return nil }
    var key = map + 1
    let end = Int(nodes[map].next)
    while key < end {
      if nodes[key].kind.isScalar, withText(of: key, isMeant) { return key }
      key = Int(nodes[Int(nodes[key].next)].next)
    }
    return nil
  }
}
