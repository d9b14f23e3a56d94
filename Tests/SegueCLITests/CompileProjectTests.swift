import SegueTestSupport
import Testing

@testable import SegueCLI

/// The compiled files of a whole project.
@Suite struct CompileProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.addPreset("beta")
  }

  @Test func `without a file, every compiled file of the project is checked and written`() throws {
    let none = CommandRun("compile", "--check", in: folder)
    #expect(none.status == .notFound)
    #expect(none.errors.hasPrefix("error: there is no compiled file in the project\n"))
    for (id, target) in [("alpha", "Feed"), ("beta", "Shop")] {
      #expect(
        CommandRun("compile", id, "-o", "Sources/\(target)/Catalog.swift", in: folder).status
          == .success)
    }
    // What tools keep, and another repository's, is not the project's.
    for other in [".build/Copy.swift", "vendor/Copy.swift"] {
      try folder.write(try folder.read("Sources/Feed/Catalog.swift"), to: other)
    }
    try folder.write("", to: "vendor/.git")
    let check = CommandRun("compile", "--check", in: folder)
    #expect(check.status == .success)
    #expect(
      check.errors == """
        note: 'Sources/Feed/Catalog.swift' is up to date
        note: 'Sources/Shop/Catalog.swift' is up to date

        """)
    for id in ["alpha", "beta"] {
      try folder.write(
        samplePreset(id).replacing("ease-in-out", with: "ease-in"), to: "catalog/slide/\(id).yaml")
    }
    let stale = CommandRun("compile", "--check", in: folder)
    #expect(stale.status == .checkFailed)
    for (id, target) in [("alpha", "Feed"), ("beta", "Shop")] {
      #expect(
        stale.errors.contains(
          "error: 'Sources/\(target)/Catalog.swift' is not up to date: '\(id)' has changed\n"))
    }
    #expect(CommandRun("compile", in: folder).output.count { $0 == "\n" } == 2)
    #expect(CommandRun("compile", "--check", in: folder).status == .success)
    let named = CommandRun("compile", "alpha", in: folder)
    #expect(named.status == .usage)
    #expect(
      named.errors.hasSuffix("\nhelp: type 'segue compile alpha -o Sources/Feed/Catalog.swift'\n"))
  }

  @Test func `styles that another target may need are said to be internal`() throws {
    func manifest(_ dependencies: String) -> String {
      "[.target(name: \"Styles\"), .target(name: \"Shop\"\(dependencies)), .testTarget(name: \"StylesTests\", dependencies: [\"Styles\"])]"
    }
    let said =
      "note: only 'Styles' sees the styles; for targets that import it, compile with --public"
    for (dependencies, isSaid) in [("", false), (", dependencies: [\"Styles\"]", true)] {
      try folder.write(manifest(dependencies), to: "Package.swift")
      let run = CommandRun("compile", "-o", "Sources/Styles/\(isSaid).swift", in: folder)
      #expect(run.errors.contains(said) == isSaid, "\(run.errors)")
    }
  }

  @Test func `outside of any project, no file is searched for`() throws {
    try folder.write("", to: "other/note.txt")
    let run = CommandRun("compile", in: folder, at: "/other")
    #expect(run.status == .notFound)
    #expect(run.errors.hasPrefix("error: this folder is in no project: "), "\(run.errors)")
  }
}
