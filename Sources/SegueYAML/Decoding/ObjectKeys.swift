/// The keys of one kind of object: the single table that checks it, documents it and is asked for its values.
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
/// A key comes from the list alone, which then has it, and a decoder reads `scroll.offset` of an ``Object``: so there is
/// no key that is read and not checked, and none is mistaken for required, or for a key of another object.
protocol ObjectKeys: KeyGroup {
  /// Where the JSON Schema defines the object once, and the object may hold itself: under which name.
  static var definition: String? { get }
  /// The keys as they were declared: `static let table = ObjectTable<Self>("an object")`.
  static var table: ObjectTable<Self> { get }
}

extension ObjectKeys {
  static var definition: String? { nil }

  static var keys: Self { table.keys }

  /// What the object may be.
  static var shape: Shape {
    definition.map { .named($0) { table.shape } } ?? table.shape
  }
}

/// Keys that several kinds of object have: one declares them as a part of its own keys.
///
/// An object that declares `phase = PhaseKeys(&keys)` has all these keys; `object.phase` reads them.
protocol KeyGroup: Sendable {
  /// The keys, to look for them in objects of any kind that has them: `static let keys = Self.declared()`.
  static var keys: Self { get }

  /// Declares the keys, in the order in which they are listed.
  init(_ keys: inout KeyList)
}

extension KeyGroup {
  static func declared() -> Self {
    var list = KeyList()
    return Self(&list)
  }
}

/// A table of keys, made once.
struct ObjectTable<Keys: ObjectKeys>: Sendable {
  let keys: Keys
  let shape: Shape

  /// - Parameter name: what the object is, with an article, as messages name it.
  init(_ name: String) {
    var list = KeyList()
    keys = Keys(&list)
    shape = list.object(name)
  }
}

/// A key that every object of its kind has.
struct RequiredKey<Value: CheckedValue>: Sendable {
  let name: KeyName

  fileprivate init(_ name: StaticString) { self.name = KeyName(name) }
}

/// A key that an object may lack.
struct OptionalKey<Value: CheckedValue>: Sendable {
  let name: KeyName

  fileprivate init(_ name: StaticString) { self.name = KeyName(name) }
}

/// The name of a key that is declared, whatever its value is: no other text can be one.
struct KeyName: Sendable, CustomStringConvertible {
  let text: StaticString

  fileprivate init(_ text: StaticString) { self.text = text }

  var description: String { "\(text)" }
}

/// The keys of an object while they are declared.
struct KeyList {
  private var fields: [Field] = []
  private var rules: [KeyRule] = []

  /// The shape of an object that has these keys.
  func object(_ name: String) -> Shape { .object(name, fields, rules: rules) }

  /// Declares a key that must be there.
  ///
  /// - Parameter help: what it means: editors show it.
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

  /// Declares a key that may be there.
  ///
  /// - Parameter help: what it means, and what holds without it: editors show it.
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

  /// Adds keys that are not asked for one by one, but found by going through the object's entries.
  mutating func add(_ fields: [Field]) { self.fields += fields }

  // MARK: Rules about several keys

  /// No two of the keys may stand together.
  mutating func atMostOne(_ keys: KeyName...) {
    rules.append(.atMostOne(keys.map(\.description)))
  }

  /// At least one of the keys must be there.
  mutating func atLeastOne(_ keys: KeyName...) {
    rules.append(.atLeastOne(keys.map(\.description)))
  }

  mutating func add(_ rules: [KeyRule]) { self.rules += rules }
}
