/// What a value may be, and the type that reads it: a ``Shape`` that the decoder shares.
///
/// A shape alone is a format too, read as a ``Cursor``: that suits numbers, texts and lists of them. Where keys are to be
/// asked for, there is an object, and its format says which.
struct Format<Value: CheckedValue>: Sendable {
  let shape: Shape

  /// Creates a format from a shape and from the type that reads what has it.
  init(_ shape: Shape) { self.shape = shape }

  /// The same format, which the JSON Schema defines once, by name.
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

  /// One of several forms that are told apart by a key, or by the kind of the value.
  static func choice<Forms: Alternatives>(_ forms: Forms.Type) -> Self
  where Value == Choice<Forms> {
    Format(Forms.shape)
  }

  /// A list of such values.
  static func list<Item>(of item: Format<Item>, count: ClosedRange<Int> = 0...Int.max) -> Self
  where Value == List<Item> {
    Format(.list(of: item.shape, count: count))
  }

  /// A map of such values, under names that the user chooses.
  static func map<Item>(keys: Shape, of values: Format<Item>) -> Self where Value == Map<Item> {
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
  where Value == Name<Names>, Names: CaseIterable {
    Format(.names(Names.allCases.map(\.rawValue)))
  }
}
