/// The keys of one kind of object: the single table for checking, documenting and reading it.
///
/// ```swift
/// struct ScrollKeys: ObjectKeys {
///   let offset: OptionalKey<Pair>
///   let content: RequiredKey<Pair>
///
///   static let table = ObjectTable<Self>("a scroll view")
///
///   init(_ keys: inout KeyList) {
///     offset = keys.optional("offset", .pair(of: .number()), "How far it is scrolled.")
///     content = keys.required("content", .pair(of: .number()), "The size of all that scrolls.")
///   }
/// }
/// ```
///
/// Only the list creates keys, and it records each of them; a decoder reads `scroll.offset` of an
/// ``Object``. So no key is read unchecked, or mistaken for required or for a key of another
/// object.
protocol ObjectKeys: KeyGroup {
  /// The name of the object in the JSON Schema's definitions; needed where the object may contain
  /// itself.
  static var definition: String? { get }
  /// The declared keys: `static let table = ObjectTable<Self>("an object")`.
  static var table: ObjectTable<Self> { get }
}

extension ObjectKeys {
  static var definition: String? { nil }

  static var keys: Self { table.keys }

  /// The shape of the object.
  static var shape: Shape {
    definition.map { .named($0) { table.shape } } ?? table.shape
  }
}

/// Keys shared by several kinds of object; each declares them as a part of its own keys.
///
/// An object that declares `phase = PhaseKeys(&keys)` has all these keys; `object.phase` reads
/// them.
protocol KeyGroup: Sendable {
  /// The keys, for lookup in objects of any kind that has them: `static let keys =
  /// Self.declared()`.
  static var keys: Self { get }

  /// Declares the keys, in listing order.
  init(_ keys: inout KeyList)
}

extension KeyGroup {
  static func declared() -> Self {
    var list = KeyList()
    return Self(&list)
  }
}

/// A table of keys, built once.
struct ObjectTable<Keys: Sendable>: Sendable {
  let keys: Keys
  let shape: Shape
}

extension ObjectTable where Keys: ObjectKeys {
  /// - Parameter name: the noun for the object in messages, with an article.
  init(_ name: String) {
    var list = KeyList()
    keys = Keys(&list)
    shape = list.object(name)
  }
}

struct RequiredKey<Value>: Sendable {
  let name: KeyName

  fileprivate init(_ name: StaticString) { self.name = KeyName(name) }
}

struct OptionalKey<Value>: Sendable {
  let name: KeyName

  fileprivate init(_ name: StaticString) { self.name = KeyName(name) }
}

/// The name of a declared key, whatever its value; cannot be created from other texts.
struct KeyName: Sendable, CustomStringConvertible {
  let text: StaticString

  fileprivate init(_ text: StaticString) { self.text = text }

  var description: String { "\(text)" }
}

/// Collects the keys of an object during their declaration.
struct KeyList {
  private var fields: [Field] = []
  private var rules: [KeyRule] = []

  /// Returns the shape of an object with these keys.
  func object(_ name: String) -> Shape { .object(name, fields, rules: rules) }

  /// Declares a required key.
  ///
  /// - Parameter help: its meaning, shown by editors.
  mutating func required<Value>(
    _ name: StaticString, _ format: Format<Value>, _ help: String
  ) -> RequiredKey<Value> {
    fields.append(.required("\(name)", format.shape, help))
    return RequiredKey(name)
  }

  mutating func required(
    _ name: StaticString, _ shape: Shape, _ help: String
  ) -> RequiredKey<Cursor> {
    fields.append(.required("\(name)", shape, help))
    return RequiredKey(name)
  }

  /// Declares an optional key.
  ///
  /// - Parameter help: its meaning and its default, shown by editors.
  mutating func optional<Value>(
    _ name: StaticString, _ format: Format<Value>, _ help: String
  ) -> OptionalKey<Value> {
    fields.append(.optional("\(name)", format.shape, help))
    return OptionalKey(name)
  }

  mutating func optional(
    _ name: StaticString, _ shape: Shape, _ help: String
  ) -> OptionalKey<Cursor> {
    fields.append(.optional("\(name)", shape, help))
    return OptionalKey(name)
  }

  /// Adds keys that are not read one by one, but by iterating over the object's entries.
  mutating func add(_ fields: [Field]) { self.fields += fields }

  // MARK: Rules about several keys

  /// Requires keys that a group declares as optional.
  mutating func require(_ keys: [KeyName]) {
    let names = Set(keys.map(\.description))
    fields = fields.map { field in
      names.contains(field.key) ? .required(field.key, field.shape, field.help) : field
    }
  }

  /// Requires keys of every value of a map, unless the object has another key.
  mutating func require(
    _ keys: [KeyName], ofEach map: KeyName, unless other: KeyName, with more: [KeyRule]
  ) {
    rules.append(
      .complete(
        map: map.description, keys: keys.map(\.description), unless: other.description, with: more))
  }

  /// Makes the keys mutually exclusive.
  mutating func atMostOne(_ keys: KeyName...) {
    rules.append(.atMostOne(keys.map(\.description)))
  }

  /// Requires at least one of the keys.
  mutating func atLeastOne(_ keys: KeyName...) {
    rules.append(.atLeastOne(keys.map(\.description)))
  }

  mutating func add(_ rules: [KeyRule]) { self.rules += rules }
}
