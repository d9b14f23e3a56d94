/// An `import` declaration of a Swift source.
struct ImportDeclaration: Equatable {
  let module: String
  let line: Int
}

/// Finds every `import` in a source, in any form that the language has.
///
/// It reads words, not lines, since an import may share its line with others or stretch over two,
/// and what looks like one may stand in a comment or a string.
struct ImportScanner {
  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
  ]

  static func imports(of source: String) -> [ImportDeclaration] {
    var scanner = WordScanner(source)
    let words = scanner.words()
    return words.indices.compactMap { index in
      guard words[index].text == "import", index == 0 || words[index - 1].text != ".",
        let name = moduleName(after: index, in: words)
      else { return nil }
      return ImportDeclaration(module: name, line: words[index].line)
    }
  }

  /// The first part of the path: a submodule's parent, or the module of a single declaration.
  private static func moduleName(after index: Int, in words: [WordScanner.Word]) -> String? {
    let rest = words[(index + 1)...].prefix(2).map(\.text)
    guard let first = rest.first, isName(first) else { return nil }
    return kinds.contains(first) && rest.count == 2 && isName(rest[1]) ? rest[1] : first
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
  }
}
