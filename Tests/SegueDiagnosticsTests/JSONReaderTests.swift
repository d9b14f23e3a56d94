import Testing

@testable import SegueDiagnostics

/// Reading JSON that others wrote: what the standard allows, and nothing else.
@Suite struct JSONReaderTests {
  private static let values: [(String, JSONValue)] = [
    ("null", .null), (" true\n", true), ("false", false), ("-0", 0), ("12", 12),
    ("-1.5e2", .number(-150)), ("1E-2", .number(0.01)), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)), (#""""#, ""),
    (#""a\"\\\/\b\f\n\r\tä""#, .string("a\"\\/\u{8}\u{C}\n\r\tä")),
    (#""\u00e4\ud83d\uDE00\u0000""#, .string("ä😀\0")), ("[]", []), ("[ 1 , [2] ]", [1, [2]]),
    ("{}", [:]), (#"{"b": 1, "a": {"": null}}"#, ["b": 1, "a": ["": .null]]),
  ]

  @Test(arguments: values)
  func `reads values`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(reading: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    ("", "the text ends too early (byte 1)"),
    ("1 2", "there is something after the value (byte 3)"),
    ("[1,]", "expected a value (byte 4)"), ("[1", "expected ',' or ']' (byte 3)"),
    (#"{"a" 1}"#, "expected ':' (byte 6)"), ("{a: 1}", "expected a name in quotes (byte 2)"),
    (#"{"a": 1,}"#, "expected a name in quotes (byte 9)"),
    (#"{"a": 1, "a": 2}"#, "the name occurs twice (byte 10)"), ("nul", "expected a value (byte 1)"),
    ("01", "a number begins with 0 (byte 1)"), ("-", "expected a digit (byte 2)"),
    ("1.", "expected a digit (byte 3)"), ("1e", "expected a digit (byte 3)"),
    ("1e999", "the number is too large (byte 1)"), ("+1", "expected a value (byte 1)"),
    ("\"a", "the string has no end (byte 1)"), (#""\x""#, "unknown escape (byte 2)"),
    ("\"\\", "unknown escape (byte 2)"),
    ("\"\n\"", "a string has a control character, which must be escaped (byte 2)"),
    (#""\u12g4""#, "expected four hexadecimal digits (byte 2)"),
    (#""\ud83d""#, "a surrogate is alone (byte 2)"),
    (#""\ud83d\u0041""#, "a surrogate is alone (byte 2)"),
    (#""\ude00""#, "a surrogate is alone (byte 2)"),
  ])
  func `refuses everything else, and says where`(text: String, problem: String) {
    let error = #expect(throws: JSONProblem.self) { try JSONValue(reading: Array(text.utf8)) }
    #expect(error?.description == problem)
  }

  @Test func `refuses strings that are not UTF-8`() {
    #expect(throws: JSONProblem.self) { try JSONValue(reading: [0x22, 0xFF, 0x22]) }
  }

  @Test func `depth is limited, whatever the length`() throws {
    let limit = JSONValue.depthLimit
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONValue(reading: nested(limit))
    for depth in [limit + 1, 1_000_000] {
      #expect(throws: JSONProblem.self) { try JSONValue(reading: nested(depth)) }
    }
  }

  @Test(arguments: [JSONLayout.compact, .rows, .fitted, .spread])
  func `what is written is read again`(layout: JSONLayout) throws {
    let value: JSONValue = [
      "text": "a\"\\\n\u{1B}\u{202E}ü😀", "numbers": [0, -1, .number(0.1), .number(1e300)],
      "deep": [["a": [], "b": [:]], .null, true],
    ]
    #expect(try JSONValue(reading: Array(value.text(layout).utf8)) == value)
  }
}
