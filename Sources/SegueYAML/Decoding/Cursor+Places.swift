import SegueCatalog
public import SegueDiagnostics

/// Source locations of values, for diagnostics.
extension Cursor {
  /// The source location of the value.
  public var place: SourcePlace { tree.place(of: site) }

  /// The source location of its key, or of the value itself if it has none.
  public var keyPlace: SourcePlace { tree.place(of: key ?? site) }

  /// The source location of a part of a scalar's text, given in bytes of its UTF-8.
  ///
  /// Exact through quotes, escapes and line folding; under an alias, the location of the alias.
  public func place(ofText range: Range<Int>) -> SourcePlace {
    guard site == node else { return place }
    return tree.place(of: TextAlignment(tree, node: node).source(of: range))
  }

  /// The range of a scalar's whole text, in bytes of its UTF-8.
  var textRange: Range<Int> { 0..<withText { $0.count } }

  /// An error about the value, or about a part of its text.
  ///
  /// - Parameter replacement: what certainly belongs in the place of that part, or of the value.
  public func diagnostic(
    _ code: Diagnostic.Code, _ message: String, in text: Range<Int>? = nil,
    labels: [Diagnostic.Label] = [], help: String? = nil, replacement: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code, message, at: text.map(place(ofText:)) ?? place, labels: labels, help: help,
      fixIt: replacement.flatMap { fix(text ?? textRange, $0) })
  }

  /// A fix that replaces a part of the text; nil if other values would change too, or its quotes had to.
  func fix(_ text: Range<Int>, _ replacement: String) -> Diagnostic.FixIt? {
    guard site == node else { return nil }
    var written = replacement
    // What YAML would read as more than a text needs quotes, for which the whole value must be known.
    let needsQuotes = written.contains { ",:#[]{}".contains($0) }
    if tree.nodes[node].kind == .plain, needsQuotes {
      guard text == textRange else { return nil }
      written = "'\(written)'"
    }
    return .init(written, at: place(ofText: text), confidence: .machineApplicable)
  }

  /// An error about an id that differs from the file's name, without folder and suffix; nil if there is none.
  ///
  /// Also nil if the file is not a YAML file: standard input has no name to compare with.
  func fileNameProblem(_ code: Diagnostic.Code) -> Diagnostic? {
    let path = tree.file.name
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let stem = YAMLFileName.stem(of: path[(start ?? path.startIndex)...])
    guard let stem, !stem.utf8.elementsEqual(string.utf8) else { return nil }
    return diagnostic(
      code, "the id '\(string)' does not match the file name",
      help: "rename the file to \(string).yaml, or change the id to \(stem)")
  }
}
