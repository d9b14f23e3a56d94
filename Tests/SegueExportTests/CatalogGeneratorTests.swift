import SegueTestSupport
import Testing

@testable import SegueExport

/// The program behind the plugins.
///
/// `Scripts/plugin-package` builds packages with it.
@Suite struct CatalogGeneratorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  /// Runs it, and returns its status and what it prints.
  private func run(_ options: String..., others: [String] = []) -> (status: Int32, text: String) {
    var lines: [String] = []
    let arguments = options + [folder.file("catalog"), folder.file("work/Catalog.swift")] + others
    let status = CatalogGenerator(arguments)?.run { lines.append($0) }
    return (status ?? CatalogGenerator.usage, lines.joined(separator: "\n"))
  }

  @Test func `writes a style for each preset, silently`() throws {
    #expect(run() == (0, ""))
    let text = try folder.read("work/Catalog.swift")
    #expect(text.hasPrefix("// Written by 'segue compile'."))
    #expect(text.split(separator: "\n")[1] == "// segue compile ../catalog")
    #expect(text.contains("static let app = compiled("))
    #expect(text.contains("static func alpha("))
    #expect(run("--check") == (0, ""))
    try folder.addPreset("beta")
    #expect(run("--check").status == 1)
    #expect(try folder.read("work/Catalog.swift") == text)
    #expect(run() == (0, ""))
    #expect(try folder.read("work/Catalog.swift").contains("static func beta("))
  }

  @Test func `says how to renew a stale or missing file`() {
    let run = run("--check")
    #expect(run.status == 1)
    #expect(
      run.text == """
        error: '\(folder.path)/work/Catalog.swift' is not up to date
        note: run 'swift package segue-compile'
        """)
  }

  @Test func `does not overwrite what it has not written`() throws {
    try folder.write("let mine = 1\n", to: "work/Catalog.swift")
    let run = run()
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("error: '\(folder.path)/work/Catalog.swift' was not written by"))
    #expect(try folder.read("work/Catalog.swift") == "let mine = 1\n")
  }

  @Test func `reports mistakes as compilers do, and writes nothing`() throws {
    try folder.write(
      samplePreset("beta").replacing("easing: ease-in-out", with: "easing: ease-in-uot"),
      to: "catalog/slide/beta.yaml")
    let run = run()
    #expect(run.status == 1)
    let place = "\(folder.path)/catalog/slide/beta.yaml:13:13"
    // Apps.md shows both lines.
    #expect(
      run.text == """
        \(place): error: 'easing' must be an easing: there is no easing named 'ease-in-uot' [format/bad-text]
        \(place): note: there is an easing with a similar name: 'ease-in-out'
        """)
    #expect(!folder.contains("work/Catalog.swift"))
  }

  @Test func `presets may refer to those of other folders, which come along`() throws {
    try folder.write(
      samplePreset("alpha").replacing("reduced-motion: none", with: "reduced-motion: dissolve"),
      to: "catalog/slide/alpha.yaml")
    let alone = run()
    #expect(alone.status == 1)
    #expect(alone.text.contains("refers to 'dissolve', which does not exist"))
    try folder.write(samplePreset("dissolve"), to: "other/fade/dissolve.yaml")
    try folder.write(samplePreset("unused"), to: "other/fade/unused.yaml")
    #expect(run(others: [folder.file("other")]) == (0, ""))
    let text = try folder.read("work/Catalog.swift")
    #expect(text.contains("static func dissolve("))
    #expect(!text.contains("unused"))
  }

  @Test func `warns about files outside of families, and fails without a catalog`() throws {
    try folder.write(samplePreset("stray"), to: "catalog/stray.yaml")
    let run = run()
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix("warning: \(folder.path)/catalog/stray.yaml is skipped: move it to "))
    let missing = CatalogGenerator([folder.file("nowhere"), folder.file("Catalog.swift")])
    var text = ""
    #expect(missing?.run { text = $0 } == 1)
    #expect(text == "error: cannot read \(folder.path)/nowhere: No such file or directory")
  }

  @Test func `needs a catalog and a file`() {
    #expect(CatalogGenerator(["catalog"]) == nil)
    #expect(CatalogGenerator(["--check", "catalog"]) == nil)
  }
}
