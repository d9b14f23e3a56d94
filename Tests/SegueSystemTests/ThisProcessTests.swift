import SegueSystem
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct ThisProcessTests {
  @Test(
    arguments: [
      ("80", 80), ("1000", 1000), ("16000", 1000), ("99999999999999999999", 1000), ("0", nil),
      ("-5", nil), ("", nil), ("wide", nil), ("8.5", nil),
    ] as [(String, Int?)])
  func `numbers of the environment are bounded`(_ text: String, _ number: Int?) {
    let name = "SEGUE_TEST_NUMBER_\(text.count)_\(text.hashValue)"
    setenv(name, text, 1)
    defer { unsetenv(name) }
    #expect(ThisProcess.number(name, in: 1...1000) == number)
  }
}
