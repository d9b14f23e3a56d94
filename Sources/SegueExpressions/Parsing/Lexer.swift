import SegueCatalog

/// A lexer for expressions.
///
/// A minus sign between two name characters, without spaces, belongs to the name: `corner-radius`
/// is one name, `a - b` and `a -b` are differences, and so is `2-b`, since a number ends at its
/// unit.
struct Lexer {
  let text: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The byte at an offset from the current position; 0 beyond the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < text.count ? text[index] : 0
  }

  /// Scans the next token.
  mutating func next() throws(ExpressionProblem) -> Token {
    while Self.isSpace(byte()), position < text.count { position += 1 }
    guard position < text.count else { return Token(kind: .end, start: position, end: position) }
    let first = byte()
    if Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(1)) {
      return try number()
    }
    if let (kind, length) = symbol() {
      position += length
      return Token(kind: kind, start: position - length, end: position)
    }
    if Self.isNameStart(first) { return name() }
    throw unexpected()
  }

  private func symbol() -> (Token.Kind, length: Int)? {
    switch (byte(), byte(1)) {
    case (UInt8(ascii: "("), _): (.leftParenthesis, 1)
    case (UInt8(ascii: ")"), _): (.rightParenthesis, 1)
    case (UInt8(ascii: ","), _): (.comma, 1)
    case (UInt8(ascii: "+"), _): (.plus, 1)
    case (UInt8(ascii: "-"), _): (.minus, 1)
    case (UInt8(ascii: "*"), UInt8(ascii: "*")): nil
    case (UInt8(ascii: "*"), _): (.times, 1)
    case (UInt8(ascii: "/"), _): (.divide, 1)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")): (.lessOrEqual, 2)
    case (UInt8(ascii: "<"), _): (.less, 1)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")): (.greaterOrEqual, 2)
    case (UInt8(ascii: ">"), _): (.greater, 1)
    case (UInt8(ascii: "="), UInt8(ascii: "=")): (.equal, 2)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): (.notEqual, 2)
    case (0xC3, 0x97): (.times, 2)
    case (0xC3, 0xB7): (.divide, 2)
    case (0xE2, 0x88) where byte(2) == 0x92: (.minus, 3)
    default: nil
    }
  }

  private mutating func name() -> Token {
    let start = position
    var hash = NameHash.start
    while continuesName {
      hash = NameHash.add(hash, byte())
      position += 1
    }
    return Token(
      kind: keyword(start) ?? .name, start: start, end: position, hash: hash)
  }

  private var continuesName: Bool {
    let byte = byte()
    if byte < 0x80 { return Self.isNameStart(byte) || Self.isDigit(byte) || joinsName }
    return symbol() == nil
  }

  /// Whether the current dot or minus sign is followed by a name character.
  private var joinsName: Bool {
    (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "."))
      && (Self.isNameStart(byte(1)) || Self.isDigit(byte(1)))
  }

  private func keyword(_ start: Int) -> Token.Kind? {
    guard position - start <= 5 else { return nil }
    let word = text[start..<position]
    func matches(_ keyword: StaticString) -> Bool {
      word.elementsEqual(
        UnsafeBufferPointer(start: keyword.utf8Start, count: keyword.utf8CodeUnitCount))
    }
    switch text[start] {
    case UInt8(ascii: "a"): return matches("and") ? .and : nil
    case UInt8(ascii: "o"): return matches("or") ? .or : nil
    case UInt8(ascii: "n"): return matches("not") ? .not : nil
    case UInt8(ascii: "t"): return matches("true") ? .yes : nil
    case UInt8(ascii: "f"): return matches("false") ? .no : nil
    default: return nil
    }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is a letter, an underscore or not ASCII; so `größe` is one unknown name.
  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
