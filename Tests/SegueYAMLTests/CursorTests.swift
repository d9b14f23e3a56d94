import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// Reading values, and finding where they and their parts stand.
@Suite struct CursorTests {
  private func root(_ text: String) throws -> Cursor {
    var reader = YAMLReader()
    return Cursor(try #require(reader.read(SourceFile(name: "a", text: text)).tree))
  }

  @Test func `reads values of every kind`() throws {
    let root = try root(
      """
      number: 1.5
      count: 3
      flag: true
      text: "a\\tb"
      time: 350ms
      angle: 90deg
      part: 40%
      paint: '#0a84ff'
      list: [1, 2]
      map: {b: 1, x-c: 2, a: 3}
      nothing:
      shared: &s {k: v}
      other: *s
      """)
    #expect(root["number"]?.number == 1.5)
    #expect(root["number"]?.integer == nil)
    #expect(root["count"]?.integer == 3)
    #expect(root["flag"]?.boolean == true)
    #expect(root["text"]?.string == "a\tb")
    #expect(root["text"]?.number == nil)
    #expect(root["time"]?.seconds == 0.35)
    #expect(root["angle"]?.radians == Double.pi / 2)
    #expect(root["part"]?.fraction == 0.4)
    #expect(root["paint"]?.color == Color(hex: "#0a84ff"))
    #expect(root["list"]?.items.map(\.number) == [1, 2])
    #expect(root["map"]?.entries.map(\.name) == ["b", "a"])
    #expect(root["nothing"]?.kind == .null)
    #expect(root["other"]?["k"]?.string == "v")
    #expect(root["missing"] == nil)
    #expect(root["number"]?["a"] == nil)
    #expect(root["number"]?.items.isEmpty == true)
  }

  @Test(arguments: [
    ("1s", 1), ("1000ms", 1), ("0.35s", 0.35), ("16.7ms", 0.0167), ("-2s", -2), ("1e-3s", 0.001),
  ])
  func `durations parse to the nearest double`(text: String, seconds: Double) throws {
    #expect(try root("a: \(text)")["a"]?.seconds == seconds)
  }

  @Test(arguments: ["1", "s", "1 s", "1S", "1sec", "ms", "1.2.3s", "", "1s "])
  func `a text that is not a duration has no seconds`(text: String) throws {
    #expect(try root("a: '\(text)'")["a"]?.seconds == nil)
  }

  @Test func `locates values and keys`() throws {
    let text = "ab: 12\ncd: &x {e: [f, g]}\nhi: *x\n"
    let root = try root(text)
    func slice(_ place: SourcePlace?) -> String {
      String(decoding: Array(text.utf8)[place?.range.offsets ?? 0..<0], as: UTF8.self)
    }
    #expect(slice(root["ab"]?.place) == "12")
    #expect(slice(root["ab"]?.keyPlace) == "ab")
    #expect(slice(root["cd"]?.place) == "{e: [f, g]}")
    #expect(slice(root["cd"]?["e"]?.items.last?.place) == "g")
    #expect(slice(root["hi"]?.place) == "*x")
    #expect(slice(root.place) == "ab: 12\ncd: &x {e: [f, g]}\nhi: *x")
  }

  /// The mark `?` stands at the same letter in the text and in the file.
  @Test(arguments: [
    "a: 1 + ? * 2", "a: '1 + ? * 2'", "a: 'it''s ? b'", #"a: "tab\t ? x""#,
    #"a: "\u65e5\x41\U0001F600? x""#,
    "a: >\n  folded\n    text\n\n  with ? in it\n", "a: |\n  one\n  two ? three\n",
    "a: |-\n\n  ?\n",
    "a: plain\n  over ? lines\n", "a: \"quoted \\\n   over ?\n  lines\"", "a: 日本 ? x",
    "a: &anchor !!str 1 ? 2",
    "a: >2\n   indented ?\n", "a: 'x\n\n  ? y'", "a: \"\\\"?\"", "a: ?x",
  ])
  func `maps a range of a text to its place in the file`(yaml: String) throws {
    let value = try #require(try root(yaml)["a"])
    let offset = try #require(Array(value.string.utf8).firstIndex(of: UInt8(ascii: "?")))
    let expected = try #require(Array(yaml.utf8).firstIndex(of: UInt8(ascii: "?")))
    #expect(value.place(ofText: offset..<offset + 1).range.offsets == expected..<expected + 1)
  }

  @Test func `marks an escape whole, and the end of a text before its quote`() throws {
    let value = try #require(try root(#"a: "x\u00e9y""#)["a"])
    #expect(value.string == "xéy")
    #expect(value.place(ofText: 1..<3).range.offsets == 5..<11)
    #expect(value.place(ofText: 4..<4).range.offsets == 12..<12)
  }

  @Test func `maps a range of an aliased text to the alias`() throws {
    let root = try root("a: &x 1 + 2\nb: *x\n")
    #expect(root["b"]?.place(ofText: 2..<3).range.offsets == 15..<17)
  }
}

extension Cursor {
  /// The value of a key, found as whoever goes through the entries finds it.
  subscript(name: String) -> Cursor? { entries.first { $0.name == name } }
}
