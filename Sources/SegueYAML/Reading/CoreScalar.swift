import SegueCatalog
import SegueDiagnostics

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

/// The tags of the YAML 1.2 core schema, the only ones accepted.
enum CoreTag {
  /// A problem with a tag.
  struct Problem {
    let code: Diagnostic.Code
    let message: String
    let help: String?
  }

  private static let prefix = "tag:yaml.org,2002:"

  /// Applies a tag to a node: `!!str` makes a plain scalar a text; the others must match the node.
  static func apply(
    _ tag: String, to node: inout YAMLNode, text: [UInt8]
  ) -> Problem? {
    let name = tag == "!" ? "str" : String(tag.dropFirst(prefix.count))
    let isCore = tag == "!" || tag.hasPrefix(prefix)
    guard isCore, ["str", "int", "float", "bool", "null", "map", "seq"].contains(name) else {
      return Problem(
        code: .unknownTag, message: "'\(tag.shortened)' is not a tag of the YAML 1.2 core schema",
        help: "remove the tag")
    }
    if name == "str" && node.kind == .plain { node.kind = .taggedText }
    guard !agrees(name, with: node, text: text) else { return nil }
    return Problem(
      code: .wrongTag, message: "the value does not match its tag '!!\(name)'",
      help: "remove the tag")
  }

  private static func agrees(
    _ name: String, with node: YAMLNode, text: [UInt8]
  ) -> Bool {
    switch (node.kind, name) {
    case (.map, "map"), (.list, "seq"): return true
    case (.map, _), (.list, _): return false
    case (_, "str"): return true
    default: break
    }
    switch (CoreScalar(plain: text.span), name) {
    case (.null, "null"), (.boolean, "bool"), (.integer, "int"), (.integer, "float"),
      (.decimal, "float"):
      return true
    default: return false
    }
  }
}

/// Tabs that YAML allows but libyaml refuses: on an empty line, and before a comment.
///
/// libyaml fails there while it looks for a token, so the tabs are not inside a quoted or block scalar.
/// Replacing each of them by a space changes neither the meaning nor any position.
enum BlankTab {
  /// The maximum number of bytes that are read again; each line with such tabs costs the whole file once more.
  static let budget = 4 << 20

  /// The blanks at a failure; nil unless only a comment or the end of the line follows them.
  static func range(in bytes: UnsafeBufferPointer<UInt8>, at failure: ParserFailure, _ offset: Int)
    -> Range<Int>?
  {
    guard !failure.isEncoding, failure.context != "while scanning a block scalar",
      offset < bytes.count, bytes[offset] == UInt8(ascii: "\t")
    else { return nil }
    var end = offset
    while end < bytes.count, " \t".utf8.contains(bytes[end]) { end += 1 }
    return end == bytes.count || "#\n\r".utf8.contains(bytes[end]) ? offset..<end : nil
  }
}
