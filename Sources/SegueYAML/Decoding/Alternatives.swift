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
  /// The name of the choice in the JSON Schema's definitions; needed where its forms may contain
  /// it.
  static var definition: String? { get }
  /// The declared forms: `static let table = AlternativeTable<Self>()`.
  static var table: AlternativeTable<Self> { get }

  /// Declares the forms, in listing order.
  init(_ forms: inout AlternativeList)
}

extension Alternatives {
  static var definition: String? { nil }

  /// The shape of the value: any of the forms.
  static var shape: Shape {
    definition.map { .named($0) { table.shape } } ?? table.shape
  }
}

/// One form of a value.
struct Alternative<Value>: Sendable {
  let index: Int

  fileprivate init(_ index: Int) { self.index = index }
}

/// Collects the forms of a value during their declaration.
struct AlternativeList {
  fileprivate var shapes: [Shape] = []
  fileprivate var keyed: [(key: KeyName, form: Int)] = []
  fileprivate var byKind: [Int?] = NodeKind.allCases.map { _ in nil }

  /// Declares an object form, chosen for maps with one of its required keys.
  ///
  /// The key is named by a closure, not a key path: creating a key path would search the whole
  /// program for conformances.
  mutating func object<Keys: ObjectKeys, Value>(
    _ keys: Keys.Type, with key: (Keys) -> RequiredKey<Value>
  ) -> Alternative<Object<Keys>> {
    let name = key(Keys.keys).name
    keyed.append((name, shapes.count))
    return add(.when("\(name)", Keys.shape))
  }

  /// Declares the object form for all other maps.
  mutating func object<Keys: ObjectKeys>(_ keys: Keys.Type) -> Alternative<Object<Keys>> {
    let shape = Keys.shape
    byKind[NodeKind.map.rawValue] = shapes.count
    return add(shape)
  }

  /// Declares a list, number or text form.
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

/// A table of forms, built once.
struct AlternativeTable<Forms: Sendable>: Sendable {
  let forms: Forms
  let shape: Shape
  private let keyed: [(key: KeyName, form: Int)]
  private let byKind: [Int?]
}

extension AlternativeTable where Forms: Alternatives {
  /// - Parameter noun: What the value is in messages, with an article; by default the forms.
  init(_ noun: String? = nil) {
    var list = AlternativeList()
    forms = Forms(&list)
    shape = .oneOf(list.shapes, noun: noun)
    keyed = list.keyed
    byKind = list.byKind
  }

  /// Finds a value's form as the check does: by the first key present, else by kind.
  @inline(__always)
  func form(ifKey hasKey: (KeyName) -> Bool, orKind kind: () -> NodeKind) -> Int? {
    for (key, form) in keyed where hasKey(key) { return form }
    return byKind[kind().rawValue]
  }
}
