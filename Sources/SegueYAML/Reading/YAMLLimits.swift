/// Limits on the resources that a file may use.
public struct YAMLLimits: Hashable, Sendable {
  /// The maximum file size, in bytes.
  public var fileSize: Int
  /// The maximum nesting depth of lists and maps, following aliases.
  public var depth: Int
  /// The maximum number of nodes added by all aliases of a file.
  public var aliasedNodes: Int

  /// Creates limits; the defaults are generous for anything written by hand.
  public init(fileSize: Int = 1 << 20, depth: Int = 64, aliasedNodes: Int = 10_000) {
    self.fileSize = min(fileSize, Int(Int32.max))
    self.depth = min(depth, 200)
    self.aliasedNodes = aliasedNodes
  }

  /// The maximum file size as text, such as "1 MiB".
  var fileSizeText: String {
    let mebibyte = 1 << 20
    return fileSize > 0 && fileSize % mebibyte == 0
      ? "\(fileSize / mebibyte) MiB" : "\(fileSize) bytes"
  }
}
