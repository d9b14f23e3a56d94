/// The forms that a value may have, declared as keys are: see ``ObjectKeys``.
///
/// ```swift
/// struct PaintForms: Alternatives {
///   let color: Alternative<Cursor>
///   let radial: Alternative<Object<RadialKeys>>
///
///   static let table = AlternativeTable<Self>()
///
///   init(_ forms: inout AlternativeList) {
///     color = forms.value(.color)
///     radial = forms.object(RadialKeys.self) { $0.radial }
///   }
/// }
/// ```
protocol Alternatives: Sendable {
  /// Where the JSON Schema defines the choice once, and its forms may hold it: under which name.
  static var definition: String? { get }
  /// The forms as they were declared: `static let table = AlternativeTable<Self>()`.
  static var table: AlternativeTable<Self> { get }

  /// Declares the forms, in the order in which they are listed.
  init(_ forms: inout AlternativeList)
}

extension Alternatives {
  static var definition: String? { nil }

  /// What the value may be.
  static var shape: Shape {
    definition.map { .named($0) { table.shape } } ?? table.shape
  }
}

/// One form of a value.
struct Alternative<Value: CheckedValue>: Sendable {
  let index: Int

  fileprivate init(_ index: Int) { self.index = index }
}

/// The forms of a value while they are declared.
struct AlternativeList {
  fileprivate var shapes: [Shape] = []
  fileprivate var keyed: [(key: KeyName, form: Int)] = []
  fileprivate var byKind: [Int?] = NodeKind.allCases.map { _ in nil }

  /// Declares an object that is meant where a map has one of its required keys.
  ///
  /// A closure names the key, not a key path: making one would search the whole program for conformances.
  mutating func object<Keys: ObjectKeys, Value>(
    _ keys: Keys.Type, with key: (Keys) -> RequiredKey<Value>
  ) -> Alternative<Object<Keys>> {
    let name = key(Keys.keys).name
    keyed.append((name, shapes.count))
    return add(.when("\(name)", Keys.shape))
  }

  /// Declares an object that is meant by every other map.
  mutating func object<Keys: ObjectKeys>(_ keys: Keys.Type) -> Alternative<Object<Keys>> {
    let shape = Keys.shape
    byKind[NodeKind.map.rawValue] = shapes.count
    return add(shape)
  }

  /// Declares a list, a number or a text.
  mutating func value<Value>(_ format: Format<Value>) -> Alternative<Value> {
    note(format.shape)
    return add(format.shape)
  }

  mutating func value(_ shape: Shape) -> Alternative<Cursor> {
    note(shape)
    return add(shape)
  }

  private mutating func note(_ shape: Shape) {
    for kind in shape.kinds { byKind[kind.rawValue] = shapes.count }
  }

  private mutating func add<Value>(_ shape: Shape) -> Alternative<Value> {
    shapes.append(shape)
    return Alternative(shapes.count - 1)
  }
}

/// A table of forms, made once.
struct AlternativeTable<Forms: Alternatives>: Sendable {
  let forms: Forms
  let shape: Shape
  private let keyed: [(key: KeyName, form: Int)]
  private let byKind: [Int?]

  init() {
    var list = AlternativeList()
    forms = Forms(&list)
    shape = .oneOf(list.shapes)
    keyed = list.keyed
    byKind = list.byKind
  }

  /// Which form a value has, found as the check finds it: the first key that is there, else the kind.
  @inline(__always)
  func form(ifKey hasKey: (KeyName) -> Bool, orKind kind: () -> NodeKind) -> Int? {
    for (key, form) in keyed where hasKey(key) { return form }
    return byKind[kind().rawValue]
  }
}
