import SegueDiagnostics
import SegueTestSupport
import SegueYAML
import Testing

/// Tabs on empty lines and before comments, which libyaml refuses and YAML allows; \u{2192} stands for one here.
@Suite struct BlankTabTests {
  private func read(_ text: String) -> YAMLParseResult {
    var reader = YAMLReader()
    return reader.read(SourceFile(name: "a.yaml", text: text))
  }

  /// What a tree holds: kinds, texts and positions.
  private func outline(_ cursor: Cursor) -> [String] {
    let place = cursor.place.range
    let own =
      "\(cursor.name ?? "-") \(cursor.kind) \(cursor.string) \(place.start.line):\(place.start.column)-\(place.end.offset)"
    return [own] + (cursor.items + cursor.entries).flatMap(outline)
  }

  @Test(arguments: [
    "→# first\na: 1\n", "a: 1\n→\nb: 2\n", "a: 1\n→# note\nb: 2\n", "a: text\n→\nb: 2\n",
    "a: text\n  →  # note\nb: 2\n", "a:\n  b: 1\n→\n  c: 2\n",
    "a:\n  b: 1\n→→# note\n  c: 2\nd: 3\n",
    "a:\n  - 1\n →\n  - 2\n", "a: [1,\n→\n 2]\n", "a: {b: 1,\n→# note\n c: é}\n→",
    "a: 1\n→\r\nb: 2\r\n",
    "a: ‘é’\n→# ü\nb: [ü]\n", "a: one\n→\n  two\nb: 2\n",
  ])
  func `an empty line or a comment after a tab is read`(shape: String) throws {
    let tabs = read(shape.replacing("→", with: "\t"))
    let spaces = read(shape.replacing("→", with: " "))
    #expect(tabs.diagnostics.text(.oneLine) == "")
    #expect(try outline(Cursor(#require(tabs.tree))) == outline(Cursor(#require(spaces.tree))))
  }

  @Test func `tabs in strings stay`() throws {
    let text = "a: \"x\n\t\n\ty\"\nb: |\n  one\n  \ttwo\t\n \nc: 1\n\t# note\nd: 'z\tz'\n"
    let tree = try #require(read(text).tree)
    let values = Cursor(tree).entries.map(\.string)
    #expect(values == ["x\ny", "one\n\ttwo\t\n", "1", "z\tz"])
  }

  @Test(arguments: ["a:\n\tb: 1\n", "a: 1\n\tb: 2\n", "a:\n- x\n\t- y\n"])
  func `a tab before anything else is an indentation`(text: String) {
    let found = read(text).diagnostics.shown
    #expect(found.map(\.message) == ["a line must not be indented with tabs"])
  }

  @Test func `many such lines take no longer than a few files`() throws {
    let small = String(repeating: "\t\n", count: 200) + "a: 1\n"
    #expect(read(small).diagnostics.isEmpty)
    let large = String(repeating: "\t# note\n", count: 100_000) + "a: 1\n"
    let time = processorTime { #expect(read(large).diagnostics.hasErrors) }
    #expect(time < .seconds(5))
  }

  @Test(arguments: [
    (": 1\n", "a key is missing before ':'", 1, 1),
    ("a: 1\n: 2\n", "a key is missing before ':'", 2, 1),
    ("a: {: 1}\n", "a key is missing before ':'", 1, 5),
    ("%FOO bar\n---\na: 1\n", "a directive must be %YAML 1.2 or %TAG", 1, 1),
    (
      "\u{FEFF}\u{FEFF}a: 1\n", "the file begins with two byte order marks", 1, 1
    ),
    (
      "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n",
      "the file has a merge conflict", 2, 1
    ),
    ("<<<<<<< HEAD\na: 1\n>>>>>>> other\n", "the file has a merge conflict", 1, 1),
  ])
  func `what is refused is named`(text: String, message: String, line: Int, column: Int) throws {
    let found = read(text).diagnostics.shown
    #expect(found.map(\.message) == [message])
    let place = try #require(found.first?.place)
    #expect(place.range.start.line == line && place.range.start.column == column)
    #expect(found.first?.help != nil)
  }
}
