/// The only source of randomness in a preset: `random(seed, index)`, identical on every machine.
///
/// Both arguments are rounded down to integers, clamped to ±2⁵³ and taken as 64-bit two's
/// complement.
/// With `mix` the output function of SplitMix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014), the result is the upper 53 bits of
/// `mix(mix(seed) + index)`, divided by 2⁵³: a number from 0 up to, but not including, 1.
enum SeededRandom {
  static func value(seed: Double, index: Double) -> Double {
    let hash = mix(mix(integer(seed)) &+ integer(index))
    return Double(hash >> 11) * 0x1p-53
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    var word = word &+ 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  private static func integer(_ value: Double) -> UInt64 {
    let whole = max(-0x1p53, min(0x1p53, value.rounded(.down)))
    return UInt64(bitPattern: Int64(whole))
  }
}
