import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Bytes that are no text, and text in its less usual forms.
@Suite struct EncodingTests {
  private func codes(_ bytes: [UInt8]) -> [Diagnostic.Code] {
    var reader = YAMLReader()
    return reader.read(SourceFile(name: "a", bytes: bytes)).diagnostics.shown.map(\.code)
  }

  @Test(arguments: [("\u{85}", #"\N"#), ("\u{2028}", #"\L"#), ("\u{2029}", #"\P"#)])
  func `a line break of YAML 1.1 is refused unless it is escaped`(
    _ character: String, _ escape: String
  ) throws {
    var reader = YAMLReader()
    let refused = reader.read(SourceFile(name: "a.yaml", text: "id: é # one\(character)name: b\n"))
    let found = try #require(refused.diagnostics.shown.first)
    #expect(refused.tree == nil && found.code == "yaml/line-separator")
    #expect(found.place.map { "\($0.range.start.line):\($0.range.start.column)" } == "1:12")
    #expect(found.help == "remove it, or write it as \(escape) in double quotes")
    let read = reader.read(SourceFile(name: "a.yaml", text: "id: \"a\(escape)b\""))
    #expect(read.tree != nil && read.diagnostics.shown.isEmpty)
  }

  @Test func `reports invalid UTF-8 at its offset, wherever it is`() throws {
    let good = Array("id: a\nname: 日本 \"x\"\n# comment é\n".utf8)
    var boundaries = good.indices.filter { good[$0] & 0xC0 != 0x80 }
    boundaries.append(good.count)
    for offset in boundaries {
      for bad: [UInt8] in [
        [0xFF], [0xC3], [0xE6, 0x97], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0x80],
      ] {
        var bytes = good
        bytes.insert(contentsOf: bad, at: offset)
        var reader = YAMLReader()
        let found = reader.read(SourceFile(name: "a", bytes: bytes)).diagnostics.shown
        #expect(found.map(\.code) == ["yaml/not-utf-8"], "\(bad) at \(offset)")
        #expect(found.first?.place?.range.start.offset == offset, "\(bad) at \(offset)")
      }
    }
  }

  @Test func `names and locates control characters`() throws {
    for (character, name) in [
      ("\0", "U+0000"), ("\u{1B}", "U+001B"), ("\u{7F}", "U+007F"), ("\u{9B}", "U+009B"),
    ] {
      let marked = MarkedYAML("a: é\nb: 1️⃣\(character)x\n")
      var reader = YAMLReader()
      let found = try #require(reader.read(marked.file).diagnostics.shown.first)
      #expect(found.code == "yaml/control-character")
      #expect(found.message == "a file must not contain control characters, found \(name)")
      #expect(found.place.map { "\($0.range.start.line):\($0.range.start.column)" } == "2:4")
    }
  }

  @Test func `rejects UTF-16 with or without a byte order mark`() {
    #expect(codes([0xFF, 0xFE, 0x61, 0]) == ["yaml/utf-16"])
    #expect(codes([0xFE, 0xFF, 0, 0x61]) == ["yaml/utf-16"])
    #expect(codes([0x61, 0, 0x3A, 0]) == ["yaml/control-character"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `places are correct after any line break, with or without a byte order mark`(
    lineBreak: String
  ) {
    for mark in ["", "\u{FEFF}"] {
      let text = "\(mark)schema: 1\nid: 'é日👩‍👩'\nx-a: |\n  text\n  more\nnaem1️⃣: x\n"
      let broken = text.replacing("naem1️⃣", with: "1️⃣naem")
      let marked = MarkedYAML(broken)
      let file = SourceFile(
        name: "a", text: broken.replacing("1️⃣", with: "").replacing("\n", with: lineBreak))
      var reader = YAMLReader()
      let found = SampleSchema.preset.read(file, with: &reader).diagnostics.shown
      #expect(found.map(\.code) == ["format/bad-text", "format/unknown-key"])
      #expect(
        found.last?.place.map { "\($0.range.start.line):\($0.range.start.column)" }
          == marked.marks.first)
      let offsets = found.last?.place?.range.offsets ?? 0..<0
      #expect(String(decoding: file.bytes[offsets], as: UTF8.self) == "naem")
    }
  }
}
