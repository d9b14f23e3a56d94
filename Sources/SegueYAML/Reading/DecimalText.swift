/// Decimal numbers as text, parsed without a locale and, if short, without allocation.
enum DecimalText {
  /// Parses the number at the start of the bytes, its length, and whether it is spelled as an
  /// integer.
  ///
  /// Exact: a mantissa below 2⁵³ and a power of ten up to 10²² are exact doubles, so one
  /// multiplication or division rounds once (Clinger 1990); the standard library parses the rest.
  static func parse(
    _ bytes: Span<UInt8>
  ) -> (value: Double, length: Int, isWhole: Bool)? {
    var scan = Scan()
    guard scan.run(bytes) else { return nil }
    let isWhole = !scan.hasPoint && !scan.hasExponent
    if let value = scan.exactValue { return (value, scan.index, isWhole) }
    let text = bytes.extracting(0..<scan.index).string
    return Double(text).map { ($0, scan.index, isWhole) }
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private struct Scan {
    private(set) var index = 0
    private(set) var hasPoint = false
    private(set) var hasExponent = false
    private var isNegative = false
    private var mantissa: UInt64 = 0
    private var digits = 0
    private var exponent = 0

    var exactValue: Double? {
      guard digits <= 15, abs(exponent) <= 22 else { return nil }
      let magnitude = Double(mantissa)
      let power = DecimalText.powers[abs(exponent)]
      let value = exponent < 0 ? magnitude / power : magnitude * power
      return isNegative ? -value : value
    }

    mutating func run(_ bytes: Span<UInt8>) -> Bool {
      isNegative = takeSign(bytes)
      let whole = takeDigits(bytes, exponentStep: 0)
      var fraction = 0
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        index += 1
        hasPoint = true
        fraction = takeDigits(bytes, exponentStep: -1)
      }
      guard whole + fraction > 0 else { return false }
      takeExponent(bytes)
      return true
    }

    /// Consumes a sign; returns whether it was a minus.
    private mutating func takeSign(_ bytes: Span<UInt8>) -> Bool {
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
      else { return false }
      defer { index += 1 }
      return bytes[index] == UInt8(ascii: "-")
    }

    private mutating func takeDigits(_ bytes: Span<UInt8>, exponentStep: Int) -> Int {
      let start = index
      while index < bytes.count, bytes[index] &- 0x30 < 10 {
        if digits < 16 { mantissa = mantissa * 10 + UInt64(bytes[index] &- 0x30) }
        if mantissa > 0 { digits += 1 }
        exponent += exponentStep
        index += 1
      }
      return index - start
    }

    /// An `e` without digits is not part of the number: `2em` is 2 and a unit.
    private mutating func takeExponent(_ bytes: Span<UInt8>) {
      guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
      let start = index
      index += 1
      let isDown = takeSign(bytes)
      let first = index
      var value = 0
      while index < bytes.count, bytes[index] &- 0x30 < 10 {
        value = min(value * 10 + Int(bytes[index] &- 0x30), 100_000)
        index += 1
      }
      if index == first {
        index = start
      } else {
        hasExponent = true
        exponent += isDown ? -value : value
      }
    }
  }
}
