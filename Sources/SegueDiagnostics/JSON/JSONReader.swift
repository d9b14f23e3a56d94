/// Why a text is not JSON, and where.
package struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in lower case and without a full stop.
  package let reason: String
  /// Where, in bytes from the start.
  package let offset: Int

  package var description: String { "\(reason) (byte \(offset + 1))" }
}

extension JSONValue {
  /// The maximum number of arrays and objects inside each other that are read.
  package static let depthLimit = 64

  /// Reads a text of RFC 8259 that others wrote.
  ///
  /// - Throws: Also for what the standard leaves open: a name that an object has twice, half of a pair of surrogates, a number
  ///   beyond all that can be represented, and more depth than ``depthLimit``.
  package init(reading bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Reads values from bytes, in order.
private struct JSONReader {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw problem("there is something after the value") }
    return value
  }

  private func problem(_ reason: String, at offset: Int? = nil) -> JSONProblem {
    JSONProblem(reason: reason, offset: offset ?? position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Skips spaces and a byte, if that comes next.
  private mutating func skip(_ sign: Character) -> Bool {
    skipSpace()
    guard next == sign.asciiValue else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(JSONProblem) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw problem("the text ends too early") }
    switch byte {
    case UInt8(ascii: "{"):
      return .object(try nested { reader throws(JSONProblem) in try reader.object() })
    case UInt8(ascii: "["):
      return .array(try nested { reader throws(JSONProblem) in try reader.array() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func nested<Value>(
    _ read: (inout JSONReader) throws(JSONProblem) -> Value
  ) throws(JSONProblem) -> Value {
    guard depth < JSONValue.depthLimit else {
      throw problem("more than \(JSONValue.depthLimit) arrays and objects are inside each other")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func array() throws(JSONProblem) -> [JSONValue] {
    if skip("]") { return [] }
    var elements = [try value()]
    while skip(",") { elements.append(try value()) }
    guard skip("]") else { throw problem("expected ',' or ']'") }
    return elements
  }

  private mutating func object() throws(JSONProblem) -> JSONObject {
    if skip("}") { return [:] }
    var members: [(String, JSONValue)] = []
    var names: Set<String> = []
    repeat {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw problem("expected a name in quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw problem("the name occurs twice", at: start)
      }
      guard skip(":") else { throw problem("expected ':'") }
      members.append((name, try value()))
    } while skip(",")
    guard skip("}") else { throw problem("expected ',' or '}'") }
    return JSONObject(members)
  }

  private mutating func word() throws(JSONProblem) -> JSONValue {
    let words: KeyValuePairs<String, JSONValue> = ["true": true, "false": false, "null": .null]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw problem("expected a value")
  }

  // MARK: Numbers

  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let first = next
    let whole = try digits()
    if whole > 1, first == UInt8(ascii: "0") { throw problem("a number begins with 0", at: start) }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      position += 1
      _ = try digits()
      isWhole = false
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      _ = try digits()
      isWhole = false
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else {
      throw problem("the number is too large", at: start)
    }
    return .number(number)
  }

  /// Skips digits, of which there must be one.
  private mutating func digits() throws(JSONProblem) -> Int {
    let start = position
    while let byte = next, 48...57 ~= byte { position += 1 }
    guard position > start else { throw problem("expected a digit") }
    return position - start
  }

  // MARK: Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("the string is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        text.append(contentsOf: String(Character(scalar)).utf8)
      case ..<0x20: throw problem("a string has a control character, which must be escaped")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw problem("the string has no end", at: start)
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    position += 2
    switch position <= bytes.count ? bytes[position - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try unit(from: start)
      if let scalar = Unicode.Scalar(first) { return scalar }
      if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: #"\u"#.utf8) {
        position += 2
        let second = try unit(from: start)
        if UTF16.isTrailSurrogate(second) {
          return UTF16.decode(UTF16.EncodedScalar([first, second]))
        }
      }
      throw problem("a surrogate is alone", at: start)
    default: throw problem("unknown escape", at: start)
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit(from start: Int) throws(JSONProblem) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("expected four hexadecimal digits", at: start) }
    position += 4
    return unit
  }
}
