import SegueTestSupport
import Testing

@testable import SegueCLI

/// The command that a compiled file records.
@Suite struct CompileRecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.addPreset("beta")
  }

  @Test func `--check repeats the command that the file was compiled with`() throws {
    try folder.addPlugin("ripple", presets: ["splash"])
    let plugins = ["--plugin-path", folder.file("plugins")]
    let written = CommandRun(
      ["compile", "splash", "alpha", "-o", "A.swift", "--name", "shop", "--public"]
        + ["--registered", "ripple"] + plugins, in: folder)
    #expect(written.status == .success, "\(written.errors)")
    #expect(
      try folder.read("A.swift").split(separator: "\n")[1]
        == "// segue compile splash alpha --name shop --registered ripple --public --plugin-path ./plugins"
    )
    func check(_ more: String...) -> CommandRun {
      CommandRun(["compile", "--check", "-o", "A.swift"] + more + plugins, in: folder)
    }
    #expect(check().status == .success, "\(check().errors)")
    #expect(check("catalog").status == .checkFailed)
    #expect(check("alpha").status == .checkFailed)
    #expect(check("--name", "other").status == .checkFailed)
    try folder.write(
      samplePreset("alpha").replacing("ease-in-out", with: "ease-in"),
      to: "catalog/slide/alpha.yaml"
    )
    #expect(
      check().errors.hasSuffix(
        "\nhelp: run 'segue compile -o A.swift --plugin-path plugins'\n"), "\(check().errors)")
  }

  @Test func `a file that is written again keeps its options`() throws {
    try folder.addPlugin("ripple", presets: ["splash"])
    func compile(_ words: String...) -> CommandRun {
      CommandRun(
        ["compile"] + words + ["-o", "A.swift", "--plugin-path", folder.file("plugins")],
        in: folder)
    }
    func command() throws -> Substring { try folder.read("A.swift").split(separator: "\n")[1] }
    #expect(
      compile("splash", "alpha", "--name", "shop", "--public", "--registered", "ripple").status
        == .success)
    let again = compile("splash", "alpha", "beta")
    #expect(again.status == .success, "\(again.errors)")
    #expect(
      again.errors.hasPrefix(
        "note: keeping '--name shop --registered ripple --public', which 'A.swift' was compiled with; --force drops it\n"
      ), "\(again.errors)")
    #expect(
      try command()
        == "// segue compile splash alpha beta --name shop --registered ripple --public --plugin-path ./plugins"
    )
    // What is given wins, and an animator that nothing needs any more goes.
    #expect(compile("splash", "alpha", "beta", "--name", "other").status == .success)
    #expect(try command().contains("--name other --registered ripple"))
    #expect(compile("alpha", "--force").status == .success)
    #expect(try command() == "// segue compile alpha")
  }

  @Test func `a folder and presets from elsewhere are compiled into one file, and checked`() throws
  {
    func compile(_ words: String...) -> CommandRun {
      CommandRun(["compile"] + words + ["-o", "A.swift"], in: folder)
    }
    try folder.addPlugin("ripple", presets: ["splash"])
    let plugin = ["--plugin-path", "plugins", "--registered", "ripple"]
    #expect(compile().status == .success)
    let refused = CommandRun(["compile", "splash", "-o", "A.swift"] + plugin, in: folder)
    let both = "compile catalog splash -o A.swift --registered ripple --plugin-path plugins"
    #expect(refused.errors.contains("type 'segue \(both)'"), "\(refused.errors)")
    #expect(
      CommandRun(["use", "splash", "--plugin-path", "plugins"], in: folder).output.contains(
        "\nsegue compile catalog splash -o A.swift --plugin-path plugins --registered ripple\n"
      ))
    #expect(CommandRun(both.split(separator: " ").map(String.init), in: folder).status == .success)
    let text = try folder.read("A.swift")
    #expect(text.contains("static func alpha(") && text.contains("static let splash"))
    #expect(
      text.contains(
        "// segue compile ./catalog splash --registered ripple --plugin-path ./plugins\n"))
    // A check knows the folder of the plugin, and of the presets.
    folder.rename("catalog", to: "presets")
    #expect(compile("presets", "--force").status == .success)
    #expect(try folder.read("A.swift").contains("\n// segue compile ./presets\n"))
    #expect(compile("--check").status == .success)
    folder.rename("presets", to: "catalog")
    #expect(
      CommandRun(both.split(separator: " ").map(String.init) + ["--force"], in: folder).status
        == .success)
    #expect(compile("--check").status == .success)
    try folder.addPreset("later")
    #expect(compile("--check").status == .checkFailed)
  }

  @Test func `a catalog that has moved is named with the file`() throws {
    #expect(
      CommandRun("compile", "-o", "A.swift", "--public", in: folder).status == .success)
    folder.rename("catalog", to: "presets")
    for option in [[], ["--check"]] {
      let run = CommandRun(["compile", "-o", "A.swift"] + option, in: folder)
      #expect(
        run.errors == """
          error: the catalog ./catalog, which 'A.swift' was compiled with, does not exist
          help: type 'segue compile FOLDER -o A.swift' with the folder that it is in now

          """)
    }
    let moved = CommandRun("compile", "presets", "-o", "A.swift", in: folder)
    #expect(moved.status == .success, "\(moved.errors)")
    // What has moved may be the file.
    folder.rename("presets", to: "catalog")
    try folder.write(try folder.read("A.swift"), to: "Sources/A.swift")
    #expect(
      CommandRun("compile", "-o", "Sources/A.swift", "--check", in: folder).errors.hasSuffix(
        "\nhelp: if it is catalog now, type 'segue compile catalog -o Sources/A.swift'\n"))
  }

  @Test func `a plugin that is not built in this clone is named with what builds it`() throws {
    try folder.addPlugin("ripple", presets: ["splash"])
    try folder.write("id: ripple\n", to: "ripple/plugin.yaml")
    folder.rename("plugins", to: "ripple/build")
    let line = ["compile", "splash", "-o", "A.swift", "--registered", "ripple"]
    #expect(
      CommandRun(line + ["--plugin-path", "ripple/build"], in: folder).status == .success)
    folder.rename("ripple/build", to: "elsewhere")
    let check = CommandRun(["compile", "-o", "A.swift", "--check"], in: folder)
    #expect(check.status == .inputOutput, "\(check.errors)")
    #expect(check.errors.contains("help: build what it needs first: make -C ripple\n"))
    // What does not need the plugin works without it.
    try folder.write(try folder.read("A.swift"), to: "Sources/App/Catalog.swift")
    #expect(CommandRun("use", "alpha", in: folder).status == .success)
  }

  @Test func `the command means the same in every folder of a project`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/Shop/Shop.swift")
    try folder.addPlugin("ripple", in: "ripple/build", presets: ["splash"])
    let root = CommandRun(
      "compile", folder.file("catalog"), "splash", "-o", "Sources/Shop/A.swift", "--registered",
      "ripple", "--plugin-path", "ripple/build", in: folder)
    #expect(root.status == .success, "\(root.errors)")
    let text = try folder.read("Sources/Shop/A.swift")
    #expect(
      text.contains(
        "\n// segue compile ../../catalog splash --registered ripple --plugin-path ../../ripple/build\n"
      ))
    let inside = CommandRun("compile", "-o", "A.swift", "--check", in: folder, at: "/Sources/Shop")
    #expect(inside.status == .success, "\(inside.errors)")
    #expect(
      CommandRun("compile", "-o", "Sources/Shop/A.swift", "--check", in: folder).status == .success)
    // In another project, too, the file's own paths count.
    try folder.write("", to: "Tools/Package.swift")
    let outside = CommandRun("compile", "-o", "../Sources/Shop/A.swift", in: folder, at: "/Tools")
    #expect(outside.status == .success)
    #expect(!outside.errors.contains("warning"), "\(outside.errors)")
    #expect(try folder.read("Sources/Shop/A.swift") == text)
    // Written from inside, it is the same file.
    let again = CommandRun(
      "compile", "../../catalog", "splash", "-o", "A.swift", "--registered", "ripple",
      "--plugin-path", "../../ripple/build", in: folder, at: "/Sources/Shop")
    #expect(again.status == .success && again.errors == "", "\(again.errors)")
    #expect(try folder.read("Sources/Shop/A.swift") == text)
  }

  @Test func `the catalog is that of the file's project, and recorded`() throws {
    try folder.write("", to: "shop/Package.swift")
    try folder.write("", to: "shop/Sources/Shop/Shop.swift")
    try folder.write(samplePreset("wipe"), to: "shop/catalog/slide/wipe.yaml")
    let file = "shop/Sources/Shop/A.swift"
    // The folder above has a catalog, too.
    let above = CommandRun("compile", "-o", file, in: folder)
    #expect(above.status == .success, "\(above.errors)")
    let text = try folder.read(file)
    #expect(text.contains("\n// segue compile ../../catalog\n"))
    #expect(text.contains("static func wipe(") && !text.contains("static func alpha("))
    for place in ["/shop", "/shop/Sources/Shop"] {
      let path = place == "/shop" ? "Sources/Shop/A.swift" : "A.swift"
      let again = CommandRun("compile", "-o", path, in: folder, at: place)
      #expect(again.status == .success && again.errors == "", "\(again.errors)")
      #expect(try folder.read(file) == text)
    }
    // Ids mean the same from outside.
    #expect(CommandRun("compile", "wipe", "-o", file, "--force", in: folder).status == .success)
    #expect(CommandRun("compile", "-o", file, "--check", in: folder).status == .success)
    #expect(CommandRun("compile", "-o", file, "--force", in: folder).status == .success)
    // A catalog that takes the name in a folder between does not replace it.
    try folder.write(samplePreset("other"), to: "shop/Sources/catalog/slide/other.yaml")
    #expect(CommandRun("compile", "-o", file, "--check", in: folder).status == .success)
  }

  @Test func `what a file was compiled with and lacks now is said`() throws {
    try folder.addPlugin("ripple", in: "ripple/build", presets: ["splash"])
    try folder.write("id: ripple\n", to: "ripple/plugin.yaml")
    func compile(_ words: String...) -> CommandRun {
      CommandRun(["compile"] + words + ["-o", "A.swift"], in: folder)
    }
    let plugin = ["--plugin-path", "ripple/build", "--registered", "ripple"]
    #expect(
      CommandRun(["compile", "alpha", "splash", "-o", "A.swift"] + plugin, in: folder).status
        == .success)
    // The plugin's animator is no longer needed, and neither is its folder.
    #expect(compile("alpha", "--force").status == .success)
    #expect(
      CommandRun(["compile", "alpha", "splash", "-o", "A.swift"] + plugin, in: folder).status
        == .success)
    let lost = CommandRun("compile", "alpha", "-o", "A.swift", "--force", in: folder)
    #expect(lost.status == .success)
    #expect(try folder.read("A.swift").contains("\n// segue compile alpha\n"))
    #expect(compile("alpha", "beta").status == .success)
    folder.rename("catalog/slide/beta.yaml", to: "beta.yaml")
    let gone = compile("--check")
    #expect(gone.status == .notFound)
    #expect(
      gone.errors == """
        error: 'A.swift' was compiled with the preset 'beta', which no longer exists
        help: to leave it out, type 'segue compile alpha -o A.swift'

        """)
    // A preset that is gone is not left out by anybody.
    let without = compile("alpha")
    #expect(without.status == .success)
    #expect(without.errors == "note: 'A.swift' no longer contains 'beta'\n")
    // One that was renamed is offered.
    try folder.addPreset("gentle-rise")
    #expect(compile("alpha", "gentle-rise").status == .success)
    folder.rename("catalog/slide/gentle-rise.yaml", to: "gone.yaml")
    try folder.addPreset("gentle-rising")
    #expect(
      compile("--check").errors.hasSuffix(
        "\nhelp: if it is 'gentle-rising' now, type 'segue compile alpha gentle-rising -o A.swift'; "
          + "to leave it out, type 'segue compile alpha -o A.swift'\n"))
    #expect(compile("alpha", "--force").status == .success)
    try folder.write(try folder.read("A.swift") + "// edited\n", to: "A.swift")
    #expect(
      compile("--check").errors.hasPrefix(
        "error: 'A.swift' is not up to date: it was edited, or written by another version of Segue\n"
      ))
  }

  @Test
  func `a plugin that differs from its sources fails a check, and one that is only older does not`()
    throws
  {
    try folder.addPlugin("ripple", in: "ripple/build", presets: ["splash"])
    let built = "ripple/build/ripple.segueplugin"
    for file in ["plugin.yaml", "presets/splash.yaml"] {
      try folder.write(try folder.read("\(built)/\(file)"), to: "ripple/\(file)")
    }
    try folder.write(
      "schema: 1\nid: wet\nname: Wet\nsummary: Wet.\ntransitions: {push: {animator: ripple}}\nreduced-motion: none\n",
      to: "catalog/slide/wet.yaml")
    try folder.write("", to: "ripple/plugin.c")
    // Only the plugin's animator is used.
    let written = CommandRun(
      "compile", "wet", "-o", "A.swift", "--plugin-path", "ripple/build", "--registered", "ripple",
      in: folder)
    #expect(written.status == .success, "\(written.errors)")
    #expect(written.errors.contains(" is newer than plugin ripple 1.0.0"), "\(written.errors)")
    func check() -> CommandRun { CommandRun("compile", "-o", "A.swift", "--check", in: folder) }
    #expect(check().status == .success)
    #expect(check().errors.contains(" is newer than plugin ripple 1.0.0"), "\(check().errors)")
    let text = try folder.read("ripple/presets/splash.yaml")
    try folder.write(text + "# changed\n", to: "ripple/presets/splash.yaml")
    #expect(check().status == .checkFailed)
    #expect(
      check().errors.hasPrefix("error: ripple/presets/splash.yaml differs from the one in plugin"),
      "\(check().errors)")
  }

  @Test func `a folder that is only searched is recorded`() throws {
    try folder.write(samplePreset("delta"), to: "more/slide/delta.yaml")
    let run = CommandRun("compile", "delta", "-o", "A.swift", "--catalog", "more", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(try folder.read("A.swift").contains("\n// segue compile delta --catalog ./more\n"))
    #expect(CommandRun("compile", "-o", "A.swift", "--check", in: folder).status == .success)
  }

  @Test func `the catalog of a project is named from a folder inside of it`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/Shop/Shop.swift")
    let run = CommandRun("compile", "catalog", "-o", "A.swift", in: folder, at: "/Sources/Shop")
    #expect(run.status == .notFound)
    #expect(
      run.errors.hasSuffix(
        "\nhelp: the project's is ../../catalog: type 'segue compile ../../catalog -o A.swift'\n"),
      "\(run.errors)")
  }

  @Test func `a path that other machines lack is not recorded, which is said`() throws {
    let other = try TemporaryFolder()
    try other.addPreset("gamma")
    let run = CommandRun(
      "compile", "alpha", other.file("catalog"), "-o", "A.swift", in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors.contains(
        "warning: 'A.swift' does not record \(other.file("catalog")), which is outside of the project"
      ))
    #expect(try folder.read("A.swift").contains("\n// segue compile alpha\n"))
  }

  @Test func `a file whose command is lost in a merge is not written again`() throws {
    #expect(CommandRun("compile", "alpha", "-o", "A.swift", in: folder).status == .success)
    let text = try folder.read("A.swift")
    let conflict = text.replacing("// segue compile alpha", with: "<<<<<<< ours")
    try folder.write(conflict, to: "A.swift")
    let run = CommandRun("compile", "-o", "A.swift", in: folder)
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix("error: the second line of 'A.swift' is not the command"),
      "\(run.errors)")
    #expect(run.errors.hasSuffix("\nhelp: compile with --force, and name everything\n"))
    #expect(try folder.read("A.swift") == conflict)
    let both = text.replacing(
      "// segue compile alpha\n",
      with:
        "<<<<<<< ours\n// segue compile alpha --public\n=======\n// segue compile alpha beta\n>>>>>>> theirs\n"
    )
    try folder.write(both, to: "A.swift")
    #expect(
      CommandRun("compile", "-o", "A.swift", in: folder).errors.hasSuffix(
        "type 'segue compile alpha beta -o A.swift --public --force'\n"))
    let merged = ["compile", "alpha", "beta", "-o", "A.swift", "--public", "--force"]
    #expect(CommandRun(merged, in: folder).status == .success)
    #expect(try folder.read("A.swift").contains("\n// segue compile alpha beta --public\n"))
    #expect(
      CommandRun("compile", "alpha", "-o", "A.swift", "--force", in: folder).status == .success)
    #expect(try folder.read("A.swift") == text)
  }

  @Test func `a misspelled folder for the file is not made`() throws {
    try folder.write("", to: "Sources/Shop/Shop.swift")
    let run = CommandRun("compile", "alpha", "-o", "Sources/Shopp/A.swift", in: folder)
    #expect(run.status == .inputOutput && run.errors.contains("Sources/Shop"), "\(run.errors)")
    #expect(!folder.contains("Sources/Shopp"))
    let other = CommandRun("compile", "alpha", "-o", "Source/Shop/A.swift", in: folder)
    #expect(other.status == .inputOutput && other.errors.contains("Sources"), "\(other.errors)")
    #expect(
      CommandRun("compile", "alpha", "-o", "New/A.swift", in: folder).errors.contains("created"))
  }

  @Test func `what another command would leave out of the file is named first`() throws {
    func compile(_ words: String...) -> CommandRun {
      CommandRun(["compile"] + words + ["-o", "A.swift"], in: folder)
    }
    try folder.addPreset("gamma")
    #expect(compile("alpha").status == .success)
    let text = try folder.read("A.swift")
    let other = compile("beta")
    #expect(other.status == .usage)
    #expect(
      other.errors == """
        error: 'A.swift' also contains 'alpha', which would be left out
        help: to keep what it contains, type 'segue compile alpha beta -o A.swift'; to leave that out, 'segue compile beta -o A.swift --force'

        """)
    #expect(try folder.read("A.swift") == text)
    // Nothing is lost by compiling more.
    #expect(compile("alpha", "beta").status == .success)
    #expect(compile("catalog").status == .success)
    #expect(
      compile("beta").errors.contains("type 'segue compile catalog -o A.swift'"))
    #expect(compile("beta", "--force").status == .success)
    #expect(compile().errors == "")
    #expect(try folder.read("A.swift").contains("\n// segue compile beta\n"))
    #expect(compile("catalog").status == .success)
    // What was deleted goes without saying twice.
    folder.rename("catalog/slide/gamma.yaml", to: "gamma.yaml")
    let deleted = compile()
    #expect(deleted.status == .success)
    #expect(deleted.errors == "note: 'A.swift' no longer contains 'gamma'\n")
  }
}
