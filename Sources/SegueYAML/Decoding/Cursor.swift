import SegueCatalog
public import SegueDiagnostics
public import SegueTimeline

/// A value in a file, for reading what a ``Schema`` has checked.
///
/// Every accessor returns a result: a list has a nil number, and a number has no items. Keys are
/// read through an ``Object``, which knows its declared keys.
public struct Cursor: Sendable {
  /// The tree that the value belongs to.
  public let tree: YAMLTree
  /// The tree's nodes, kept here because access through the tree would retain it.
  let nodes: NodeTable
  /// The node that holds the value, aliases followed.
  let node: Int
  /// The node at this position in the file: an alias, or `node`.
  let site: Int
  /// The key of the value; nil for the root and for list items.
  let key: Int?

  /// The root of a tree.
  public init(_ tree: YAMLTree) { self.init(tree, site: 0, key: nil) }

  init(_ tree: YAMLTree, site: Int, key: Int?) {
    self.tree = tree
    self.site = site
    self.key = key
    nodes = tree.nodes
    node = nodes.resolve(site)
  }

  // MARK: Maps and lists

  /// The items of a list, in order; empty for other values.
  public var items: [Cursor] { items(as: Cursor.self) }

  /// The items of a list, each as the type declared in its schema.
  func items<Item: CheckedValue>(as type: Item.Type) -> [Item] {
    guard nodes[node].kind == .list else { return [] }
    var items: [Item] = []
    items.reserveCapacity(Int(nodes[node].count))
    var item = node + 1
    while item < Int(nodes[node].next) {
      items.append(Item(checked: Cursor(tree, site: item, key: nil)))
      item = Int(nodes[item].next)
    }
    return items
  }

  /// The values of a map in file order, each with its ``name``; empty for other values.
  ///
  /// Keys that start with `x-` are skipped.
  public var entries: [Cursor] { entries(as: Cursor.self) }

  /// The values of a map, each as the type declared in its schema.
  func entries<Value: CheckedValue>(as type: Value.Type) -> [Value] {
    guard nodes[node].kind == .map else { return [] }
    var entries: [Value] = []
    entries.reserveCapacity(Int(nodes[node].count) / 2)
    nodes.forEachPair(of: node) { key, value in
      guard nodes[key].kind.isScalar, !nodes.withText(of: key, { $0.isFreeKey }) else {
        return
      }
      entries.append(Value(checked: Cursor(tree, site: value, key: key)))
    }
    return entries
  }

  /// The key of the value; nil for the root and for list items.
  public var name: String? { key.map(nodes.string(of:)) }

  /// Calls `body` with the bytes of its key, without creating a string; returns nil if it has none.
  func withName<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    key.map { nodes.withText(of: $0, body) }
  }

  // MARK: Scalars

  /// The kind of value.
  public var kind: ValueKind { ValueKind(of: node, in: nodes) }

  var isMap: Bool { nodes[node].kind == .map }

  /// The text of a scalar, with quotes and escapes resolved; empty for lists and maps.
  public var string: String { nodes.string(of: node) }

  /// Calls `body` with the same text as UTF-8, without creating a string.
  public func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    nodes.withText(of: node, body)
  }

  /// The number; nil unless the value is a plain number.
  public var number: Double? {
    if case .number(let value) = kind { value } else { nil }
  }

  /// The integer; nil unless the value is a whole number.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The Boolean; nil unless the value is a plain `true` or `false`.
  public var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  /// A duration in seconds.
  public var seconds: Double? { withText { Quantity.duration.value($0) } }

  /// An angle in radians.
  public var radians: Double? { withText { Quantity.angle.value($0) } }

  /// A percentage as a fraction: 0.4 for `40%`.
  public var fraction: Double? { withText { Quantity.percentage.value($0) } }

  /// A color.
  public var color: Color? { Color(hex: string) }
}

/// Source locations of values, for diagnostics.
extension Cursor {
  /// The source location of the value.
  public var place: SourcePlace { tree.place(of: site) }

  /// The source location of its key, or of the value itself if it has none.
  public var keyPlace: SourcePlace { tree.place(of: key ?? site) }

  /// The source location of a part of a scalar's text, given in bytes of its UTF-8.
  ///
  /// Exact through quotes, escapes and line folding; under an alias, the location of the alias.
  public func place(ofText range: Range<Int>) -> SourcePlace {
    guard site == node else { return place }
    return tree.place(of: TextAlignment(tree, node: node).source(of: range))
  }

  /// The range of a scalar's whole text, in bytes of its UTF-8.
  var textRange: Range<Int> { 0..<withText { $0.count } }

  /// An error about the value, or about a part of its text.
  ///
  /// - Parameter replacement: the certain correction of that part, or of the value; nil if there is none.
  public func diagnostic(
    _ code: Diagnostic.Code, _ message: String, in text: Range<Int>? = nil,
    labels: [Diagnostic.Label] = [], help: String? = nil, replacement: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code, message, at: text.map(place(ofText:)) ?? place, labels: labels, help: help,
      fixIt: replacement.flatMap { fix(text ?? textRange, $0) })
  }

  /// A fix that replaces a part of the text; nil if that would also change other values or need other quotes.
  func fix(_ text: Range<Int>, _ replacement: String) -> Diagnostic.FixIt? {
    guard site == node else { return nil }
    var written = replacement
    // A text with YAML's own characters needs quotes, so only a replacement of the whole value is possible.
    let needsQuotes = written.contains { ",:#[]{}".contains($0) }
    if tree.nodes[node].kind == .plain, needsQuotes {
      guard text == textRange else { return nil }
      written = "'\(written)'"
    }
    return .init(written, at: place(ofText: text), confidence: .machineApplicable)
  }

  /// An error about an id that differs from the file's name, without folder and suffix; nil if there is none.
  ///
  /// Also nil if the file is not a YAML file: standard input has no name to compare with.
  func fileNameProblem(_ code: Diagnostic.Code) -> Diagnostic? {
    let path = tree.file.name
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let stem = YAMLFileName.stem(of: path[(start ?? path.startIndex)...])
    guard let stem, !stem.utf8.elementsEqual(string.utf8) else { return nil }
    return diagnostic(
      code, "the id '\(string)' does not match the file name",
      help: "rename the file to \(string).yaml, or change the id to \(stem)")
  }
}
