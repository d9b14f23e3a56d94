/// A rewording of a libyaml message for people who write YAML by hand.
struct SyntaxWords {
  let message: String
  let help: String?
  /// Whether the mistake is at the start of the construct, not where libyaml stopped.
  let pointsAtContext: Bool

  static func find(_ problem: String) -> SyntaxWords? { table[problem] }

  /// The constructs that libyaml was parsing, where naming them helps.
  static let contexts = [
    "while parsing a flow sequence": "the list begins here",
    "while parsing a flow mapping": "the map begins here",
    "while parsing a block collection": "the list begins here",
    "while parsing a block mapping": "the map begins here",
  ]

  private init(_ message: String, help: String? = nil, pointsAtContext: Bool = false) {
    self.message = message
    self.help = help
    self.pointsAtContext = pointsAtContext
  }

  /// What libyaml says where a key is missing, among others.
  static let keyProblems = ["did not find expected key", "did not find expected node content"]

  /// The words for a value without a key.
  static let missingKey = SyntaxWords(
    "a key is missing before ':'",
    help: "write the key, or put a string that begins with ':' in quotes")

  /// What libyaml says about a tab in an indentation, where it recognizes one.
  static let tabProblem = "found a tab character that violates indentation"

  private static let indentHelp = "indent YAML with spaces"
  private static let escapeHelp = #"use single quotes, where a backslash has no special meaning"#

  private static let table: [String: SyntaxWords] = [
    "could not find expected ':'": .init(
      "a key must be followed by ': ' and its value", pointsAtContext: true),
    "mapping values are not allowed in this context": .init(
      "a map must not begin inside a value",
      help: "put a string that contains ': ' in quotes; begin a map on its own line"),
    "mapping keys are not allowed in this context": .init(
      "a key must not begin inside a value"),
    "block sequence entries are not allowed in this context": .init(
      "a list item ('- ') must begin on its own line"),
    "found character that cannot start any token": .init(
      "a value must not begin with a tab, '@', '`' or '%'",
      help: "\(indentHelp); put a string that begins with such a character in quotes"),
    tabProblem: .init(
      "a line must not be indented with tabs", help: indentHelp),
    "found a tab character where an indentation space is expected": .init(
      "a line must not be indented with tabs", help: indentHelp),
    "found unexpected end of stream": .init(
      "a quoted string must end with the quote it begins with", pointsAtContext: true),
    "found unexpected document indicator": .init(
      "a quoted string must end before the document does", pointsAtContext: true),
    "found unknown escape character": .init(
      "a backslash in double quotes must begin a YAML escape sequence", help: escapeHelp),
    "did not find expected hexdecimal number": .init(
      "an escape such as \\x, \\u or \\U must have 2, 4 or 8 hexadecimal digits",
      help: escapeHelp),
    "found invalid Unicode character escape code": .init(
      "an escape must be a Unicode scalar"),
    "found undefined tag handle": .init(
      "a tag must be part of the core schema", help: "remove the tag"),
    "did not find expected alphabetic or numeric character": .init(
      "an anchor ('&') or alias ('*') must have a name of letters, digits, '-' and '_'",
      help: "put a string that begins with '&' or '*' in quotes"),
    "did not find expected '-' indicator": .init(
      "every item of a list must begin with '- ' in the same column",
      help: "indent a key of the item above it by two more spaces, or begin a new item with '- '"),
    "did not find expected key": .init(
      "every key of a map must begin in the same column",
      help: "check the line's indentation, and put a value before it in quotes if necessary"),
    "did not find expected ',' or ']'": .init(
      "list items in brackets must be separated by ',' and end with ']'"),
    "did not find expected ',' or '}'": .init(
      "keys in braces must be separated by ',' and end with '}'"),
    "did not find expected node content": .init("expected a value"),
    "did not find expected <document start>": .init(
      "expected the end of the file",
      help: "check the indentation: it differs from the lines above"),
    "found incompatible YAML document": .init("the file must be YAML 1.2"),
    "found unknown directive name": .init(
      "a directive must be %YAML 1.2 or %TAG", help: "remove the line: no file needs a directive",
      pointsAtContext: true),
  ]
}
