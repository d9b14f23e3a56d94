import SegueCatalog
import SegueDiagnostics

/// The format of a kind of file: what its root may be, and the keys that read it.
struct FileFormat<Root: ObjectKeys>: Sendable {
  /// What checks the files, and is published as a JSON Schema.
  let schema: Schema

  /// - Parameter title: what the format is called in its JSON Schema.
  init(title: String) { schema = Schema(title: title, root: Root.shape) }

  /// Reads and checks a file.
  ///
  /// - Returns: the root, if nothing at all is wrong, and what is.
  func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (root: Object<Root>?, diagnostics: Diagnostics) {
    let (root, diagnostics) = schema.read(file, with: &reader)
    return (root.map { Object(checked: $0) }, diagnostics)
  }
}
