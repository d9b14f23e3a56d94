import SegueCatalog
import SegueDiagnostics

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
  let faults: ShapeFaults

  /// Decodes the root, also if parts are at fault: the rest may have problems of its own.
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
