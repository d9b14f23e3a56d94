public import SegueCatalog

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
}
