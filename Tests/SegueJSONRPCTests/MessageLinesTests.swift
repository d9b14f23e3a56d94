import Testing

@testable import SegueJSONRPC

@Suite struct MessageLinesTests {
  /// The lines of an input that arrives in pieces.
  private func lines(_ text: String, pieces: Int, limit: Int = 8) -> [String] {
    var rest = Array(text.utf8)[...]
    var lines = MessageLines(limit: limit) {
      defer { rest = rest.dropFirst(pieces) }
      return Array(rest.prefix(pieces))
    }
    var found: [String] = []
    while let line = lines.next() {
      if case .message(let bytes) = line {
        found.append(String(decoding: bytes, as: UTF8.self))
      } else {
        found.append("too long")
      }
    }
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `lines do not depend on the pieces that arrive`(pieces: Int) {
    #expect(lines("one\n\n  \r\ntwo\nthree", pieces: pieces) == ["one", "two", "three"])
    #expect(lines("12345678\n123456789\nend\n", pieces: pieces) == ["12345678", "too long", "end"])
    #expect(lines("123456789", pieces: pieces) == ["too long"])
    #expect(lines("", pieces: pieces).isEmpty)
  }
}
