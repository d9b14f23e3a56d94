import SegueTestSupport
import Testing

@testable import SegueCLI

/// A catalog as Swift.
///
/// `Scripts/app-package` builds and runs what is written.
@Suite struct CompileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.addPreset("beta")
  }

  @Test func `each preset becomes a style`() throws {
    let run = CommandRun("compile", "-o", "Catalog.swift", "--name", "shop", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output == "Catalog.swift\n")
    let text = try folder.read("Catalog.swift")
    #expect(text.hasPrefix("// Written by 'segue compile'."))
    #expect(text.contains("static let shop = compiled("))
    #expect(text.contains("static var alpha: TransitionStyle"))
    #expect(text.contains("static var beta: TransitionStyle"))
    // It may be written again, and says the same.
    #expect(
      CommandRun("compile", "-o", "Catalog.swift", "--name", "shop", in: folder).status == .success)
    #expect(try folder.read("Catalog.swift") == text)
    #expect(CommandRun("compile", "-o", "-", "--name", "shop", in: folder).output == text)
  }

  @Test func `chosen presets bring those that they use`() throws {
    let run = CommandRun(
      "compile", "cover", "-o", "-", "--catalog", SchemaTests.root + "/catalog", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.contains("  dimming: Double = 0.3,"))
    #expect(run.output.contains("How dark the screen below gets. From 0.0 to 1.0."))
    #expect(run.output.contains("static var crossfade: TransitionStyle"))
    #expect(!run.output.contains("cellZoom"))
  }

  @Test func `a file of another origin is not overwritten`() throws {
    try folder.write("let mine = 1\n", to: "Mine.swift")
    let run = CommandRun("compile", "-o", "Mine.swift", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("'Mine.swift' was not written by 'segue compile'"))
    #expect(try folder.read("Mine.swift") == "let mine = 1\n")
    #expect(CommandRun("compile", "-o", "Mine.swift", "--force", in: folder).status == .success)
    #expect(try folder.read("Mine.swift") != "let mine = 1\n")
  }

  @Test func `a catalog with errors is not compiled`() throws {
    try folder.write("schema: 1\nid: broken\nnme: Broken\n", to: "catalog/slide/broken.yaml")
    let run = CommandRun("compile", "-o", "Catalog.swift", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.errors.contains("catalog/slide/broken.yaml:"))
    #expect(run.errors.contains("run 'segue validate' for all problems"))
    #expect(!folder.contains("Catalog.swift"))
  }

  @Test(arguments: ["my-app", "1st", "", "a b"])
  func `a name that Swift does not allow is refused`(name: String) {
    let run = CommandRun("compile", "-o", "-", "--name=\(name)", in: folder)
    #expect(run.status == .usage)
    #expect(run.output == "")
  }

  @Test func `an unknown preset is refused with the nearest`() {
    let run = CommandRun("compile", "alpa", "-o", "-", in: folder)
    #expect(run.status == .notFound)
    #expect(run.errors.contains("'alpha'"))
  }
}
