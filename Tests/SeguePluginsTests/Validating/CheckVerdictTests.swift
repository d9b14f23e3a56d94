import SeguePluginABI
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

  @Test func `a fault of the host does not blame the plugin`() {
    let fault = PluginFault(
      plugin: "a", kind: .host, reason: "could not be started in a process: no memory")
    let verdict = CheckVerdict(fault)
    #expect(verdict.status == .fail && verdict.message == fault.description)
    #expect(verdict.help?.contains("not about the plugin's code") == true)
    #expect(verdict.help?.contains("segue doctor") == true)
  }

  @Test(arguments: ["", "pass", "pass\u{1F}a", "pass\u{1F}a\u{1F}b\u{1F}c", "odd\u{1F}a\u{1F}b"])
  func `invalid bytes are not a verdict`(text: String) {
    #expect(CheckVerdict(bytes: Array(text.utf8)) == nil)
  }
}
