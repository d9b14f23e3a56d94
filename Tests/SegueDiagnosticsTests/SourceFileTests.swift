import SegueDiagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func `line starts lead to the same places as counting`() {
    for text in ["", "a", "a\nb\r\nc\rd", "\u{FEFF}é\n\nüx\r", "\r\n\r\n", "\n"] {
      let file = SourceFile(name: "a", text: text)
      let starts = file.lineStarts
      for end in 0...file.bytes.count {
        for start in 0...end {
          #expect(file.place(of: start..<end, lineStarts: starts) == file.place(of: start..<end))
        }
      }
    }
  }

  @Test(arguments: [
    ("ab\ncd", 4, "2:2"), ("ab\r\ncd", 4, "2:1"), ("ab\r\ncd", 3, "1:4"), ("ab\rcd", 3, "2:1"),
    ("a\n\n\nb", 4, "4:1"), ("日本x", 6, "1:3"), ("e\u{301}x", 3, "1:3"), ("👩‍👩x", 11, "1:4"),
    ("\u{FEFF}ab", 3, "1:1"), ("\u{FEFF}ab", 4, "1:2"), ("", 0, "1:1"), ("ab", 99, "1:3"),
    ("日本", 4, "1:2"), ("ab\n", 3, "2:1"),
  ])
  func `a location counts lines and Unicode scalars`(text: String, offset: Int, expected: String) {
    let location = SourceFile(name: "a", text: text).location(at: offset)
    #expect("\(location.line):\(location.column)" == expected)
  }

  @Test func `bytes that are not UTF-8 still have a location`() {
    let file = SourceFile(name: "a", bytes: [0x61, 0xFF, 0x0A, 0xC3])
    #expect(file.location(at: 3).line == 2)
    #expect(file.location(at: 4).offset == 4)
  }
}
