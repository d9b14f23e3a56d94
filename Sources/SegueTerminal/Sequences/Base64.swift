/// Base64 encoding with padding (RFC 4648).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    // With a capacity of zero the initializer below would write to the empty array that all threads share.
    guard !bytes.isEmpty else { return [] }
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { text, count in
      alphabet.withUnsafeBufferPointer { letters in
        var end = 0
        func add(_ letter: UInt8) {
          text.initializeElement(at: end, to: letter)
          end += 1
        }
        for start in stride(from: 0, to: bytes.count, by: 3) {
          let known = min(3, bytes.count - start)
          var bits = UInt32(bytes[start]) << 16
          if known > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
          if known > 2 { bits |= UInt32(bytes[start + 2]) }
          add(letters[Int(bits >> 18)])
          add(letters[Int(bits >> 12 & 63)])
          add(known > 1 ? letters[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
          add(known > 2 ? letters[Int(bits & 63)] : UInt8(ascii: "="))
        }
      }
      count = length
    }
  }
}
