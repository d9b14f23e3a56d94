import SegueDiagnostics
import SegueYAML
import Testing

@Suite struct SyntaxCauseTests {
  @Test(arguments: [
    // A file, the place of the mistake, the message, and what to write.
    (
      "a:\n  duration:400ms\n  b: 1\n", "2:3", "a space is missing after 'duration:'",
      "duration: 400ms"
    ),
    (
      "a:\n  b: 1\n  duration:400ms\n", "3:3", "a space is missing after 'duration:'",
      "duration: 400ms"
    ),
    (
      "a:\n  - duration:400ms\n    b: 1\n", "2:5", "a space is missing after 'duration:'",
      "duration: 400ms"
    ),
    ("a: {b: #ff0000}\n", "1:8", "'#ff0000' begins a comment", "'#ff0000'"),
    ("a: {b: 1,\n  c: #f00, d: 2}\nd: 2\ne: 3\n", "2:6", "'#f00' begins a comment", "'#f00'"),
    ("a: [#ff0000, 2]\nb: 1\n", "1:5", "'#ff0000' begins a comment", "'#ff0000'"),
    (
      "a:\n  easing: spring(mass: 1, damping: 2)\n", "2:11",
      "a value that contains ': ' must be in quotes",
      "'spring(mass: 1, damping: 2)'"
    ),
    (
      "a: {easing: spring(mass: 1, damping: 2), b: 1}\n", "1:13",
      "a value that contains ': ' must be in quotes", "'spring(mass: 1, damping: 2)'"
    ),
    (
      "name: Push: fast  # here\n", "1:7", "a value that contains ': ' must be in quotes",
      "'Push: fast'"
    ),
    (
      "a: {summary: It's: so, b: 1}\n", "1:14", "a value that contains ': ' must be in quotes",
      "'It''s: so'"
    ),
    (
      "a:\n  - help: One, two: three.\n", "2:11", "a value that contains ': ' must be in quotes",
      "'One, two: three.'"
    ),
    ("to: *a*b\n", "1:5", "a text that begins with '*' must be in quotes", "'*a*b'"),
    ("a: b(c(d: 1\n", "1:4", "a value that contains ': ' must be in quotes", "'b(c(d: 1'"),
    (
      "a:\n  b: 2 * max(c: 1)\n", "2:6", "a value that contains ': ' must be in quotes",
      "'2 * max(c: 1)'"
    ),
  ])
  func `names the mistake behind a syntax error`(
    text: String, place: String, message: String, replacement: String
  ) throws {
    var reader = YAMLReader()
    let reading = reader.read(SourceFile(name: "a", text: text))
    let found = try #require(reading.diagnostics.shown.first)
    #expect(reading.diagnostics.shown.count == 1)
    #expect(found.code == "yaml/syntax")
    #expect(found.place?.text == "a:\(place)")
    #expect(found.message == message)
    #expect(found.help == "write \(replacement)")
    #expect(found.fixIt?.replacement == replacement)
  }

  @Test(arguments: [
    // A file, the place of the space, and what it is.
    ("a:\n  b: 1\n\u{A0}\u{A0}c: 2\n  d: 3\n", "3:1", "U+00A0 (no-break space)"),
    ("a:\n\u{A0}\u{A0}b: 1\n  c: 2\n", "2:1", "U+00A0 (no-break space)"),
    ("a:\n  - \u{3000}b: 1\n    c: 2\n  d: 3\n", "2:5", "U+3000 (ideographic space)"),
    ("a:\n  b:\u{202F}1\n  c: 2\n", "2:5", "U+202F (narrow no-break space)"),
    ("a:\n  b: 1\n  \u{200B}c: 2\n d: 3\n", "3:3", "U+200B (zero width space)"),
  ])
  func `a space that is none in YAML is named`(text: String, place: String, name: String) throws {
    var reader = YAMLReader()
    let shown = reader.read(SourceFile(name: "a", text: text)).diagnostics.shown
    let found = try #require(shown.first, "the text is valid")
    #expect(shown.count == 1)
    #expect(found.place?.text == "a:\(place)")
    #expect(found.message == "expected a plain space, found \(name)")
    #expect(found.help == "write a plain space")
    #expect(found.fixIt?.replacement == " ")
  }

  @Test(arguments: ["schema: 1\n\u{A0}id: a\n", "schema: 1\nid:\u{A0}a\n"])
  func `such a space in a valid file is named too`(text: String) {
    var reader = YAMLReader()
    let shown = PresetSchema.schema.read(SourceFile(name: "a", text: text), with: &reader)
      .diagnostics.shown
    #expect(
      shown.contains { $0.message == "expected a plain space, found U+00A0 (no-break space)" })
  }

  @Test(arguments: [
    "a: [1, 2\nb: 3\n", "a:\n  b: 1\n c: 2\n", "a: 1 # color, #ff0000 is red\n b: 2\n c: [\n",
    "a: \"x\nb: 1\n", "a: http://example.com: 1\n",
  ])
  func `does not blame what is right`(text: String) throws {
    var reader = YAMLReader()
    let found = reader.read(SourceFile(name: "a", text: text)).diagnostics.shown
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixIt == nil })
  }

  @Test func `a syntax error is shown after twenty other mistakes`() {
    var reader = YAMLReader()
    let keys = (0..<30).map { "a\($0): {b: 1, b: 1}\n" }.joined()
    let diagnostics = reader.read(SourceFile(name: "a", text: keys + "b: [\n")).diagnostics
    #expect(diagnostics.shown.last?.code == "yaml/syntax")
    #expect(diagnostics.shown.count == 21)
  }

  @Test func `mistakes behind an alias are counted once`() {
    var reader = YAMLReader()
    let wrong = (0..<21).map { "typo-\($0): 1" }.joined(separator: ", ")
    let text = "x-a: &a {\(wrong)}\npreview: *a\nfallback: x\npresentation: *a\n"
    let file = SourceFile(name: "a", text: text)
    let diagnostics = PresetSchema.schema.read(file, with: &reader).diagnostics
    let unknown = diagnostics.shown.filter { $0.code == "format/unknown-key" }
    #expect(unknown.count <= 20)
    // Those of the two aliases, which are different keys of different objects, and the missing ones.
    #expect(diagnostics.count(.error) == 21 + 6, "\(diagnostics.text(.oneLine))")
  }
}
