import SegueCatalog
public import SegueDiagnostics

/// A whole format: the shape of a file's root.
public struct Schema: Sendable {
  /// The format's title in its JSON Schema.
  public let title: String
  /// The required shape of a file's root.
  public let root: Shape
  private let rules: CompiledShapes

  /// Creates a schema and compiles it for checking.
  ///
  /// - Precondition: Keys are not repeated, and the alternatives of a ``Shape/oneOf(_:)`` are
  ///   distinguishable.
  public init(title: String, root: Shape) {
    self.title = title
    self.root = root
    rules = CompiledShapes(root: root)
  }

  /// Finds all problems in a tree, in one pass.
  public func check(_ tree: YAMLTree) -> Diagnostics {
    var checker = ShapeChecker(tree: tree, rules: rules)
    return checker.run()
  }

  /// Reads and checks a file.
  ///
  /// - Returns: The root, if there are no problems at all, and the diagnostics.
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
