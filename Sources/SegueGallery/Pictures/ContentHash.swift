/// A 128-bit content hash, in hexadecimal.
///
/// For detecting changes and duplicate pictures; not cryptographic: collisions can be constructed.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Creates the hash of no bytes.
  package init() {}

  /// Creates the hash of some bytes.
  package init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds bytes and their count, so that different splits of the same bytes have different hashes.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { all in
      var index = 0
      while index + 8 <= all.count {
        add(all.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      for byte in all[index...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
      add(UInt64(all.count))
    }
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func add(_ word: UInt64) {
    low = Self.mix(low ^ word)
    high = Self.mix(high &+ (word &* 0xFF51_AFD7_ED55_8CCD) ^ low)
  }

  /// The output function of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var word = value &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Thirty-two hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
