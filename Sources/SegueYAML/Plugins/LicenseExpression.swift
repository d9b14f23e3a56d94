/// A license expression (SPDX 2.3, annex D): `MIT`, `MIT OR Apache-2.0`, `(LGPL-2.1-or-later WITH
/// Classpath-exception-2.0) AND LicenseRef-Mine`.
struct LicenseExpression {
  /// A name in the expression, with its byte range.
  struct Name: Hashable {
    let text: String
    let range: Range<Int>
    /// Whether it follows `WITH`.
    let isException: Bool
  }

  /// Why a text is not an expression, and the byte range concerned.
  struct Problem: Error, Hashable {
    let message: String
    let range: Range<Int>
  }

  /// The maximum length; the longest in use have some two hundred bytes.
  static let maxBytes = 1000

  /// The names in order, without custom license references.
  private(set) var names: [Name] = []
  private let tokens: [Token]
  private let end: Int
  private var position = 0

  /// Reads an expression.
  init(_ text: Span<UInt8>) throws(Problem) {
    guard text.count <= Self.maxBytes else {
      throw Problem(
        message: "must be a license of at most \(Self.maxBytes) bytes", range: 0..<text.count)
    }
    tokens = Token.all(in: text)
    end = text.count
    try compound()
    if let token = current {
      throw problem("expected AND or OR before '\(token.text)'", token.range)
    }
  }

  private var current: Token? { position < tokens.count ? tokens[position] : nil }

  /// Parses `AND`/`OR` expressions; the bounded text length also bounds the nesting of parentheses.
  private mutating func compound() throws(Problem) {
    try part()
    while let token = current, token.isWord("AND") || token.isWord("OR") {
      position += 1
      try part()
    }
  }

  private mutating func part() throws(Problem) {
    guard let token = current else { throw problem("expected a license at the end", end..<end) }
    position += 1
    if token.text == "(" {
      try compound()
      guard let close = current, close.text == ")" else {
        throw problem("expected ')'", current?.range ?? token.range)
      }
      position += 1
      return
    }
    try take(token, isException: false)
    guard current?.isWord("WITH") == true else { return }
    position += 1
    guard let exception = current else {
      throw problem("expected an exception after WITH", end..<end)
    }
    position += 1
    try take(exception, isException: true)
  }

  private mutating func take(_ token: Token, isException: Bool) throws(Problem) {
    let noun = isException ? "an exception" : "a license"
    guard token.isName else {
      throw problem("expected \(noun) before '\(token.text)'", token.range)
    }
    if token.isOwn { return }
    // A plus means "or any later version", unless it is part of a name, as in deprecated ones.
    let hasPlus = token.text.hasSuffix("+") && !LicenseNames.deprecated.contains(token.text)
    let name = hasPlus ? String(token.text.dropLast()) : token.text
    guard !name.isEmpty, !name.contains("+") || LicenseNames.deprecated.contains(name) else {
      throw problem("'+' is only allowed once, after a license", token.range)
    }
    guard !name.contains(":"), !name.hasPrefix("LicenseRef-") else {
      throw problem("write a license of your own as LicenseRef-NAME", token.range)
    }
    names.append(Name(text: name, range: token.range, isException: isException))
  }

  private func problem(_ message: String, _ range: Range<Int>) -> Problem {
    Problem(message: "must be a valid license expression: \(message)", range: range)
  }
}

/// A word or parenthesis of an expression.
private struct Token {
  let text: String
  let range: Range<Int>

  /// Whether the token is an operator, in all capitals or all lower case.
  func isWord(_ word: String) -> Bool { text == word || text == word.lowercased() }

  /// Whether it can be a name: not a parenthesis or operator, and only the characters of names.
  var isName: Bool {
    !["AND", "OR", "WITH"].contains { isWord($0) }
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "+"), UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }

  /// Whether it is a custom license reference: `LicenseRef-Mine`, `DocumentRef-x:LicenseRef-y`.
  var isOwn: Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let names = parts.count == 2 && parts[0].isReference("DocumentRef-") ? parts[1...] : parts[...]
    return names.count == 1 && names.allSatisfy { $0.isReference("LicenseRef-") }
  }

  static func all(in text: Span<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var start = 0
    func word(_ end: Int) {
      if start < end {
        tokens.append(Token(text: text.extracting(start..<end).string, range: start..<end))
      }
    }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: " "):
        word(index)
        start = index + 1
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        word(index)
        start = index
        word(index + 1)
        start = index + 1
      default: break
      }
    }
    word(text.count)
    return tokens
  }
}

extension Substring {
  fileprivate func isReference(_ prefix: String) -> Bool {
    hasPrefix(prefix) && count > prefix.count && !contains("+")
  }
}
