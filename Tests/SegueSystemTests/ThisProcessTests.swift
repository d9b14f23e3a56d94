import Testing

@testable import SegueSystem

@Suite struct ThisProcessTests {
  @Test(
    arguments: [
      ("80", 80), ("1000", 1000), ("16000", 1000), ("99999999999999999999", 1000), ("0", nil),
      ("-5", nil), ("", nil), ("wide", nil), ("8.5", nil),
    ] as [(String, Int?)])
  func `numbers of the environment are bounded`(_ text: String, _ number: Int?) {
    #expect(ThisProcess.number(from: text, in: 1...1000) == number)
  }
}
