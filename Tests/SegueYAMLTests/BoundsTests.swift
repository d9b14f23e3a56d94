import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueYAML
import Testing

/// Files that ask for too much are refused, quickly.
@Suite struct BoundsTests {
  private func read(_ text: String) -> (codes: [Diagnostic.Code], hasTree: Bool) {
    var reader = YAMLReader()
    let reading = reader.read(SourceFile(name: "a", text: text))
    return (reading.diagnostics.shown.map(\.code), reading.tree != nil)
  }

  @Test func `rejects exponential alias expansion`() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(read(text) == (["yaml/too-many-aliases"], false))
  }

  @Test func `accepts ten thousand aliased nodes and no more`() {
    let head = "a: &a x\nb: ["
    #expect(
      read(head + Array(repeating: "*a", count: 10_000).joined(separator: ",") + "]") == ([], true))
    #expect(
      read(head + Array(repeating: "*a", count: 10_001).joined(separator: ",") + "]")
        == (["yaml/too-many-aliases"], false))
  }

  @Test func `accepts sixty-four levels and no more`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(64)) == ([], true))
    #expect(read(nested(65)) == (["yaml/too-deep"], false))
    #expect(read(String(repeating: "[", count: 500_000)) == (["yaml/too-deep"], false))
    #expect(read(String(repeating: "- ", count: 65) + "x") == (["yaml/too-deep"], false))
  }

  @Test func `nesting depth includes aliased nodes`() {
    let inner = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let outer = String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30)
    #expect(read("a: &a \(inner)\nb: \(outer)\n") == (["yaml/too-deep"], false))
    #expect(read("a: &a \(inner)\nb: [*a]\n") == ([], true))
  }

  @Test func `accepts a file of one mebibyte and no more`() throws {
    let limit = 1 << 20
    let body = "a: '" + String(repeating: "x", count: limit - 5) + "'"
    #expect(body.utf8.count == limit)
    #expect(read(body) == ([], true))
    #expect(read(body + "\n") == (["yaml/too-large"], false))
    var reader = YAMLReader()
    let refused = reader.read(SourceFile(name: "a", text: body + "\n")).diagnostics.shown
    #expect(refused.map(\.message) == ["the file is larger than 1 MiB"])
  }

  @Test func `accepts a hundred directives and no more`() {
    func file(_ count: Int) -> String {
      (0..<count).map { "%TAG !a\($0)! tag:a\r\n" }.joined() + "---\nid: a\n"
    }
    #expect(read(file(100)) == ([], true))
    #expect(read(file(101)) == (["yaml/too-many-directives"], false))
    // With a byte order mark, and as many as fit into a file: libyaml would take seconds.
    let full = "\u{FEFF}" + file(49_000)
    let time = processorTime {
      var reader = YAMLReader()
      let found = reader.read(SourceFile(name: "a", text: full)).diagnostics.shown
      #expect(found.map(\.code) == [.tooManyDirectives])
      #expect(found.first?.place?.range.start.line == 101)
    }
    #expect(time < .seconds(1))
  }

  @Test func `limits the diagnostics of a file with sixty thousand mistakes`() {
    var reader = YAMLReader()
    let keys = (0..<60_000).map { "unknown-\($0): 1\n" }.joined()
    let file = SourceFile(name: "a", text: keys)
    let time = processorTime {
      let diagnostics = SampleSchema.preset.read(file, with: &reader).diagnostics
      #expect(diagnostics.shown.count == Diagnostics.limitPerFile)
      #expect(diagnostics.omitted == 60_000 + 2 - Diagnostics.limitPerFile)
    }
    #expect(time < .seconds(10))
  }

  @Test func `thousands of keys without values are not searched for formulas one by one`() {
    var reader = YAMLReader()
    let keys = (0..<60_000).map { "unknown-\($0):\n" }.joined()
    let file = SourceFile(name: "a", text: keys)
    let time = processorTime {
      #expect(SampleSchema.preset.read(file, with: &reader).diagnostics.count(.error) == 60_002)
    }
    #expect(time < .seconds(10))
  }

  @Test func `keeps messages short for a huge scalar`() {
    let file = SourceFile(
      name: "a", text: "schema: " + String(repeating: "9", count: 500_000) + "x")
    var reader = YAMLReader()
    let shown = SampleSchema.preset.read(file, with: &reader).diagnostics.shown
    #expect(shown.allSatisfy { $0.message.count < 120 })
    #expect(shown.map(\.code) == ["format/missing-key", "format/wrong-type"])
  }
}

private func == (
  a: (codes: [Diagnostic.Code], hasTree: Bool), b: ([Diagnostic.Code], Bool)
) -> Bool {
  a.codes == b.0 && a.hasTree == b.1
}
