import Testing

@testable import SeguePlugins

@Suite struct CheckVerdictTests {
  @Test(arguments: [
    CheckVerdict(.pass, "all is well"), CheckVerdict(.warn, "", help: "look"),
    CheckVerdict(.fail, "naïve – \"quoted\"", help: "a\tb"),
  ])
  func `a verdict survives its way between two processes`(verdict: CheckVerdict) {
    #expect(CheckVerdict(bytes: verdict.bytes) == verdict)
  }

  @Test func `a plugin's control characters are escaped`() {
    let verdict = CheckVerdict(.fail, "it says: a\u{1F}b", help: "\u{1F}")
    #expect(
      CheckVerdict(bytes: verdict.bytes)
        == CheckVerdict(.fail, #"it says: a\u{1F}b"#, help: #"\u{1F}"#))
  }

  @Test(arguments: ["", "pass", "pass\u{1F}a", "pass\u{1F}a\u{1F}b\u{1F}c", "odd\u{1F}a\u{1F}b"])
  func `invalid bytes are not a verdict`(text: String) {
    #expect(CheckVerdict(bytes: Array(text.utf8)) == nil)
  }
}
