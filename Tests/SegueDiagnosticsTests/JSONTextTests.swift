import Foundation
import Testing

@testable import SegueDiagnostics

@Suite struct JSONTextTests {
  private static let texts = [
    "", "plain", "\"\\/", "\n\r\t\u{0}\u{1B}\u{7F}\u{9B}", "\u{2028}\u{2029}\u{202E}", "表 é 👩‍👧",
    "</script><!-- & -->",
  ]

  @Test(arguments: texts) func `another reader gets the same text`(text: String) throws {
    for quoted in [JSONText.quote(text), JSONText.quoteForScript(text)] {
      let read = try JSONSerialization.jsonObject(with: Data("[\(quoted)]".utf8))
      #expect(read as? [String] == [text])
      #expect(!quoted.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{9B}" })
    }
  }

  @Test func `a script element cannot be ended from within`() {
    #expect(JSONText.quoteForScript("</a>&") == #""\u003c/a\u003e\u0026""#)
    #expect(JSONText.quote("</a>&") == #""</a>&""#)
  }
}
