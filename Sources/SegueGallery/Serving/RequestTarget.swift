/// The path of a request, as it was sent.
enum RequestTarget {
  /// The path without its escapes; nil if it is malformed.
  ///
  /// Each `%` begins two hexadecimal digits. The result is UTF-8 without control characters, so
  /// that it means the same to whatever reads it.
  static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains { $0 < 0x20 || $0 == 0x7F }
      ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Whether a `Host` header names this machine: by its address or name, with the port, which
  /// clients leave out if it is that of HTTP.
  static func isLocal(host: String, port: UInt16) -> Bool {
    ["127.0.0.1", "localhost"].contains { name in
      host.lowercased() == "\(name):\(port)" || port == 80 && host.lowercased() == name
    }
  }

  /// Whether an `Origin` header names this server's own pages.
  static func isLocal(origin: String, port: UInt16) -> Bool {
    let scheme = "http://"
    return origin.hasPrefix(scheme)
      && isLocal(host: String(origin.dropFirst(scheme.count)), port: port)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
