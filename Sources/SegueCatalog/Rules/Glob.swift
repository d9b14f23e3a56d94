/// A name pattern: `*` matches any text, `?` one character, everything else itself.
public struct Glob: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  private let symbols: [Symbol]

  private enum Symbol: Hashable, Sendable {
    case literal(UInt8)
    case anyCharacter
    case anyText
  }

  /// Compiles a pattern; any text is valid.
  public init(_ text: String) {
    self.text = text
    symbols = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .anyText
      case UInt8(ascii: "?"): .anyCharacter
      default: .literal(byte)
      }
    }
  }

  /// Whether the pattern matches a whole name.
  ///
  /// - Complexity: O(name × pattern) at worst; does not allocate for names stored as UTF-8.
  public func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in symbols.withUnsafeBufferPointer { fits(bytes, $0) } }
  }

  /// Matches until a mismatch, then extends the last `*` by one byte.
  private func fits(
    _ name: UnsafeBufferPointer<UInt8>, _ symbols: UnsafeBufferPointer<Symbol>
  ) -> Bool {
    var (at, next) = (0, 0)
    var retry: (at: Int, next: Int)?
    while at < name.count {
      if next < symbols.count, symbols[next] == .anyText {
        next += 1
        retry = (at, next)
      } else if next < symbols.count, let end = Self.end(of: symbols[next], in: name, from: at) {
        at = end
        next += 1
      } else if let last = retry {
        at = last.at + 1
        next = last.next
        retry = (at, next)
      } else {
        return false
      }
    }
    return symbols[next...].allSatisfy { $0 == .anyText }
  }

  /// The end of a symbol's match at a position; nil if it does not match.
  private static func end(
    of symbol: Symbol, in name: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    switch symbol {
    case .literal(let byte): return name[start] == byte ? start + 1 : nil
    case .anyText: return nil
    case .anyCharacter:
      guard !isContinuation(name[start]) else { return nil }
      var end = start + 1
      while end < name.count, isContinuation(name[end]) { end += 1 }
      return end
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
