import SegueTestSupport
import Testing

@testable import SegueCLI

/// Which presets a gallery has, and what names none.
@Suite struct GalleryFolderTests {
  /// Runs a command of the built executable, beside which the page's files are found, without the catalog beside it.
  private func run(_ arguments: [String], in folder: TemporaryFolder) -> CommandRun {
    CommandRun(
      arguments, in: folder, variables: ["SEGUE_CATALOG_ONLY": "1"], executable: BuiltProgram.segue)
  }

  @Test func `a folder's page has its presets only, and another one says how many are whose`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    try folder.addPreset("two", family: "custom")
    let arguments = [
      "gallery", "catalog", "-o", "site", "--catalog", SampledCatalog.path, "--scale", "1",
    ]
    let own = run(arguments, in: folder)
    #expect(own.status == .success, "\(own.errors)")
    #expect(own.errors.contains("2 presets: 2 rendered"))
    let page = try folder.read("site/index.html")
    #expect(page.contains("data-id=\"one\"") && page.contains("data-id=\"two\""))
    #expect(!page.contains("data-id=\"cover\""))
    let family = run(arguments + ["--family", "custom"], in: folder)
    #expect(family.errors.contains("1 preset: 1 rendered"), "\(family.errors)")
    try folder.write(samplePreset("three"), to: "few/slide/three.yaml")
    let both = run(
      [
        "gallery", "-o", "both", "--catalog", folder.file("few"), "--catalog",
        folder.file("catalog"), "--scale", "1",
      ], in: folder)
    #expect(
      both.errors.hasPrefix(
        "note: 3 presets: 1 of \(folder.file("few")), 2 of \(folder.file("catalog")); for those of one folder type "
          + "'segue gallery \(folder.file("few")) -o both'\n"), "\(both.errors)")
  }

  @Test func `a gallery of one's own has its own title, and does not offer to install Segue`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(samplePreset("one"), to: "Shop & Co/catalog/slide/one.yaml")
    func page(_ more: String...) throws -> String {
      let made = run(
        [
          "gallery", "Shop & Co/catalog", "-o", "site", "--catalog", SampledCatalog.path, "--scale",
          "1",
        ] + more, in: folder)
      #expect(made.status == .success, "\(made.errors)")
      return try folder.read("site/index.html")
    }
    let own = try page()
    #expect(own.contains("<title>Shop &amp; Co</title>"))
    #expect(own.contains("aria-label=\"Shop &amp; Co, all transitions\">Shop &amp; Co</a>"))
    #expect(!own.contains("Scripts/install"))
    #expect(try page("--title", "Ours").contains("<title>Ours</title>"))
    let published = try page("--title", "Ours", "--base-url", "https://example.com/g")
    #expect(published.contains("<title>Ours: 1 screen transition"))
    #expect(try folder.read("site/p/one/index.html").contains(" · Ours</title>"))
  }

  @Test func `a preset that is skipped is missing, and the page is written all the same`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    try folder.write("schema: 1\nid: two\nnme: Two\n", to: "catalog/slide/two.yaml")
    let made = run(
      ["gallery", "catalog", "-o", "site", "--catalog", SampledCatalog.path, "--scale", "1"],
      in: folder)
    #expect(made.status == .checkFailed)
    #expect(
      made.errors.hasSuffix(
        """
        error: the gallery is written, but without 'two'
        help: 'segue validate' on its file says all that is wrong

        """), "\(made.errors)")
    #expect(folder.contains("site/data/one.js"))
    // It is not asked for here.
    #expect(
      run(
        [
          "gallery", "one", "-o", "site", "--catalog", folder.file("catalog"), "--catalog",
          SampledCatalog.path, "--scale", "1",
        ], in: folder
      ).status == .success)
  }

  @Test func `what names no page, folder or picture is refused before anything is rendered`() throws
  {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    try folder.write("x", to: "Sources/main.swift")
    for (arguments, status, message) in [
      (
        ["one", "-o", "one.html"], CommandStatus.usage,
        "-o names a folder, and 'one.html' is the name of a page\nhelp: for everything in one file write "
          + "'--single one.html', for a folder '-o one'\n"
      ),
      (
        ["one", "--single", "site"], .usage,
        "--single names a page, and 'site' does not end in .html\nhelp: write '--single site.html', or "
          + "'-o site' for a folder\n"
      ),
      (
        ["Sources", "-o", "site"], .notFound,
        "there are no presets to show in \(folder.file("Sources"))"
      ),
      (
        ["catalog/slide/one.yaml", "-o", "site"], .usage,
        "help: for this preset, type 'segue gallery one --catalog catalog -o site'\n"
      ),
      (
        ["catalog", "-o", "site", "--from", "a.png", "--to", "b.png"], .inputOutput,
        "cannot read \(folder.file("a.png")): No such file or directory"
      ),
      (
        ["one", "--family", "slide", "-o", "site"], .usage, "--family and ids of presets cannot be"
      ),
    ] {
      let run = run(
        ["gallery"] + arguments + ["--catalog", folder.file("catalog")], in: folder)
      #expect(run.status == status)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(!folder.contains("site") && !folder.contains("one.html"))
  }
}
