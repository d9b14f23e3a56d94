import Testing

@testable import SegueYAML

@Suite struct LicenseExpressionTests {
  private func names(_ text: String) throws(LicenseExpression.Problem) -> [String] {
    let bytes = Array(text.utf8)
    return try LicenseExpression(bytes.span).names.map { ($0.isException ? "with " : "") + $0.text }
  }

  @Test(arguments: [
    ("MIT", ["MIT"]),
    ("(MIT)", ["MIT"]),
    (" MIT  OR ((BSD-2-Clause)AND(Zlib)) ", ["MIT", "BSD-2-Clause", "Zlib"]),
    ("MIT or Apache-2.0", ["MIT", "Apache-2.0"]),
    (
      "GPL-2.0-or-later WITH Classpath-exception-2.0",
      ["GPL-2.0-or-later", "with Classpath-exception-2.0"]
    ),
    // Its British spelling is SPDX's.
    ("GPL-2.0-only WITH harbour-exception", ["GPL-2.0-only", "with harbour-exception"]),
    ("Apache-2.0+", ["Apache-2.0"]),
    ("GPL-2.0+", ["GPL-2.0+"]),
    ("LicenseRef-Mine AND DocumentRef-tool-1.2:LicenseRef-Theirs", []),
  ])
  func `parses valid expressions`(text: String, expected: [String]) throws {
    #expect(try names(text) == expected)
  }

  @Test(arguments: [
    ("", 0..<0), ("   ", 3..<3), ("MIT OR", 6..<6), ("OR MIT", 0..<2), ("MIT Apache-2.0", 4..<14),
    ("(MIT", 0..<1), ("MIT)", 3..<4), ("()", 1..<2), ("MIT/Apache-2.0", 0..<14),
    ("MIT WITH", 8..<8),
    ("MIT WITH (A)", 9..<10), ("MIT++", 0..<5), ("+", 0..<1), ("MIT And Zlib", 4..<7),
    ("DocumentRef-a:MIT", 0..<17), ("LicenseRef-", 0..<11), ("MIT\tOR Zlib", 0..<6),
    ("MIT, Zlib", 0..<4), ("Ünlicense", 0..<10),
  ])
  func `locates the error in an invalid expression`(text: String, range: Range<Int>) {
    let problem = #expect(throws: LicenseExpression.Problem.self) { try names(text) }
    #expect(problem?.range == range)
  }

  @Test func `limits nesting and length`() {
    let deep = String(repeating: "(", count: 499) + "MI" + String(repeating: ")", count: 499)
    #expect(throws: Never.self) { try names(deep) }
    #expect(throws: LicenseExpression.Problem.self) { try names(deep + " ") }
    #expect(throws: LicenseExpression.Problem.self) {
      try names(String(repeating: "(", count: 1_000_000))
    }
  }

  @Test func `the license list is complete and has no duplicates`() {
    let all = LicenseNames.current + LicenseNames.deprecated
    #expect(all.count == 699 && Set(all).count == all.count)
    #expect(LicenseNames.exceptions.count > 70)
    for name in ["MIT", "0BSD", "Apache-2.0", "GPL-3.0-only", "MPL-2.0", "CC0-1.0"] {
      #expect(LicenseNames.current.contains(name))
    }
    #expect(LicenseNames.deprecated.contains("GPL-3.0"))
    #expect(!LicenseNames.current.contains("GPL-3.0"))
  }
}
