import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Every rejection that the reader documents: code, place and words.
@Suite struct ReaderRejectionTests {
  private func expect(
    _ text: String, _ expected: [MarkedYAML.Expected],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let anything = Schema(title: "Anything", root: .anything)
    MarkedYAML(text).expect(expected, schema: anything, sourceLocation: sourceLocation)
  }

  @Test func `reports duplicate keys with both places`() throws {
    expect(
      "a: 1\nb:\n  x: 1\n  1️⃣x: 2\n'b': {y: 1, 2️⃣\"y\": 2}\nc: 3\n".replacing("'b'", with: "d"),
      [
        .init(1, "yaml/duplicate-key", "duplicate key 'x'"),
        .init(2, "yaml/duplicate-key", "duplicate key 'y'"),
      ])
    var reader = YAMLReader()
    let file = SourceFile(name: "a", text: "id: 1\nno: 2\nid: 3\n")
    let label = try #require(reader.read(file).diagnostics.shown.first?.labels.first)
    #expect(label.text == "first used here")
    #expect(label.place.range.offsets == 0..<2)
  }

  @Test func `finds a duplicate among thousands of keys`() {
    let keys = (0..<5000).map { "key-\($0): 1\n" }.joined()
    expect(
      keys + "1️⃣key-77: 2\n",
      [.init(1, "yaml/duplicate-key", "duplicate key 'key-77'")])
    expect(keys, [])
  }

  @Test func `rejects keys that are not text`() {
    let message = "a key must be a string, not a list, a map or an alias"
    expect(
      "1️⃣[a, b]: 1\n? 2️⃣{c: d}\n: 2\ne: 3\n",
      [
        .init(1, "yaml/key-not-text", message), .init(2, "yaml/key-not-text", message),
      ])
    expect("a: &x y\n1️⃣*x : 1\n", [.init(1, "yaml/key-not-text", message)])
  }

  @Test func `rejects merge keys`() {
    expect(
      "a: &a {b: 1}\nc:\n  1️⃣<<: *a\n",
      [
        .init(1, "yaml/merge-key", "merge keys ('<<') are not part of YAML 1.2")
      ])
    expect("'<<': quoted is just a text\n", [])
  }

  @Test func `accepts core schema tags and rejects others`() {
    expect(
      "a: !!str 5\nb: !!float 5\nc: !!map {}\nd: !!null\ne: ! 5\nf: 1️⃣!point {x: 1}\ng: 2️⃣!!binary aGk=\nh: 3️⃣!!int x\ni: 4️⃣!!seq {}\n",
      [
        .init(1, "yaml/unknown-tag", "'!point' is not a tag of the YAML 1.2 core schema"),
        .init(
          2, "yaml/unknown-tag",
          "'tag:yaml.org,2002:binary' is not a tag of the YAML 1.2 core schema"),
        .init(3, "yaml/wrong-tag", "the value does not match its tag '!!int'"),
        .init(4, "yaml/wrong-tag", "the value does not match its tag '!!seq'"),
      ])
  }

  @Test func aliases() {
    expect(
      "a: 1️⃣*b\nb: &b 1\n",
      [
        .init(1, "yaml/unknown-alias", "an alias must refer to an anchor defined before it")
      ])
    expect(
      "a: &a [1, {b: 1️⃣*a}]\n",
      [
        .init(1, "yaml/recursive-alias", "an alias must not be used inside its own anchor")
      ])
    expect("a: &a 1\nb: *a\nc: &a {d: 2}\ne: [*a, *a]\n", [])
  }

  @Test func documents() {
    expect(
      "a: 1\n1️⃣---\nb: 2\n",
      [
        .init(
          1, "yaml/several-documents", "a file must hold one document, found the start of a second")
      ])
    expect("---\na: 1\n...\n", [])
    expect(
      "1️⃣%YAML 1.1\n---\na: 1\n",
      [
        .init(1, "yaml/version", "the file must be YAML 1.2, found %YAML 1.1")
      ])
    for empty in ["1️⃣", "1️⃣# only a comment\n", "1️⃣\n\n"] {
      expect(empty, [.init(1, "yaml/empty", "the file is empty")])
    }
  }

  @Test(arguments: [
    (
      "a: [1, 2\nb1️⃣: 3\n",
      "list items in brackets must be separated by ',' and end with ']'"
    ),
    ("a: b1️⃣: c\n", "a map must not begin inside a value"),
    ("a: 1️⃣\"unclosed\n", "a quoted string must end with the quote it begins with"),
    ("a:\n1️⃣\tb: 1\n", "a line must not be indented with tabs"),
    ("a:\n  b: 1\n1️⃣\t\tc: 1\n", "a line must not be indented with tabs"),
    ("a: 1\n 1️⃣b: 2\n", "'b' is indented further than the key above it"),
    ("- a: 1\n\n# why\n   1️⃣b-c: 2\n", "'b-c' is indented further than the key above it"),
    ("a: b\n  1️⃣c: d\n  e: f\n", "'c' is indented further than the key above it"),
    ("a: [b]\n  1️⃣c: d\n", "'c' is indented further than the key above it"),
    ("a: 'b'\n  1️⃣c: d\n", "'c' is indented further than the key above it"),
    ("a: 1️⃣@b\n", "a value must not begin with a tab, '@', '`' or '%'"),
    ("a: \"1️⃣\\q\"\n", "a backslash in double quotes must begin a YAML escape sequence"),
    ("a: 1\n1️⃣bc\nd: 1\n", "a key must be followed by ': ' and its value"),
    ("a:\n  b: 1\n 1️⃣c: 2\n", "every key of a map must begin in the same column"),
    ("a: {b: 1 1️⃣]\n", "keys in braces must be separated by ',' and end with '}'"),
    ("a: 1️⃣- b\n", "a list item ('- ') must begin on its own line"),
    ("日本: \"é\"\n👩‍👩: 1️⃣@x\n", "a value must not begin with a tab, '@', '`' or '%'"),
  ])
  func `describes syntax errors in plain words`(text: String, message: String) {
    var reader = YAMLReader()
    let marked = MarkedYAML(text)
    let found = reader.read(marked.file).diagnostics.shown
    #expect(found.map(\.message) == [message])
    #expect(
      found.first.flatMap(\.place).map { "\($0.range.start.line):\($0.range.start.column)" }
        == marked.marks.first)
    #expect(found.first?.code == "yaml/syntax")
  }

  @Test func `names the key beside which a key belongs that is indented too far`() throws {
    var reader = YAMLReader()
    let file = SourceFile(name: "a", text: "tracks:\n  - layer: to\n     when: dark\n")
    let found = try #require(reader.read(file).diagnostics.shown.first)
    #expect(found.help == "begin it in column 5, below 'layer'")
    #expect(found.labels.map(\.place.range.start.line) == [2])
  }

  @Test func `labels the start of an unclosed list`() throws {
    var reader = YAMLReader()
    let file = SourceFile(name: "a", text: "a: [1, 2\nb: 3\n")
    let label = try #require(reader.read(file).diagnostics.shown.first?.labels.first)
    #expect(label.text == "the list begins here")
    #expect(label.place.range.offsets == 3..<4)
  }
}
