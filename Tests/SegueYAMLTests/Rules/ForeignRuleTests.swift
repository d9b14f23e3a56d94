import SegueCatalog
import SegueDiagnostics
import Testing

@testable import SegueYAML

/// What people write in rules: each message says what to write instead.
@Suite struct ForeignRuleTests {
  private func read(_ rules: String) -> RulesReading {
    var reader = YAMLReader()
    return RulesFile.readAll(
      SourceFile(name: "rules.yaml", text: "schema: 1\nrules: \(rules)\n"), with: &reader)
  }

  /// `«…»` marks what is replaced by what the help says.
  @Test(arguments: [
    ("[{operation: push, source: «true», preset: cube}]", "known"),
    ("[{operation: push, source: «false», preset: cube}]", "unknown"),
    ("[{operation: push, source: «cell», preset: cube}]", "known"),
    ("[{operation: «any», preset: cube}]", "push"),
    ("[{operation: push, from: «'^feed.*'», preset: cube}]", "'feed*'"),
    ("[{operation: push, from: «'.*Detail$'», preset: cube}]", "'*Detail'"),
    ("[{operation: push, to: «'[a-z]+-feed'», preset: cube}]", "'*-feed*'"),
    ("[{operation: push, to: «'feed\\d+'», preset: cube}]", "'*feed*'"),
    ("[{operation: push, «animation»: cube}]", "preset"),
    ("[{operation: push, «transition»: cube}]", "preset"),
    ("[{«action»: push, preset: cube}]", "operation"),
    ("[{operation: push, «screen»: feed, preset: cube}]", "to"),
    ("[{operation: «open», preset: cube}]", "push"),
    ("«{push: cube}»", "[{operation: push, preset: cube}]"),
    (
      "«{push: cube, tab: slide}»",
      "[{operation: push, preset: cube}, {operation: tab, preset: slide}]"
    ),
    ("[{operation: push, to: «*Detail», preset: cube}]", "'*Detail'"),
    ("[{operation: push, to: «*Detail*», preset: cube}]", "'*Detail*'"),
  ])
  func `a word of another system`(marked: String, instead: String) throws {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let found = read(marked.replacing("«", with: "").replacing("»", with: "")).diagnostics.shown
    #expect(found.count == 1 && found[0].help?.contains(instead) == true, "\(found)")
    let corrected = marked[..<start] + instead + marked[marked.index(after: end)...]
    #expect(read(String(corrected)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "[{operation: push, to: [a, b], preset: cube}]",
      "write a rule for each, with 'to: a', 'to: b'"
    ),
    ("[{to: a, preset: cube}]", "add 'operation: push'"),
    ("[{operation: push, to: a}]", "add 'preset: crossfade'"),
    ("[{push: cube}]", "write 'operation', as in {operation: push, preset: cube}"),
  ])
  func `what is missing or too much`(rules: String, help: String) {
    #expect(read(rules).diagnostics.shown.lazy.compactMap(\.help).first == help)
  }

  @Test func `a rule with an unknown operation still names its preset`() {
    let reading = read("[{operation: pusher, preset: cubee}]")
    #expect(!reading.isUsable && reading.rules.map(\.preset) == ["cubee"])
  }

  /// A pattern without quotes is fixed, unless an anchor could be meant.
  @Test func `quoting a pattern is certain`() {
    let plain = read("[{operation: push, to: *Detail, preset: cube}]").diagnostics.shown
    #expect(plain.map { $0.fixIt?.replacement } == ["'*Detail'"])
    let other = read("[{operation: push, from: &a feed, to: *b, preset: cube}]").diagnostics.shown
    #expect(other.map { $0.fixIt == nil } == [true])
  }

  @Test func `a broken rule hides nothing of others`() {
    let reading = read(
      "[{operation: push, to: [a, b], preset: cubee}, {operation: push, preset: cube}]")
    #expect(!reading.isUsable && reading.rules.map(\.preset) == ["cubee", "cube"])
    func explains(_ code: Diagnostic.Code, of rule: Int, beside other: Int? = nil) -> Bool {
      reading.explains(
        Diagnostic(
          .error, code, "", at: reading.rules[rule].place,
          labels: other.flatMap { reading.rules[$0].place }.map { [.init("", at: $0)] } ?? []))
    }
    #expect(!explains(.unknownPreset, of: 0) && !explains(.unknownPreset, of: 1))
    // Where a broken rule applies is unknown.
    #expect(explains(.tiedRules, of: 0) && explains(.tiedRules, of: 1, beside: 0))
  }
}
