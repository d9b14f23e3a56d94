extension Edge {
  /// The samples of a pixel that lie to the right of the side, in the rows that it crosses.
  func samples(toItsRightIn column: Int, row: Int) -> UInt64 {
    var result: UInt64 = 0
    for line in 0..<8 {
      let y = Double(row) + (Double(line) + 0.5371) / 8
      guard y >= y0, y < y1 else { continue }
      // The first sample is the next whole number.
      let place = (x(at: y) - Double(column)) * 8 - 0.4629
      guard place <= 7 else { continue }
      let below = Int(max(place, 0))
      let first = Double(below) < place ? below + 1 : below
      result |= (0xFF << UInt64(first) & 0xFF) << UInt64(8 * line)
    }
    return result
  }
}

/// For each of a pixel's 64 samples, the number of sides to its left, up to 255: one word for each binary digit.
struct SampleCounter {
  private var digits = SIMD8<UInt64>.zero

  mutating func add(_ samples: UInt64) {
    var carry = samples
    for place in 0..<8 where carry != 0 {
      let digit = digits[place]
      digits[place] = digit ^ carry
      carry &= digit
    }
  }

  /// The samples whose numbers differ.
  func differences(from other: SampleCounter) -> UInt64 {
    let different = digits ^ other.digits
    return (0..<8).reduce(0) { $0 | different[$1] }
  }
}
