/// The hash function SHA-256 of FIPS 180-4, which identifies libraries.
///
/// Implemented here because nothing else is available on all platforms: CryptoKit is Apple's,
/// Foundation has none, and a cryptography package would be many times as large as all of Segue for
/// sixty lines.
///
/// ```swift
/// var hash = SHA256()
/// hash.update(with: first)
/// hash.update(with: second)
/// print(hash.digest())  // 64 hexadecimal digits
/// ```
public struct SHA256: Sendable {
  /// The state, initialized as in section 5.3.3.
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  /// The bytes of an incomplete block.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  private static let blockSize = 64

  /// Creates the hash of no bytes.
  public init() {}

  /// The hash of some bytes, as 64 hexadecimal digits.
  public static func digest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(with: bytes)
    return hash.digest()
  }

  /// Adds bytes.
  public mutating func update(with bytes: some Sequence<UInt8>) {
    let added = Array(bytes)
    count &+= UInt64(added.count)
    var all = rest
    all.append(contentsOf: added)
    let blocks = all.count / Self.blockSize * Self.blockSize
    all.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: blocks, by: Self.blockSize) {
        compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockSize]))
      }
    }
    rest = Array(all[blocks...])
  }

  /// Returns the hash of all bytes so far, as 64 hexadecimal digits; more can be added afterwards.
  public func digest() -> String {
    var last = self
    let bits = count &* 8
    var padding: [UInt8] = [0x80]
    let used = (rest.count + 1 + 8) % Self.blockSize
    padding += [UInt8](repeating: 0, count: used == 0 ? 0 : Self.blockSize - used)
    withUnsafeBytes(of: bits.bigEndian) { padding.append(contentsOf: $0) }
    last.update(with: padding)
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Processes a block, as in section 6.2.2.
  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        words[index] = UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
      }
      for index in 16..<64 {
        let (a, b) = (words[index - 15], words[index - 2])
        let low = a.turned(7) ^ a.turned(18) ^ (a >> 3)
        let high = b.turned(17) ^ b.turned(19) ^ (b >> 10)
        words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let first =
          h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ Self.constants[index]
          &+ words[index]
        let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}

extension UInt32 {
  /// Returns the bits rotated to the right.
  @inline(__always)
  fileprivate func turned(_ count: UInt32) -> UInt32 { (self >> count) | (self << (32 - count)) }
}
