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
  /// The starts of the file's lines, once a place far from its start was asked for.
  private let lineStarts = Mutex<[Int]?>(nil)

  /// Up to here, counting lines costs less than their table.
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

  /// Returns the source location of a node.
  func place(of index: Int) -> SourcePlace { place(of: nodes[index].sourceRange) }

  /// Returns the source location of some bytes.
  ///
  /// A decoder may ask for those of thousands of nodes, so that the lines are not counted for each.
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
