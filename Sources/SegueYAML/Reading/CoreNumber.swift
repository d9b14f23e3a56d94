/// The numbers of the YAML 1.2 core schema.
enum CoreNumber {
  /// Parses a number that spans all the bytes; nil if they are not one.
  static func parse(_ bytes: Span<UInt8>) -> CoreScalar? {
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 > UInt8(ascii: "9") {
      if bytes[1] == UInt8(ascii: "x") { return based(16, bytes) }
      if bytes[1] == UInt8(ascii: "o") { return based(8, bytes) }
    }
    return decimal(bytes) ?? special(bytes)
  }

  private static func based(
    _ radix: Double, _ bytes: Span<UInt8>
  ) -> CoreScalar? {
    var value = 0.0
    for index in 2..<bytes.count {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, Double(digit) < radix
      else { return nil }
      value = value * radix + Double(digit)
    }
    return .integer(value)
  }

  /// Parses `.inf`, `-.inf` and `.nan`, in the three spellings of each.
  private static func special(_ bytes: Span<UInt8>) -> CoreScalar? {
    guard bytes.count <= 5 else { return nil }
    switch bytes.string {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .decimal(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .decimal(-.infinity)
    case ".nan", ".NaN", ".NAN": return .decimal(.nan)
    default: return nil
    }
  }

  /// Parses `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func decimal(_ bytes: Span<UInt8>) -> CoreScalar? {
    guard let (value, length, isWhole) = DecimalText.parse(bytes), length == bytes.count
    else { return nil }
    return isWhole ? .integer(value) : .decimal(value)
  }
}
