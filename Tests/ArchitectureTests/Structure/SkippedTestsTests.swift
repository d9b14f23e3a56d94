import Testing

/// Tests are skipped for a reason that is known, and by no other means than a trait.
@Suite struct SkippedTestsTests {
  /// What a platform cannot run; every other test needs programs only, and says so with `.needs`.
  private static let reasons = [
    "there is no /proc", "kitty has no Unicode placeholders before 0.28",
    "a sanitizer needs all memory", "only root can give files away", "root can read everything",
  ]

  @Test func `conditions of tests have known reasons`() throws {
    var found: [String] = []
    for path in Repository.files(under: "Tests", suffixes: ["swift"])
    where !path.hasPrefix("Tests/SegueTestSupport/") && !path.hasSuffix("/SkippedTestsTests.swift")
    {
      let text = try Repository.text(of: path)
      #expect(!text.contains("Test.cancel("), "\(path)")
      let explained = text.matches(of: #/\.(?:enabled|disabled)\(if: .*, "([^"]*)"\)/#)
      #expect(text.matches(of: #/\.(?:enabled|disabled)\(/#).count == explained.count, "\(path)")
      found += explained.map { String($0.1) }
    }
    #expect(found.sorted() == Self.reasons.sorted())
  }
}
