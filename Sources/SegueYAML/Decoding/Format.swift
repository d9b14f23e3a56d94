import SegueCatalog
package import SegueDiagnostics

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

/// Diagnostic codes for differences from a schema.
extension Diagnostic.Code {
  package static let unknownKey: Self = "format/unknown-key"
  package static let missingKey: Self = "format/missing-key"
  package static let exclusiveKeys: Self = "format/exclusive-keys"
  package static let wrongType: Self = "format/wrong-type"
  package static let wrongCount: Self = "format/wrong-count"
  package static let outOfRange: Self = "format/out-of-range"
  package static let unknownName: Self = "format/unknown-name"
  package static let badUnit: Self = "format/bad-unit"
  package static let badText: Self = "format/bad-text"
  package static let unquotedComma: Self = "format/unquoted-comma"
}

/// A file format: the shape of its root, and the keys that read it.
struct FileFormat<Root: ObjectKeys>: Sendable {
  /// The schema that checks files and is published as a JSON Schema.
  let schema: Schema

  /// - Parameters:
  ///   - title: the format's title in its JSON Schema.
  ///   - document: the document that lists its keys and names.
  init(title: String, document: String? = nil) {
    schema = Schema(title: title, root: Root.shape, document: document)
  }

  /// Reads a file and checks its shape.
  func read(_ file: SourceFile, with reader: inout YAMLReader) -> FileReading<Root> {
    let (root, diagnostics, faults) = schema.readAll(file, with: &reader)
    return FileReading(
      root: root.flatMap { $0.isMap ? Object(checked: $0) : nil }, diagnostics: diagnostics,
      faults: faults)
  }
}

/// A file whose shape was checked.
struct FileReading<Root>: Sendable {
  /// The root, of which parts may be at fault; nil if the file is no map.
  let root: Object<Root>?
  /// The problems found so far.
  let diagnostics: Diagnostics
  /// The parts at fault.
  var faults: ShapeFaults

  /// Decodes the root even if some parts are at fault, to find the problems of the other parts.
  ///
  /// - Parameter decode: returns the value, and the problems found in decoding.
  /// - Returns: the value, if there are no problems at all, and the diagnostics.
  func decoded<Value>(
    _ decode: (Object<Root>) -> (Value?, Diagnostics)
  ) -> (Value?, Diagnostics) {
    guard let root else { return (nil, diagnostics) }
    let (value, found) = decode(root)
    if found.isEmpty { return (diagnostics.hasErrors ? nil : value, diagnostics) }
    var all = diagnostics
    all.append(found, unlessExplainedBy: faults)
    return (all.hasErrors ? nil : value, all)
  }
}
