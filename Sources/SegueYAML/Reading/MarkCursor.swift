/// Converts libyaml's marks, which count characters, into byte offsets.
///
/// Marks come almost in order, so the cursor moves from the last one, in either direction.
struct MarkCursor {
  private let isASCII: Bool
  /// The offset of the first character: the length of a byte order mark.
  private let origin: Int
  private var index = 0
  private var byte: Int

  init(bytes: UnsafeBufferPointer<UInt8>, origin: Int) {
    isASCII = bytes.isASCII
    self.origin = origin
    byte = origin
  }

  /// Returns the byte offset of a character index; the end of the file for indices past it.
  mutating func offset(of mark: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(origin + mark, bytes.count) }
    while index < mark, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      index += 1
    }
    while index > mark, byte > origin {
      byte -= 1
      while byte > origin, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      index -= 1
    }
    return byte
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte has its high bit set.
  fileprivate var isASCII: Bool {
    var bits: UInt8 = 0
    for byte in self { bits |= byte }
    return bits < 0x80
  }
}
