import SegueDiagnostics
import Testing

@Suite struct DiagnosticsTests {
  private let file = SourceFile(name: "a", text: String(repeating: "x", count: 100))
  private let other = SourceFile(name: "b", text: "x")

  private func error(at offset: Int, _ message: String = "m") -> Diagnostic {
    Diagnostic(.error, "a/b", message, at: file.place(of: offset..<offset))
  }

  @Test func `diagnostics are sorted by position, with files in order of first report`() {
    var diagnostics = Diagnostics()
    diagnostics.report(Diagnostic(.warning, "a/b", "other", at: other.place(of: 0..<0)))
    for offset in [5, 3, 9] { diagnostics.report(error(at: offset)) }
    #expect(diagnostics.shown.map { $0.place?.range.start.offset } == [0, 3, 5, 9])
  }

  @Test func `duplicate diagnostics are dropped`() {
    var diagnostics = Diagnostics()
    for message in ["m", "n", "m"] { diagnostics.report(error(at: 1, message)) }
    #expect(diagnostics.shown.map(\.message) == ["m", "n"])
  }

  @Test func `only errors set hasErrors`() {
    var diagnostics = Diagnostics()
    diagnostics.report(Diagnostic(.warning, "a/b", "m", at: nil))
    #expect(!diagnostics.hasErrors && !diagnostics.isEmpty)
    var more = Diagnostics()
    more.report(error(at: 0))
    diagnostics.append(more)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.shown.count == 2)
  }

  @Test func `twenty diagnostics per file are shown and the rest are counted`() {
    var diagnostics = Diagnostics()
    for offset in 0..<50 { diagnostics.report(error(at: offset)) }
    #expect(diagnostics.shown.count == 20)
    #expect(diagnostics.omitted(in: "a") == 30)
    let lines = diagnostics.text(.oneLine).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "note: 30 more diagnostics in a [diagnostics/omitted]")
  }
}
