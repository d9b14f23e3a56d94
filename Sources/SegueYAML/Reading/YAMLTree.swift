public import SegueCatalog

/// What a YAML file holds: every node with its text and its place in the file.
///
/// Immutable, and cheap to pass on: the nodes lie in one array, their texts in another.
public final class YAMLTree: Sendable {
  /// The file it was read from.
  public let file: SourceFile
  let nodes: [YAMLNode]
  let pool: [UInt8]

  init(file: SourceFile, nodes: [YAMLNode], pool: [UInt8]) {
    self.file = file
    self.nodes = nodes
    self.pool = pool
  }

  /// The index of the node that stands for another through an alias, or the node itself.
  func resolve(_ index: Int) -> Int {
    nodes[index].kind == .alias ? Int(nodes[index].content) : index
  }

  /// The text of a scalar, as bytes.
  func text(of index: Int) -> ScalarText {
    ScalarText(bytes: pool[nodes[index].textRange])
  }

  /// The text of a scalar.
  func string(of index: Int) -> String {
    String(decoding: pool[nodes[index].textRange], as: UTF8.self)
  }

  /// Where a node stands.
  func place(of index: Int) -> SourcePlace { file.place(of: nodes[index].sourceRange) }

  /// Calls back with the indices of each key and its value.
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

/// The text of a scalar: bytes of UTF-8, counted from 0.
public struct ScalarText: Sendable {
  /// The bytes, as a slice of all texts of the file: its indices do not begin at 0.
  public let bytes: ArraySlice<UInt8>

  /// Creates a text from a slice.
  public init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Creates a text from a string.
  public init(_ text: String) { bytes = Array(text.utf8)[...] }

  /// How many bytes there are.
  public var count: Int { bytes.count }

  /// The byte at an offset from 0.
  public subscript(offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

  /// The text as a string, made anew at each call.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the text is the literal, byte for byte.
  public func equals(_ literal: StaticString) -> Bool {
    bytes.count == literal.utf8CodeUnitCount
      && bytes.elementsEqual(
        UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
