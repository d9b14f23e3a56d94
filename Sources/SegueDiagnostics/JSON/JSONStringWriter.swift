/// Writes JSON strings, quotes included.
///
/// Escapes JSON syntax and terminal control characters.
struct JSONStringWriter {
  let escaping: JSONEscaping

  func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { write(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a character that needs no escape.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): escaping == .plain
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  private func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII, isPlain(UInt8(scalar.value)) { return bytes.append(UInt8(scalar.value)) }
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case _ where scalar.isASCII || scalar.isObeyed:
      for unit in String(scalar).utf16 { bytes.append(contentsOf: Self.escape(unit).utf8) }
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether it controls the cursor or hides text instead of being shown; joiners are excluded,
  /// since emoji and several scripts need them.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}

extension Double {
  /// The shortest digits that round-trip; whole numbers without a fraction.
  var jsonText: String {
    guard isFinite else { return "null" }
    return Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
