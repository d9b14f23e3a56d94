import SegueDiagnostics
import Testing

/// The form for people, character by character.
@Suite struct HumanDiagnosticTests {
  /// A diagnostic about the first occurrence of a text.
  private func print(
    _ marked: String, in text: String, coloring: DiagnosticStyle.Coloring = .plain,
    help: String? = nil
  ) throws -> [String] {
    let range = try #require(text.utf8.firstRange(of: Array(marked.utf8)))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let file = SourceFile(name: "a.yaml", text: text)
    let place = file.place(of: start..<start + marked.utf8.count)
    return Diagnostic(.error, "area/code", "a message", at: place, help: help)
      .text(.human(coloring)).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
  }

  @Test func `a diagnostic shows its location, source line, caret and help`() {
    let text = String(repeating: "#\n", count: 11) + "      dampning: 0.8\n"
    let file = SourceFile(name: "catalog/push/slide-in.yaml", text: text)
    let diagnostic = Diagnostic(
      .error, "preset/unknown-key", "unknown key 'dampning' in 'spring'",
      at: file.place(of: 28..<36), help: "there is a key with a similar name: 'damping'")
    #expect(
      diagnostic.text(.human(.plain)) == """
        error[preset/unknown-key]: unknown key 'dampning' in 'spring'
          --> catalog/push/slide-in.yaml:12:7
           |
        12 |       dampning: 0.8
           |       ^^^^^^^^
           = help: there is a key with a similar name: 'damping'
        """)
  }

  @Test func `a label shows a second location`() {
    let text = "id: a\n" + String(repeating: "#\n", count: 9) + "id: b\n"
    let file = SourceFile(name: "a.yaml", text: text)
    let diagnostic = Diagnostic(
      .warning, "yaml/duplicate-key", "twice", at: file.place(of: 24..<26),
      labels: [.init("first here", at: file.place(of: 0..<2))])
    #expect(
      diagnostic.text(.human(.plain)) == """
        warning[yaml/duplicate-key]: twice
          --> a.yaml:11:1
           |
        11 | id: b
           | ^^
          ::: a.yaml:1:1
           |
         1 | id: a
           | -- first here
        """)
  }

  @Test(arguments: [
    ("name: 日本語 x", "x", "             ^"),
    ("name: 日本語 x", "本語", "        ^^^^"),
    ("a: 👩‍👩‍👧 x", "x", "      ^"),
    ("a: 🇩🇪❤️ x", "x", "        ^"),
    ("cafe\u{301}: x", "x", "      ^"),
    ("\ta:\tx", "x", "\t  \t^"),
    ("\u{FEFF}id: x", "x", "    ^"),
    ("ｆｕ: x", "x", "      ^"),
    ("한글: x", "x", "      ^"),
  ])
  func `the caret aligns with the marked text`(text: String, marked: String, caret: String) throws {
    let lines = try print(marked, in: text)
    #expect(lines[4] == "  | " + caret)
  }

  @Test func `line breaks of any kind end the line`() throws {
    #expect(try print("x", in: "a: 1\r\nb: x\r\nc: 2\r\n")[3...4] == ["2 | b: x", "  |    ^"])
    #expect(try print("x", in: "a: 1\rb: x\rc: 2")[3...4] == ["2 | b: x", "  |    ^"])
  }

  @Test func `a multi-line range is marked to the end of its first line`() throws {
    #expect(try print("ab: [\n1]", in: "k:\n  ab: [\n1]")[3...4] == ["2 |   ab: [", "  |   ^^^^^"])
  }

  @Test func `an empty range has one caret`() throws {
    let file = SourceFile(name: "a.yaml", text: "")
    let text = Diagnostic(.error, "a/b", "m", at: file.place(of: 0..<0)).text(.human(.plain))
    #expect(text == "error[a/b]: m\n --> a.yaml:1:1\n  |\n1 | \n  | ^")
  }

  @Test func `control characters in a file are escaped`() throws {
    let lines = try print("x", in: "\u{1B}[31m\u{202E}\u{9B}: x")
    #expect(lines[3] == #"1 | \u{1B}[31m\u{202E}\u{9B}: x"#)
    #expect(lines[4] == "  | " + String(repeating: " ", count: 26) + "^")
  }

  @Test func `a very long line is cropped around the marked text`() throws {
    let lines = try print(
      "x", in: String(repeating: "a", count: 100_000) + "x" + String(repeating: "b", count: 100_000)
    )
    #expect(lines[3].count < 150)
    #expect(lines[3].contains("ax") && lines[3].contains("xb"))
    let caret = try #require(Array(lines[4]).firstIndex(of: "^"))
    #expect(Array(lines[3])[caret] == "x")
  }

  @Test func `colored output differs from plain output only in escape codes`() throws {
    let plain = try print("x", in: "a: x", help: "h")
    let colored = try print("x", in: "a: x", coloring: .ansi, help: "h")
    let stripped = colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(stripped == plain)
    #expect(colored[0].contains("\u{1B}[1;31m"))
  }

  @Test func `a diagnostic without a place shows only its message and help`() {
    let diagnostic = Diagnostic(.note, "a/b", "m", at: nil, help: "h")
    #expect(diagnostic.text(.human(.plain)) == "note[a/b]: m\n = help: h")
  }
}
