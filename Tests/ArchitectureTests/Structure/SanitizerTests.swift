import Testing

/// The suites that `Scripts/sanitize` leaves out exist, so that none is left out by an old name.
@Suite struct SanitizerTests {
  @Test func `every skipped suite or test exists`() throws {
    let script = try Repository.text(of: "Scripts/sanitize")
    let names = script.matches(of: /--skip '([^']+)'/)
      .flatMap { $0.1.split(separator: "|") }
      .map { $0.replacing(#"\."#, with: ".").split(separator: ".").last.map(String.init) ?? "" }
    #expect(names.count > 5)
    let tests = try Repository.files(under: "Tests", suffixes: ["swift"])
      .map { try Repository.text(of: $0) }.joined(separator: "\n")
    for name in names where name != "*Plugin" {
      #expect(
        tests.contains("struct \(name)") || tests.contains("func \(name)(")
          || tests.contains("func `\(name)`(") || tests.contains("@Test(\"\(name)\""),
        "there is no suite or test \(name)")
    }
  }
}
