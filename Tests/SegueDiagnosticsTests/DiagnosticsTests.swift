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
    #expect(diagnostics.omitted == 30)
    let lines = diagnostics.text(.oneLine).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "note: 30 more diagnostics in a [diagnostics/omitted]")
  }

  private func warning(at offset: Int) -> Diagnostic {
    Diagnostic(.warning, "a/b", "w", at: file.place(of: offset..<offset))
  }

  @Test func `what is not shown is counted by its severity`() {
    var diagnostics = Diagnostics()
    for offset in 0..<21 { diagnostics.report(warning(at: offset)) }
    #expect(diagnostics.count(.warning) == 21)
    #expect(diagnostics.count(.error) == 0)
    #expect(diagnostics.omitted == 1)
    var all = Diagnostics()
    all.append(diagnostics)
    #expect(all.count(.warning) == 21)
    #expect(all.errorsByFile.isEmpty)
  }

  @Test func `errors are shown before warnings`() {
    var diagnostics = Diagnostics()
    for offset in 0..<30 { diagnostics.report(warning(at: offset)) }
    diagnostics.report(error(at: 50))
    diagnostics.report(in: file) { error(at: 51) }
    #expect(diagnostics.shown.count == 20)
    #expect(diagnostics.shown.suffix(2).map(\.severity) == [.error, .error])
    #expect(diagnostics.count(.warning) == 30)
    #expect(diagnostics.count(.error) == 2)
  }

  @Test func `the error that ended the reading is always shown`() {
    var diagnostics = Diagnostics()
    for offset in 0..<50 { diagnostics.report(error(at: offset)) }
    diagnostics.reportFatal(error(at: 99, "end of reading"))
    var all = Diagnostics()
    all.append(diagnostics)
    #expect(all.shown.last?.message == "end of reading")
    #expect(all.count(.error) == 51)
    #expect(all.errorsByFile.map(\.count) == [51])
  }
}
