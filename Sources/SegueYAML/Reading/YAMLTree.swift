public import SegueCatalog

/// What a YAML file holds: every node with its text and its place in the file.
///
/// Immutable, and cheap to pass on: the nodes lie in one block of memory, their texts behind them.
public final class YAMLTree: @unchecked Sendable {
  /// The file it was read from.
  public let file: SourceFile
  // Plain memory instead of arrays, which every access would retain. Written only by the initialiser;
  // indices come from the nodes themselves.
  let nodes: UnsafeBufferPointer<YAMLNode>
  private let pool: UnsafeBufferPointer<UInt8>
  private let block: UnsafeMutableRawBufferPointer

  init(
    file: SourceFile, nodes: UnsafeMutableBufferPointer<YAMLNode>,
    pool: UnsafeMutableBufferPointer<UInt8>
  ) {
    let nodeBytes = nodes.count * MemoryLayout<YAMLNode>.stride
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: nodeBytes + pool.count, alignment: 8)
    let texts = UnsafeMutableRawBufferPointer(rebasing: block[nodeBytes...])
    block.copyMemory(from: UnsafeRawBufferPointer(nodes))
    texts.copyMemory(from: UnsafeRawBufferPointer(pool))
    self.file = file
    self.block = block
    self.nodes = UnsafeBufferPointer(
      start: block.baseAddress?.assumingMemoryBound(to: YAMLNode.self), count: nodes.count)
    self.pool = UnsafeBufferPointer(texts.bindMemory(to: UInt8.self))
  }

  deinit { block.deallocate() }

  /// The index of the node that stands for another through an alias, or the node itself.
  func resolve(_ index: Int) -> Int {
    nodes[index].kind == .alias ? Int(nodes[index].content) : index
  }

  /// Calls back with the text of a scalar; with an empty one for lists and maps.
  @inline(__always)
  func withText<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let node = nodes[index]
    guard node.kind.isScalar else { return body(Span()) }
    let count = Int(node.count)
    let start = Int(node.content)
    return body(Span(_unsafeElements: UnsafeBufferPointer(rebasing: pool[start..<start + count])))
  }

  /// The text of a scalar.
  func string(of index: Int) -> String { withText(of: index) { $0.string } }

  /// Where a node stands.
  func place(of index: Int) -> SourcePlace { file.place(of: nodes[index].sourceRange) }

  /// Calls back with the indices of each key and its value.
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
}
