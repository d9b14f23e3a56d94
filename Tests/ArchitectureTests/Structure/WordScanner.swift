/// Splits Swift into words and signs, leaving out comments and strings.
struct WordScanner {
  struct Word {
    let text: String
    let line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func words() -> [Word] {
    var found: [Word] = []
    while let word = next() { found.append(word) }
    return found
  }

  private mutating func next() -> Word? {
    while index < bytes.count {
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let hashes = hashesOfString() {
        skipString(hashes: hashes)
      } else if isWordByte(bytes[index]) {
        return Word(text: word(), line: line)
      } else if isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "`") {
        advance()
      } else {
        let sign = Word(text: String(UnicodeScalar(bytes[index])), line: line)
        advance()
        return sign
      }
    }
    return nil
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Comments nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of hash signs before the quote, where a string begins here.
  private func hashesOfString() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - index
  }

  private mutating func skipString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    advance(hashes)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let end = quote + marks
    let escape = "\\" + marks
    let interpolation = escape + "("
    advance(quote.utf8.count)
    while index < bytes.count, !starts(with: end) {
      if starts(with: interpolation) {
        advance(hashes + 1)
        skipInterpolation()
      } else if starts(with: escape) {
        advance(hashes + 2)
      } else if quote == "\"", bytes[index] == UInt8(ascii: "\n") {
        return  // Not a string after all: one on a single line ends there.
      } else {
        advance()
      }
    }
    advance(quote.utf8.count + hashes)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if let hashes = hashesOfString() {
        skipString(hashes: hashes)
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      advance()
    } while depth > 0 && index < bytes.count
  }

  private func starts(with text: String) -> Bool {
    // Nearly always the first byte says that it does not.
    bytes[index] == text.utf8.first && bytes[index...].starts(with: text.utf8)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
