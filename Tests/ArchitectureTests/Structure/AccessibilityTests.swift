import Testing

/// The pages that we write use attributes that exist: browsers ignore a misspelled one without a word.
@Suite struct AccessibilityTests {
  private static let attributes: Set = [
    "aria-activedescendant", "aria-atomic", "aria-autocomplete", "aria-busy", "aria-controls",
    "aria-current",
    "aria-describedby", "aria-disabled", "aria-expanded", "aria-haspopup", "aria-hidden",
    "aria-label", "aria-labelledby", "aria-live", "aria-orientation", "aria-owns", "aria-pressed",
    "aria-selected", "aria-valuemax", "aria-valuemin", "aria-valuenow", "aria-valuetext",
  ]

  @Test func `every ARIA attribute of our pages exists`() throws {
    var names: Set<String> = []
    for path in Repository.files(under: "Sources", suffixes: ["swift", "js", "css", "html"]) {
      names.formUnion(
        try Repository.text(of: path).matches(of: /\baria-[a-z]+/).map { String($0.0) })
    }
    #expect(names.contains("aria-labelledby"))
    #expect(names.subtracting(Self.attributes) == [])
  }
}
