import SegueCatalog
public import SegueDiagnostics

/// Where values stand, for whatever is found wrong with them later.
extension Cursor {
  /// Where the value stands.
  public var place: SourcePlace { tree.place(of: site) }

  /// Where its key stands; the value itself where it has none.
  public var keyPlace: SourcePlace { tree.place(of: key ?? site) }

  /// Where a part of a scalar's text stands, given in bytes of its UTF-8.
  ///
  /// Exact through quotes, escapes and line folding; the alias where the text stands under an alias.
  public func place(ofText range: Range<Int>) -> SourcePlace {
    guard site == node else { return place }
    return tree.file.place(of: TextAlignment(tree, node: node).source(of: range))
  }

  /// An error about the value, or about a part of its text.
  public func diagnostic(
    _ code: Diagnostic.Code, _ message: String, in text: Range<Int>? = nil,
    labels: [Diagnostic.Label] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code, message, at: text.map(place(ofText:)) ?? place, labels: labels, help: help)
  }

  /// The name of its file without folder and suffix, where that is another than this id.
  ///
  /// Nil too where the file is no `.yaml` file: standard input has no name to compare with.
  var otherFileName: String? {
    let path = tree.file.name
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let file = path[(start ?? path.startIndex)...]
    guard file.utf8.suffix(5).elementsEqual(".yaml".utf8),
      !file.utf8.dropLast(5).elementsEqual(string.utf8)
    else { return nil }
    return String(file.dropLast(5))
  }
}
