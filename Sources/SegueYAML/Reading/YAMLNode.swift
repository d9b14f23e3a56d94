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
