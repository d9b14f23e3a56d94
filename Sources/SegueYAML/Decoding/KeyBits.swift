/// A set of keys of an object, by their index in its table.
struct KeyBits: Hashable, Sendable {
  /// The maximum number of keys of an object.
  static let most = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds the key at an index.
  mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  /// Whether the key at an index is in the set.
  func contains(_ index: Int) -> Bool {
    index < 64 ? low >> UInt64(index) & 1 == 1 : high >> UInt64(index - 64) & 1 == 1
  }

  /// The number of keys.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
  /// Whether there is no key.
  var isEmpty: Bool { low | high == 0 }
  /// A number that tells sets of an object apart.
  var number: Int { Int(truncatingIfNeeded: low ^ high &* 0x9E37_79B9_7F4A_7C15) }

  /// The keys of both sets.
  func intersection(_ other: KeyBits) -> KeyBits {
    var result = KeyBits()
    (result.low, result.high) = (low & other.low, high & other.high)
    return result
  }

  /// The keys that another set does not have.
  func subtracting(_ other: KeyBits) -> KeyBits {
    var result = KeyBits()
    (result.low, result.high) = (low & ~other.low, high & ~other.high)
    return result
  }
}
