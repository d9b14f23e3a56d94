import SegueCatalog
public import SegueDiagnostics

/// A whole format: the shape of a file's root.
public struct Schema: Sendable {
  /// The format's title in its JSON Schema.
  public let title: String
  /// The required shape of a file's root.
  public let root: Shape
  /// The document that lists the keys and names; nil if there is none.
  let document: String?
  private let rules: CompiledShapes

  /// Creates a schema and compiles it for checking.
  ///
  /// - Parameter document: the document that lists the keys and names of the format, for messages.
  /// - Precondition: Keys are not repeated, and the alternatives of a ``Shape/oneOf(_:)`` are
  ///   distinguishable.
  public init(title: String, root: Shape, document: String? = nil) {
    self.title = title
    self.document = document
    self.root = root
    rules = CompiledShapes(root: root)
  }

  /// Finds all problems in a tree, in one pass.
  public func check(_ tree: YAMLTree) -> Diagnostics { checked(tree).diagnostics }

  /// The levels of misspelled keys inside each other that are followed.
  private static let mostCorrections = 8

  /// Checks a tree, and what is under a misspelled key as if that were correct.
  ///
  /// - Returns: the tree with the correct keys, the problems, and the parts at fault.
  private func checked(
    _ tree: YAMLTree
  ) -> (tree: YAMLTree, diagnostics: Diagnostics, faults: ShapeFaults) {
    var checker = ShapeChecker(tree: tree, rules: rules, document: document)
    checker.run()
    var misspelled = Diagnostics()
    for _ in 0..<Self.mostCorrections where !checker.corrections.isEmpty {
      // In the order of the file, since only the first problems are kept.
      for correction in checker.corrections.sorted(by: { $0.key < $1.key }) {
        misspelled.report(correction.value.problem)
      }
      let corrected = checker.tree.replacing(checker.corrections.mapValues(\.name))
      checker = ShapeChecker(tree: corrected, rules: rules, document: document)
      checker.run()
    }
    var diagnostics = checker.diagnostics
    diagnostics.append(misspelled)
    return (checker.tree, diagnostics, checker.faults)
  }

  /// Reads and checks a file.
  ///
  /// - Returns: The root, if there are no problems at all, and the diagnostics.
  public func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (root: Cursor?, diagnostics: Diagnostics) {
    let (root, diagnostics, _) = readAll(file, with: &reader)
    return (diagnostics.hasErrors ? nil : root, diagnostics)
  }

  /// Reads a file and checks its shape.
  ///
  /// - Returns: The root, unless the file has none, the diagnostics, and the parts at fault.
  func readAll(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (root: Cursor?, diagnostics: Diagnostics, faults: ShapeFaults) {
    let reading = reader.read(file)
    guard let tree = reading.tree else { return (nil, reading.diagnostics, ShapeFaults()) }
    var diagnostics = reading.diagnostics
    let checked = checked(tree)
    diagnostics.append(checked.diagnostics)
    return (Cursor(checked.tree), diagnostics, checked.faults)
  }
}
