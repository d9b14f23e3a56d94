extension CompiledCatalog {
  /// Opens a catalog in the text form that `segue compile` writes into Swift: base64 (RFC 4648,
  /// section 4), with padding.
  ///
  /// A text literal costs a compiler next to nothing, where an array of bytes takes it seconds.
  ///
  /// - Throws: ``CompiledCatalogError`` if it is damaged, or has a newer format.
  public convenience init(base64 text: StaticString) throws(CompiledCatalogError) {
    let bytes = text.withUTF8Buffer { Base64Text.bytes($0) }
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    for (index, character) in text.dropLast(padding).enumerated() {
      guard let digit = digit(character) else { return nil }
      bits = bits << 6 | UInt32(digit)
      guard index % 4 == 3 else { continue }
      for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
      bits = 0
    }
    switch padding {
    case 1: for shift: UInt32 in [10, 2] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    default: break
    }
    return bytes
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
