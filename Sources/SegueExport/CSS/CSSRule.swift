/// A rule of a style sheet, with the rules inside it.
struct CSSRule: Sendable {
  /// A line of a block: a declaration, a rule or a comment.
  enum Line: Sendable {
    case declaration(String, String, comment: String?)
    case rule(CSSRule)
    case comment(String)
    case space
  }

  /// The selector, or the name of an at-rule with what it needs.
  var head: String
  var lines: [Line] = []

  /// Appends a declaration.
  mutating func declare(_ name: String, _ value: String, comment: String? = nil) {
    lines.append(.declaration(name, value, comment: comment))
  }

  /// Appends the declaration of a custom property.
  mutating func declare(_ declaration: CSSStage.Declaration) {
    declare(declaration.name, declaration.value, comment: declaration.comment)
  }

  /// The rule as text.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    let body = lines.map { line -> String in
      switch line {
      case .declaration(let name, let value, let comment):
        return inner + "\(name): \(value);" + (comment.map { " /* \($0) */" } ?? "")
      case .rule(let rule): return rule.text(indent: inner)
      case .comment(let text): return inner + "/* \(text) */"
      case .space: return ""
      }
    }
    return "\(indent)\(head) {\n\(body.joined(separator: "\n"))\n\(indent)}"
  }
}
