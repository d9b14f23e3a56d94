import SegueCatalog
import SegueDiagnostics

/// A file format: the shape of its root, and the keys that read it.
struct FileFormat<Root: ObjectKeys>: Sendable {
  /// The schema that checks files and is published as a JSON Schema.
  let schema: Schema

  /// - Parameter title: the format's title in its JSON Schema.
  init(title: String) { schema = Schema(title: title, root: Root.shape) }

  /// Reads and checks a file.
  ///
  /// - Returns: the root, if there are no problems at all, and the diagnostics.
  func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (root: Object<Root>?, diagnostics: Diagnostics) {
    let (root, diagnostics) = schema.read(file, with: &reader)
    return (root.map { Object(checked: $0) }, diagnostics)
  }
}
