public import SegueTimeline

/// A value in a file, for reading what a ``Schema`` has checked.
///
/// Whatever it is asked, there is an answer: a list has no number, and a number no items. It cannot be asked for a key;
/// that is for an ``Object``, which knows what keys there are.
public struct Cursor: Sendable {
  /// The tree that the value belongs to.
  public let tree: YAMLTree
  /// The tree's, at hand: going through the tree would retain it.
  let nodes: NodeTable
  /// The node that holds the value, aliases followed.
  let node: Int
  /// The node as it stands in the file: an alias, or `node`.
  let site: Int
  /// The key that the value stands under; nil for the root and the items of lists.
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

  /// The items of a list, in order; nothing where this is no list.
  public var items: [Cursor] { items(as: Cursor.self) }

  /// The same, each as what its schema says that it is.
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

  /// The values of a map, in the order of the file, each with its ``name``; nothing where this is no map.
  ///
  /// Keys that begin with `x-` are left out.
  public var entries: [Cursor] { entries(as: Cursor.self) }

  /// The same, each as what its schema says that it is.
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

  /// The key that the value stands under; nil for the root and the items of lists.
  public var name: String? { key.map(nodes.string(of:)) }

  /// Calls back with the bytes of its key, without making a string; nil where it has none.
  func withName<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    key.map { nodes.withText(of: $0, body) }
  }

  // MARK: Scalars

  /// What kind of value this is.
  public var kind: ValueKind { ValueKind(of: node, in: nodes) }

  /// Whether this is a map.
  var isMap: Bool { nodes[node].kind == .map }

  /// The text of a scalar as it is written, quotes and escapes resolved; empty for lists and maps.
  public var string: String { nodes.string(of: node) }

  /// Calls back with the same text as UTF-8, without making a string.
  public func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    nodes.withText(of: node, body)
  }

  /// The number; nil for all but plain numbers.
  public var number: Double? {
    if case .number(let value) = kind { value } else { nil }
  }

  /// The whole number; nil for all others.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// `true` or `false`; nil for all but those two words, plain.
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
