/// One node of a tree: 24 bytes, in document order, its children right behind it.
struct YAMLNode {
  enum Kind: UInt8 {
    /// `taggedText` is a plain scalar that a tag makes a text.
    case plain, taggedText, singleQuoted, doubleQuoted, block, list, map, alias

    var isScalar: Bool { rawValue <= Kind.block.rawValue }
  }

  var kind: Kind
  /// How many levels of lists and maps lie below, aliases followed.
  var height: UInt8 = 0
  /// The index just past the node's last descendant.
  var next: UInt32
  /// Where the node begins in the file, in bytes.
  var start: UInt32
  /// Where it ends.
  var end: UInt32
  /// A scalar's place in the pool, or the index of the node that an alias stands for.
  var content: UInt32 = 0
  /// A scalar's length in bytes, or the number of direct children (a pair of a map counts two).
  var count: UInt32 = 0

  var textRange: Range<Int> { Int(content)..<Int(content) + Int(count) }
  var sourceRange: Range<Int> { Int(start)..<Int(end) }
}
