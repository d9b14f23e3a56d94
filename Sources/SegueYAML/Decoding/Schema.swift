import SegueCatalog
public import SegueDiagnostics

/// A whole format: what the root of a file may be.
public struct Schema: Sendable {
  /// What the format is called in its JSON Schema.
  public let title: String
  /// What the root of a file must be.
  public let root: Shape
  private let rules: CompiledShapes

  /// Creates a schema, and prepares it for checking.
  ///
  /// - Precondition: Keys are not repeated, and the alternatives of a ``Shape/oneOf(_:)`` can be told
  ///   apart.
  public init(title: String, root: Shape) {
    self.title = title
    self.root = root
    rules = CompiledShapes(root: root)
  }

  /// Everything that is wrong with a tree, at once.
  public func check(_ tree: YAMLTree) -> Diagnostics {
    var checker = ShapeChecker(tree: tree, rules: rules)
    return checker.run()
  }

  /// Reads and checks a file.
  ///
  /// - Returns: The root, if nothing at all is wrong, and what is.
  public func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (root: Cursor?, diagnostics: Diagnostics) {
    let reading = reader.read(file)
    guard let tree = reading.tree else { return (nil, reading.diagnostics) }
    var diagnostics = reading.diagnostics
    diagnostics.append(check(tree))
    return (diagnostics.hasErrors ? nil : Cursor(tree), diagnostics)
  }
}
