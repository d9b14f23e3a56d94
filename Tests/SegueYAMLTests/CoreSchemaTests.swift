import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// What plain scalars mean in the core schema of YAML 1.2.
@Suite struct CoreSchemaTests {
  private func kind(_ scalar: String) throws -> ValueKind {
    var reader = YAMLReader()
    let tree = try #require(reader.read(SourceFile(name: "a", text: "a: \(scalar)\n")).tree)
    return try #require(Cursor(tree)["a"]).kind
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "Yes", "NO", "y", "n", "1:30", "190:20:30", "2001-12-14",
    "2001-12-14t21:59:43.10-05:00", "0b1010", "1_000", "0x", "0o", "0o8", "0xG", "+0x1F", "1e", ".",
    "+",
    "1.2.3", "tRUE", "nUll", ".Nan", ".iNF", "'1'", "\"true\"", "'~'", "12a", "1 2", "350ms", "=",
    "nan", "inf",
  ])
  func `scalars of no other type are text`(scalar: String) throws {
    #expect(try kind(scalar) == .text)
  }

  @Test(
    arguments: [
      ("0", 0), ("010", 10), ("-7", -7), ("+12", 12), ("0o17", 15), ("0x1F", 31), ("0xff", 255),
      ("1.5", 1.5),
      (".5", 0.5), ("5.", 5), ("-.5e-3", -0.0005), ("1e3", 1000), ("1E+2", 100),
      (".inf", .infinity),
      ("-.Inf", -.infinity), ("1e999", .infinity), ("0.1", 0.1),
      ("123456789012345678", 123_456_789_012_345_680),
      ("2.2250738585072014e-308", .leastNormalMagnitude), ("1e23", 1e23), ("0.000001", 1e-6),
      ("-0", 0),
    ] as [(String, Double)])
  func numbers(scalar: String, value: Double) throws {
    #expect(try kind(scalar) == .number(value))
  }

  @Test func `reads booleans, null and NaN`() throws {
    for word in ["true", "True", "TRUE"] { #expect(try kind(word) == .boolean(true)) }
    for word in ["false", "False", "FALSE"] { #expect(try kind(word) == .boolean(false)) }
    for word in ["null", "Null", "NULL", "~", ""] { #expect(try kind(word) == .null) }
    guard case .number(let value) = try kind(".nan") else { return #expect(Bool(false)) }
    #expect(value.isNaN)
  }

  @Test func `parses decimals like the standard library`() throws {
    var random = SplitMix(state: 20_261_121)
    for _ in 0..<2000 {
      let digits = String(random.next() >> (random.next() % 60))
      let fraction = String(random.next() >> (random.next() % 60))
      let exponent = Int(random.next() % 60) - 30
      for text in [
        "\(digits).\(fraction)", "\(digits)e\(exponent)", "-\(digits).\(fraction)e\(exponent)",
      ] {
        #expect(try kind(text) == .number(try #require(Double(text))), "\(text)")
      }
    }
  }

  /// Steele, Lea and Flood 2014.
  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
