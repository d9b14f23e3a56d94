/// The allowed values of a key and the type that reads them; a ``Shape`` with a decoding type.
///
/// A shape alone is also a format, read as a ``Cursor``, which suits numbers, texts and lists of
/// them. A format for keyed access is an object format, which names its keys.
struct Format<Value>: Sendable {
  let shape: Shape

  /// Creates a format from a shape and the type that reads values of that shape.
  init(_ shape: Shape) { self.shape = shape }

  /// Returns the same format, defined once in the JSON Schema, by name.
  func named(_ name: String) -> Format {
    let shape = shape
    return Format(.named(name) { shape })
  }
}

extension Format {
  /// An object with declared keys.
  static func object<Keys: ObjectKeys>(_ keys: Keys.Type) -> Self where Value == Object<Keys> {
    Format(Keys.shape)
  }

  /// One of several forms, distinguished by a key or by the kind of the value.
  static func choice<Forms: Alternatives>(_ forms: Forms.Type) -> Self
  where Value == Choice<Forms> {
    Format(Forms.shape)
  }

  /// A list of such values.
  static func list<Item: CheckedValue>(of item: Format<Item>, count: ClosedRange<Int> = 0...Int.max)
    -> Self
  where Value == List<Item> {
    Format(.list(of: item.shape, count: count))
  }

  /// A map of such values, with user-chosen names.
  static func map<Item: CheckedValue>(keys: Shape, of values: Format<Item>) -> Self
  where Value == Map<Item> {
    Format(.map(keys: keys, of: values.shape))
  }

  /// A list of two.
  static func pair(of item: Shape) -> Self where Value == Pair {
    Format(.list(of: item, count: 2...2))
  }

  /// A list of four.
  static func quadruple(of item: Shape) -> Self where Value == Quadruple {
    Format(.list(of: item, count: 4...4))
  }

  /// One of the names of an enumeration.
  static func name<Names>(of type: Names.Type) -> Self
  where Value == Name<Names>, Names: CaseIterable & RawRepresentable<String> {
    Format(.names(Names.allCases.map(\.rawValue)))
  }
}
