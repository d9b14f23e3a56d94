import SegueCatalog
public import SegueDiagnostics
import Synchronization

/// The contents of a YAML file: every node with its text and source location.
///
/// Immutable and cheap to pass on: the nodes are in one block of memory, followed by their texts.
public final class YAMLTree: Sendable {
  /// The file it was read from.
  public let file: SourceFile
  let nodes: NodeTable
  // Written before the tree is initialized, then only read.
  private nonisolated(unsafe) let block: UnsafeMutableRawBufferPointer
  /// The starts of the file's lines, computed when a place far from the file's start is first requested.
  private let lineStarts = Mutex<[Int]?>(nil)

  /// The offset up to which counting lines is cheaper than making a table of them.
  private static let nearStart = 2048

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
    self.nodes = NodeTable(
      nodes: UnsafeBufferPointer(
        start: block.baseAddress?.assumingMemoryBound(to: YAMLNode.self), count: nodes.count),
      pool: UnsafeBufferPointer(texts.bindMemory(to: UInt8.self)))
  }

  deinit { block.deallocate() }

  /// The same tree with other texts of some plain scalars, whose places stay those of the file.
  func replacing(_ texts: [Int: String]) -> YAMLTree {
    let counts = nodes.counts
    let words = texts.sorted { $0.key < $1.key }.map { (node: $0.key, bytes: Array($0.value.utf8)) }
    let added = words.map(\.bytes.count).reduce(0, +)
    let copy = UnsafeMutableBufferPointer<YAMLNode>.allocate(capacity: counts.nodes)
    let pool = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: counts.pool + added)
    defer {
      copy.deallocate()
      pool.deallocate()
    }
    nodes.copy(to: copy, pool)
    var end = counts.pool
    for (node, bytes) in words {
      _ = pool[end...].update(fromContentsOf: bytes)
      copy[node].content = UInt32(end)
      copy[node].count = UInt32(bytes.count)
      end += bytes.count
    }
    return YAMLTree(file: file, nodes: copy, pool: pool)
  }

  /// Returns the source location of a node.
  func place(of index: Int) -> SourcePlace { place(of: nodes[index].sourceRange) }

  /// Returns the source location of some bytes.
  ///
  /// A decoder may ask for the locations of thousands of nodes, so lines are not counted for each of them.
  func place(of range: Range<Int>) -> SourcePlace {
    guard range.upperBound > Self.nearStart else { return file.place(of: range) }
    let starts = lineStarts.withLock { starts in
      let found = starts ?? file.lineStarts
      starts = found
      return found
    }
    return file.place(of: range, lineStarts: starts)
  }
}

/// One node of a tree: 24 bytes, in document order, followed by its children.
struct YAMLNode {
  enum Kind: UInt8 {
    /// `taggedText` is a plain scalar turned into a text by a tag.
    case plain, taggedText, singleQuoted, doubleQuoted, block, list, map, alias

    var isScalar: Bool { rawValue <= Kind.block.rawValue }
  }

  var kind: Kind
  /// The number of levels of lists and maps below, following aliases.
  var height: UInt8 = 0
  /// The index after the node's last descendant.
  var next: UInt32
  /// The start of the node in the file, in bytes.
  var start: UInt32
  /// The end of the node in the file, in bytes.
  var end: UInt32
  /// A scalar's offset in the pool, or the index of an alias's target.
  var content: UInt32 = 0
  /// A scalar's length in bytes, or the number of direct children (a pair of a map counts two).
  var count: UInt32 = 0

  var textRange: Range<Int> { Int(content)..<Int(content) + Int(count) }
  var sourceRange: Range<Int> { Int(start)..<Int(end) }
}
