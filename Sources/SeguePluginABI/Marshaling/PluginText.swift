extension String {
  /// The text of a plugin, with control characters as escapes (`\\u{1B}`): it may go to a terminal, or
  /// line by line to a log.
  init(pluginText bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: \.isControl) else {
      self = text
      return
    }
    self = text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character other than a tab.
  fileprivate var isControl: Bool {
    (value < 0x20 && self != "\t") || (0x7F...0x9F).contains(value)
  }
}
