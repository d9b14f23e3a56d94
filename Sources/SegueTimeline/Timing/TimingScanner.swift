/// A number with the unit that follows it without a space.
struct TimingQuantity {
  let value: Double
  /// `%`, `s`, `ms`, any other word, or nothing.
  let unit: String
  let range: Range<Int>
}

/// A word and its range.
struct TimingWord {
  let text: String
  let range: Range<Int>
}

/// A byte-by-byte scanner of a timing function's text.
struct TimingScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The range of the next character that is not a space; empty at the end of the text.
  var next: Range<Int> {
    mutating get {
      skipSpace()
      var end = min(position + 1, bytes.count)
      while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
      return position..<end
    }
  }

  var isAtEnd: Bool {
    mutating get { next.isEmpty }
  }

  /// Consumes an ASCII character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Consumes a word: letters, digits and hyphens, beginning with a letter.
  mutating func word() -> TimingWord? {
    skipSpace()
    guard position < bytes.count, bytes[position].isLetter else { return nil }
    let start = position
    while position < bytes.count, bytes[position].isWordPart { position += 1 }
    return TimingWord(text: text(start..<position), range: start..<position)
  }

  /// Consumes a decimal number and its unit.
  mutating func quantity() -> TimingQuantity? {
    skipSpace()
    let start = position
    skipSign()
    let whole = skipDigits()
    let point = position < bytes.count && bytes[position] == UInt8(ascii: ".")
    if point { position += 1 }
    let fraction = point ? skipDigits() : 0
    guard whole + fraction > 0 else {
      position = start
      return nil
    }
    skipExponent()
    guard let value = Double(text(start..<position)) else {
      position = start
      return nil
    }
    return TimingQuantity(value: value, unit: unit(), range: start..<position)
  }

  /// Consumes an argument that is more than a number with its unit, up to its comma or closing
  /// parenthesis.
  mutating func formula() -> Range<Int>? {
    let before = position
    skipSpace()
    let start = position
    let hasNumber = quantity() != nil
    skipSpace()
    guard position < bytes.count,
      hasNumber ? bytes[position].joinsTerms : bytes[position].beginsTerm
    else {
      position = before
      return nil
    }
    position = start
    var depth = 0
    var end = start
    while position < bytes.count {
      let byte = bytes[position]
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if !byte.isSpace { end = position }
    }
    return start..<end
  }

  private mutating func unit() -> String {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "%") {
      position += 1
    } else {
      while position < bytes.count, bytes[position].isLetter { position += 1 }
    }
    return text(start..<position)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  private mutating func skipSign() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    return position - start
  }

  /// Skips an exponent; an `e` without digits is left to be a unit.
  private mutating func skipExponent() {
    let start = position
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    skipSign()
    if skipDigits() == 0 { position = start }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isWordPart: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }
  /// Whether a formula can begin with the byte, where no number does.
  fileprivate var beginsTerm: Bool {
    isLetter || [UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(self)
      || isContinued
  }
  /// Whether the byte begins an operator; those outside of ASCII are `×`, `÷` and `−`.
  fileprivate var joinsTerms: Bool {
    isLetter || "+-*/<>=!".utf8.contains(self) || isContinued
  }
  /// Whether the byte is a part of a character outside of ASCII.
  private var isContinued: Bool { self >= 0x80 }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
