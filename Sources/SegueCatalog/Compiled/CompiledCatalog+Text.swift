extension CompiledCatalog {
  /// Opens a catalog in the text form that `segue compile` writes into Swift: base64 (RFC 4648,
  /// section 4), with padding.
  ///
  /// The compiler takes seconds for an array literal of bytes, and next to no time for a text literal.
  ///
  /// - Throws: ``CompiledCatalogError`` if it is damaged, or has a newer format.
  public convenience init(base64 text: StaticString) throws(CompiledCatalogError) {
    let bytes = text.withUTF8Buffer { Base64Text.bytes($0) }
    guard let bytes else { throw .notACatalog }
    try self.init(bytes)
  }

  /// Opens a catalog in the text form, read from a file.
  package convenience init(base64 text: [UInt8]) throws(CompiledCatalogError) {
    let bytes = text.withUnsafeBufferPointer { Base64Text.bytes($0) }
    guard let bytes else { throw .notACatalog }
    try self.init(bytes)
  }

  /// Opens a catalog in generated Swift.
  ///
  /// - Returns: the catalog. If it cannot be opened, it is empty and ``problem`` says why.
  public static func compiled(_ text: StaticString) -> CompiledCatalog {
    do throws(CompiledCatalogError) {
      return try CompiledCatalog(base64: text)
    } catch {
      return CompiledCatalog(problem: error)
    }
  }
}

/// Base64, as bytes of a text.
enum Base64Text {
  /// Decodes a text; nil unless it is base64 with padding.
  static func bytes(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let whole = text.count / 4 - (padding > 0 ? 1 : 0)
    // A character that is no digit sets bits that no digit has; they remain set here.
    var seen: UInt32 = 0
    let bytes = digits.withUnsafeBufferPointer { digits in
      [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { bytes, filled in
        func decode(_ group: Int, _ digit: (Int) -> UInt32) {
          let (a, b, c, d) = (digit(0), digit(1), digit(2), digit(3))
          seen |= a | b | c | d
          let bits = a << 18 | b << 12 | c << 6 | d
          bytes.initializeElement(at: 3 * group, to: UInt8(truncatingIfNeeded: bits >> 16))
          bytes.initializeElement(at: 3 * group + 1, to: UInt8(truncatingIfNeeded: bits >> 8))
          bytes.initializeElement(at: 3 * group + 2, to: UInt8(truncatingIfNeeded: bits))
        }
        for group in 0..<whole { decode(group) { UInt32(digits[Int(text[4 * group + $0])]) } }
        if padding > 0 {
          decode(whole) {
            $0 < 4 - padding ? UInt32(digits[Int(text[4 * whole + $0])]) : 0
          }
        }
        filled = text.count / 4 * 3 - padding
      }
    }
    return seen & ~0x3F == 0 ? bytes : nil
  }

  /// The value of each character; 0xFF for those that are not digits.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 0xFF, count: 256)
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, character) in all.utf8.enumerated() { digits[Int(character)] = UInt8(value) }
    return digits
  }()
}
