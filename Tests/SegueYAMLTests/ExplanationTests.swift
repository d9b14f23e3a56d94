import SegueCatalog
import SegueYAML
import Testing

/// The examples of every page are read, so that no page can teach something that is not so.
@Suite struct ExplanationTests {
  @Test(arguments: Explanation.all.map(\.code.description))
  func `the failing example gives the code and the fixed one does not`(code: String) throws {
    let page = try #require(Explanation.find(code))
    #expect(codes(of: page.failing, asFormat: code.hasPrefix("format/")).contains(page.code))
    #expect(codes(of: page.fixed, asFormat: code.hasPrefix("format/")).isEmpty)
  }

  /// A `format/…` page is about a whole preset; a `yaml/…` page about any YAML.
  private func codes(of example: Explanation.Example, asFormat: Bool) -> [Diagnostic.Code] {
    var reader = YAMLReader()
    let file = SourceFile(name: "example.yaml", bytes: example.bytes)
    let diagnostics =
      asFormat
      ? SampleSchema.preset.read(file, with: &reader).diagnostics : reader.read(file).diagnostics
    return diagnostics.shown.map(\.code)
  }

  @Test func `no code has two pages`() {
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func `every code that the reader and the checker report has a page`() {
    let reported: [Diagnostic.Code] = [
      .syntax, .notUTF8, .utf16, .controlCharacter, .tooLarge, .tooDeep, .tooManyAliases,
      .recursiveAlias, .unknownAlias, .duplicateKey, .keyNotText, .mergeKey, .unknownTag,
      .wrongTag, .severalDocuments, .version, .empty, .unknownKey, .missingKey, .exclusiveKeys,
      .wrongType, .wrongCount, .outOfRange, .unknownName, .badUnit, .badText,
    ]
    for code in reported { #expect(Explanation.find(code.description) != nil, "\(code)") }
  }

  @Test func `a page is found in any case and its text holds both examples`() throws {
    let page = try #require(Explanation.find("YAML/Syntax"))
    #expect(page.text.hasPrefix("yaml/syntax\n\nThe file is not YAML.\n\nWhy: "))
    #expect(page.text.contains("    tags: [slide, fade\n    id: a\n"))
    #expect(page.text.contains("    tags: [slide, fade]\n    id: a\n"))
    #expect(Explanation.nearest(to: "yaml/sintax") == "yaml/syntax")
  }
}
