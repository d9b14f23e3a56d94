/// A Swift type that represents the value of a key after the schema check.
///
/// A ``Format`` pairs the allowed shape with the type that reads it, so that neither is used
/// without the other.
///
/// Generic types that read values constrain their parameters in extensions only. With constraints on
/// the types themselves, the runtime would search the whole program for each conformance when such a
/// type is first used.
protocol CheckedValue: Sendable {
  /// Wraps a value already checked against the shape of the format that names this type.
  ///
  /// Only formats call this initializer; decoders get their values from formats.
  init(checked cursor: Cursor)
}

extension Cursor: CheckedValue {
  init(checked cursor: Cursor) { self = cursor }
}

/// A list whose items have a type.
struct List<Item>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }
}

extension List where Item: CheckedValue {
  /// The items, in order.
  var items: [Item] { cursor.items(as: Item.self) }
}

/// A map with user-chosen names and typed values.
struct Map<Value>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }
}

extension Map where Value: CheckedValue {
  /// The values in file order, each under its name; names starting with `x-` are skipped.
  var entries: [Value] { cursor.entries(as: Value.self) }
}

/// A list of two numbers, or of two expressions.
struct Pair: CheckedValue {
  let cursor: Cursor
  let first, second: Cursor

  init(checked cursor: Cursor) {
    let items = cursor.items
    self.cursor = cursor
    first = items.first ?? cursor
    second = items.last ?? cursor
  }

  /// Both numbers; 0 for an expression.
  var numbers: (Double, Double) { (first.number ?? 0, second.number ?? 0) }
}

/// A list of four numbers, or of four expressions.
struct Quadruple: CheckedValue {
  let cursor: Cursor
  let first, second, third, fourth: Cursor

  init(checked cursor: Cursor) {
    let items = cursor.items
    func item(_ index: Int) -> Cursor { items.indices.contains(index) ? items[index] : cursor }
    self.cursor = cursor
    (first, second, third, fourth) = (item(0), item(1), item(2), item(3))
  }

  /// All four numbers; 0 for an expression.
  var numbers: (Double, Double, Double, Double) {
    (first.number ?? 0, second.number ?? 0, third.number ?? 0, fourth.number ?? 0)
  }
}

/// One of the names of an enumeration.
struct Name<Names>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }
}

extension Name where Names: RawRepresentable<String> {
  /// The name; never nil after the check.
  var value: Names? { Names(rawValue: cursor.string) }
}
