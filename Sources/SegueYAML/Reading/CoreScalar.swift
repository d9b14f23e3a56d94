/// The meaning of a plain scalar in the YAML 1.2 core schema.
///
/// The YAML 1.1 forms `yes`, `no`, `on`, `off`, `010` as eight, `1:30` and dates have no special
/// meaning.
enum CoreScalar: Equatable {
  case null
  case boolean(Bool)
  case integer(Double)
  case decimal(Double)
  case text

  init(plain bytes: Span<UInt8>) { self = Self.resolve(bytes) }

  private static func resolve(_ bytes: Span<UInt8>) -> CoreScalar {
    if bytes.isEmpty { return .null }
    switch bytes[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return CoreNumber.parse(bytes) ?? .text
    case UInt8(ascii: "~") where bytes.count == 1: return .null
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      return word(bytes)
    default: return .text
    }
  }

  private static func word(_ bytes: Span<UInt8>) -> CoreScalar {
    switch bytes.count {
    case 4:
      if bytes.equals("true") || bytes.equals("True") || bytes.equals("TRUE") {
        return .boolean(true)
      }
      let isNull = bytes.equals("null") || bytes.equals("Null") || bytes.equals("NULL")
      return isNull ? .null : .text
    case 5:
      let isFalse = bytes.equals("false") || bytes.equals("False") || bytes.equals("FALSE")
      return isFalse ? .boolean(false) : .text
    default: return .text
    }
  }
}
