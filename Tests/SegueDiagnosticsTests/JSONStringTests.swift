import Foundation
import Testing

@testable import SegueDiagnostics

@Suite struct JSONStringTests {
  private static let texts = [
    "", "plain", "\"\\/", "\n\r\t\u{0}\u{1B}\u{7F}\u{9B}", "\u{2028}\u{2029}\u{202E}", "表 é 👩‍👧",
    "</script><!-- & -->",
  ]

  @Test(arguments: texts)
  func `text round-trips through JSONSerialization without raw control characters`(text: String)
    throws
  {
    for escaping in [JSONEscaping.plain, .html] {
      let object: JSONObject = [text: .string(text)]
      let written = object.text(escaping: escaping)
      let read = try JSONSerialization.jsonObject(with: Data(written.utf8))
      #expect(read as? [String: String] == [text: text])
      #expect(!written.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{9B}" })
    }
  }

  @Test func `HTML escaping keeps text from closing a script element`() {
    let value: JSONValue = ["<a>": "</a>&"]
    #expect(value.text(escaping: .html) == #"{"\u003ca\u003e":"\u003c/a\u003e\u0026"}"#)
    #expect(value.text() == #"{"<a>":"</a>&"}"#)
  }

  @Test func `terminal control characters are escaped and emoji joiners are not`() {
    let value = JSONValue.string("\u{1B}[0m \u{9B}1m \u{202E} \u{1D173} 👩‍👧")
    #expect(value.text() == #""\u001b[0m \u009b1m \u202e \ud834\udd73 👩‍👧""#)
  }
}
