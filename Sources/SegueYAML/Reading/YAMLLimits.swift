/// How much a file may ask of the reader.
public struct YAMLLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  public var fileSize: Int
  /// How deep lists and maps may nest, aliases followed.
  public var depth: Int
  /// How many nodes all aliases of a file may stand for together.
  public var aliasedNodes: Int

  /// Creates limits; the defaults are generous for anything written by hand.
  public init(fileSize: Int = 1 << 20, depth: Int = 64, aliasedNodes: Int = 10_000) {
    self.fileSize = min(fileSize, Int(Int32.max))
    self.depth = min(depth, 200)
    self.aliasedNodes = aliasedNodes
  }
}
