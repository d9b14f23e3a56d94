/// The head of a request, read strictly: what a browser never sends is refused, not guessed at.
package struct HTTPRequest: Hashable, Sendable {
  /// The longest head that is read, in bytes.
  package static let limit = 16_384

  /// Whether only the head of the answer is wanted.
  package let wantsHeadOnly: Bool
  /// The path, decoded, without a query; it starts with a slash and never leads upwards.
  package let path: String
  /// The host that was asked, with its port.
  package let host: String

  /// Why a request is not answered: the status to say so with.
  package enum Refusal: Int, Error, Hashable, Sendable {
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case tooLarge = 431
    case versionNotSupported = 505
  }

  /// Reads a head that ends with an empty line.
  package init(_ head: [UInt8]) throws(Refusal) {
    guard head.count <= Self.limit else { throw .tooLarge }
    guard let lines = Self.lines(head), let first = lines.first else { throw .badRequest }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .badRequest }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw words[2].hasPrefix("HTTP/") ? .versionNotSupported : .badRequest
    }
    guard words[0] == "GET" || words[0] == "HEAD" else { throw .methodNotAllowed }
    wantsHeadOnly = words[0] == "HEAD"
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        line[..<colon].utf8.allSatisfy(Self.isToken)
      else { throw .badRequest }
      let name = line[..<colon].lowercased()
      let value = String(line[line.index(after: colon)...].drop { $0 == " " })
      // Two of one of these are how requests are smuggled.
      let mustBeAlone = ["host", "content-length", "transfer-encoding"].contains(name)
      if mustBeAlone, fields[name] != nil { throw .badRequest }
      fields[name] = value
    }
    guard fields["transfer-encoding"] == nil, ["0", nil].contains(fields["content-length"]),
      let host = fields["host"]
    else { throw .badRequest }
    self.host = host
    path = try Self.path(String(words[1]))
  }

  /// The lines of a head; nil where it is not text, or breaks its lines otherwise than by CR LF.
  private static func lines(_ head: [UInt8]) -> [String]? {
    guard head.suffix(4) == [13, 10, 13, 10] else { return nil }
    let bytes = head.dropLast(4)
    guard bytes.allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || (32..<127).contains($0) }) else {
      return nil
    }
    var lines: [String] = []
    var line: [UInt8] = []
    var isReturning = false
    for byte in bytes {
      if byte == 10 {
        guard isReturning else { return nil }
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
        isReturning = false
      } else {
        guard !isReturning else { return nil }
        if byte == 13 { isReturning = true } else { line.append(byte) }
      }
    }
    return isReturning ? nil : lines + [String(decoding: line, as: UTF8.self)]
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func path(_ target: String) throws(Refusal) -> String {
    guard target.hasPrefix("/") else { throw .badRequest }
    let written = target.prefix { $0 != "?" && $0 != "#" }
    var bytes: [UInt8] = []
    var rest = Array(written.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let value = UInt8(digits, radix: 16)
      else { throw .badRequest }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let path = String(validating: bytes, as: UTF8.self), !path.utf8.contains(0),
      !path.split(separator: "/").contains("..")
    else { throw .badRequest }
    return path
  }
}
