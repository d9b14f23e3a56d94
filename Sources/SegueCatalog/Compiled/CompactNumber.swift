/// A number of few digits in one integer: most of a catalog's numbers are `1`, `0.35` or `844`.
///
/// The code is a multiple of four with the number of decimals in its last two bits, which are never
/// both set: that is ``rawCode``.
package struct CompactNumber {
  /// The integer that announces a number's eight bytes.
  package static let rawCode = 3

  /// The number.
  package let value: Double
  /// Its code.
  package let code: Int

  private static let scales = [1.0, 100, 10_000]
  private static let limit = 1e9

  /// Creates the compact form of a number; nil if it has more digits, or is minus zero.
  package init?(_ value: Double) {
    guard value != 0 || value.sign == .plus else { return nil }
    for (decimals, scale) in Self.scales.enumerated() {
      let scaled = (value * scale).rounded()
      guard scaled.magnitude < Self.limit else { return nil }
      guard scaled / scale == value else { continue }
      self.value = value
      let integer = Int(scaled)
      code = (integer < 0 ? -2 * integer - 1 : 2 * integer) << 2 | decimals
      return
    }
    return nil
  }

  /// Creates the number of a code; nil if it is none.
  package init?(code: Int) {
    guard code & 3 < Self.scales.count else { return nil }
    let zigzag = code >> 2
    let integer = zigzag & 1 == 1 ? -(zigzag >> 1) - 1 : zigzag >> 1
    guard Double(integer).magnitude < Self.limit else { return nil }
    self.code = code
    value = Double(integer) / Self.scales[code & 3]
  }
}
