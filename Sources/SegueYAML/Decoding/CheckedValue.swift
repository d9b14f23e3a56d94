/// What the value of a key is read as, once a schema has checked it.
///
/// A ``Format`` says what a value may be and names the type that reads it, so that neither goes without the other.
protocol CheckedValue: Sendable {
  /// Takes a value that was checked against the shape of the format that names this type.
  ///
  /// Only types that come with a format call it: decoders get all their values from them.
  init(checked cursor: Cursor)
}

extension Cursor: CheckedValue {
  init(checked cursor: Cursor) { self = cursor }
}

/// A list whose items have a type.
struct List<Item: CheckedValue>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The items, in order.
  var items: [Item] { cursor.items(as: Item.self) }
}

/// A map under names that the user chooses, whose values have a type.
struct Map<Value: CheckedValue>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The values in the order of the file, each under its name; those under `x-…` are left out.
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
struct Name<Names: RawRepresentable<String> & Sendable>: CheckedValue {
  let cursor: Cursor

  init(checked cursor: Cursor) { self.cursor = cursor }

  /// The name; never nil after the check.
  var value: Names? { Names(rawValue: cursor.string) }
}
