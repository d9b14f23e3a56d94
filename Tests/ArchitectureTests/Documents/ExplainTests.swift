import SegueCatalog
import Testing

/// `segue explain` knows every code that a diagnostic can have.
@Suite struct ExplainTests {
  @Test func `every code that is declared has a page`() throws {
    let codes = try declaredCodes()
    #expect(codes.count > 40)
    #expect(codes.subtracting(Explanation.all.map(\.code.description)).sorted() == [])
  }

  /// The codes of the form `static let name: Self = "area/kebab-name"`; those of expressions are an enum
  /// that cannot have a case without a page.
  private func declaredCodes() throws -> Set<String> {
    let declaration = /static let \w+: (?:Self|Diagnostic\.Code) = "([a-z-]+\/[a-z0-9-]+)"/
    let sources = try Repository.files(under: "Sources", suffixes: ["swift"])
      .map { try Repository.text(of: $0) }
    return Set(sources.flatMap { $0.matches(of: declaration).map { String($0.1) } })
  }
}
