import SegueTestSupport
import Testing

@testable import SegueCLI

/// A catalog as Swift.
///
/// `Tests/AppPackage/check` builds and runs what is written.
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
    #expect(text.contains("static func alpha("))
    #expect(text.contains("static func beta("))
    // It may be written again, and says the same.
    #expect(
      CommandRun("compile", "-o", "Catalog.swift", "--name", "shop", in: folder).status == .success)
    #expect(try folder.read("Catalog.swift") == text)
    #expect(CommandRun("compile", "-o", "-", "--name", "shop", in: folder).output == text)
  }

  @Test(arguments: [
    ["catalog", "--public", "--name", "segue", "-o", "Sources/SegueStyles/Catalog.swift"],
    [
      "Tests/UIKitStandIn/Presets", "--name", "tests", "-o",
      "Tests/UIKitStandIn/Tests/SegueUIKitTests/Support/TestCatalog.swift",
    ],
  ])
  func `compiled catalogs of this package are current`(arguments: [String]) throws {
    let run = try Tool(
      [BuiltProgram.segue, "compile", "--check"] + arguments, in: Checkout.folder)
    #expect(run.status == 0, "\(arguments.last ?? "") is stale: run Scripts/update\n\(run.output)")
  }

  @Test func `an argument that names a folder is a catalog folder`() throws {
    let run = CommandRun("compile", "catalog", "-o", "-", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.contains("static func alpha("))
    let missing = CommandRun("compile", "./nowhere", "-o", "-", in: folder)
    #expect(missing.status != .success)
    #expect(missing.errors.contains("nowhere"))
  }

  @Test func `a folder with the sources of a plugin is no catalog`() throws {
    try folder.write("id: alpha\n", to: "alpha/plugin.yaml")
    let line = ["compile", "alpha", "-o", "Catalog.swift"]
    #expect(CommandRun(line, in: folder).status == .success)
    #expect(try folder.read("Catalog.swift").contains("\n// segue compile alpha\n"))
    #expect(
      CommandRun(["compile", "-o", "Catalog.swift", "--check"], in: folder).status == .success)
  }

  @Test func `a misspelled folder is answered with the one beside it`() throws {
    try folder.addPlugin("ripple")
    let path = folder.path
    for (arguments, help) in [
      (["compile", "catlog", "-o", "-"], "type 'segue compile catalog -o -'"),
      (["gallery", "catlog", "-o", "site"], "type 'segue gallery catalog'"),
      (["list", "--catalog", "\(path)/catlog"], "'\(path)/catalog'"),
      (["compile", "./catlog", "-o", "-"], "'\(path)/./catalog'"),
      (["validate", "catlog"], "'catalog'"), (["validate", "catalog/slid"], "'catalog/slide'"),
      (["list", "--plugin-path", "plugin"], "'\(path)/plugins'"),
      (
        ["plugins", "validate", "plugins/riple.segueplugin"], "'\(path)/plugins/ripple.segueplugin'"
      ),
    ] {
      let run = CommandRun(arguments, in: folder, executable: "/nowhere/segue")
      #expect(
        run.status
          == (arguments[1] == "catlog" && arguments[0] != "validate" ? .notFound : .inputOutput))
      #expect(
        run.errors.hasSuffix("\nhelp: there is a folder with a similar name: \(help)\n"),
        "\(arguments): \(run.errors)")
    }
    // A preset's name is nearer.
    #expect(
      CommandRun("compile", "alpah", "-o", "-", in: folder).errors.contains("preset with a similar")
    )
    for option in ["--catalog", "--plugin-path"] {
      let empty = CommandRun("list", option, "", in: folder)
      #expect(empty.status == .usage)
      #expect(empty.errors.contains("\(option) names no folder: its value is empty"))
    }
  }

  @Test func `a folder that is no catalog is noticed`() throws {
    try folder.write("x", to: "Sources/App/main.swift")
    try folder.write("schema: 1\n", to: "my-swing/plugin.yaml")
    try folder.write(samplePreset("swing"), to: "my-swing/presets/swing.yaml")
    try folder.addPlugin("ripple", in: "built", presets: ["splash"])
    func warning(_ name: String) -> String {
      CommandRun("list", "--catalog", folder.file(name), in: folder).errors
    }
    let path = folder.path
    #expect(
      warning("Sources").hasPrefix(
        "warning: '\(path)/Sources' is no catalog: it has no folder of presets, such as \(path)/Sources/custom with a file"
      ))
    #expect(
      warning("my-swing").hasPrefix(
        "warning: '\(path)/my-swing' has the sources of a plugin: 'make -C \(path)/my-swing' builds it; outside of its project, '--plugin-path "
      ))
    #expect(
      warning("built").hasPrefix(
        "warning: '\(path)/built' is a folder of plugins: name it with '--plugin-path \(path)/built'\n"
      ))
    #expect(
      warning("built/ripple.segueplugin").contains(
        "warning: '\(path)/built/ripple.segueplugin' is a plugin: '--plugin-path \(path)/built', the folder around it"
      ))
    #expect(warning("catalog").isEmpty)
  }

  @Test
  func `a preset's file, its family's folder and a file of another origin are refused by name`()
    throws
  {
    try folder.write(samplePreset("gamma"), to: "shop/catalog/custom/gamma.yaml")
    let file = CommandRun("compile", "shop/catalog/custom/gamma.yaml", "-o", "A.swift", in: folder)
    #expect(file.status == .usage)
    #expect(
      file.errors.hasSuffix(
        "\nhelp: for this preset, type 'segue compile gamma --catalog shop/catalog -o A.swift'\n"),
      "\(file.errors)")
    let family = CommandRun("compile", "shop/catalog/custom", "-o", "A.swift", in: folder)
    #expect(
      family.errors.hasPrefix(
        "warning: \(folder.file("shop/catalog/custom/gamma.yaml")) is skipped: it is a preset of a family: name the catalog "
          + "'\(folder.file("shop/catalog"))' instead of '\(folder.file("shop/catalog/custom"))'\n"),
      "\(family.errors)")
    #expect(
      family.errors.hasSuffix(
        "\nhelp: type 'segue compile \(folder.file("shop/catalog")) -o A.swift'\n"))
    let bare = CommandRun("compile", "gamma.yaml", "-o", "A.swift", in: folder)
    #expect(bare.errors.contains("\nhelp: type 'segue compile gamma -o A.swift'; the file of"))
    try folder.write("let mine = 1\n", to: "Mine.swift")
    try folder.write(samplePreset("old", more: "aliases: [older]"), to: "catalog/slide/old.yaml")
    let foreign = CommandRun("compile", "older", "-o", "Mine.swift", in: folder)
    #expect(foreign.errors.hasPrefix("error: 'Mine.swift' was not written by 'segue compile'\n"))
  }

  @Test func `styles are public for a module of their own`() throws {
    let run = CommandRun("compile", "-o", "-", "--public", in: folder)
    #expect(run.output.contains("public import SegueCoordinator\n"))
    #expect(run.output.contains("  public static let app = compiled("))
    #expect(run.output.contains("  public static func alpha("))
  }

  @Test func `chosen presets bring those that they use`() throws {
    let run = CommandRun(
      "compile", "cover", "-o", "-", "--catalog", Checkout.folder + "/catalog", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.contains("  dimming: Double = 0.3,"))
    #expect(run.output.contains("How dark the screen below gets. From 0 to 1."))
    #expect(run.output.contains("static let crossfade = TransitionStyle"))
    #expect(!run.output.contains("cellZoom"))
  }

  @Test func `a catalog without presets is not compiled`() throws {
    try folder.write("schema: 1\nrules: []\n", to: "empty/rules.yaml")
    let run = CommandRun("compile", "./empty", "-o", "Catalog.swift", in: folder)
    #expect(run.status == .notFound)
    #expect(run.errors.contains("there are no presets to compile in "))
    #expect(!folder.contains("Catalog.swift"))
  }

  @Test func `an animator that nothing has is compiled only for an app that registers it`() throws {
    try folder.write(
      """
      schema: 1
      id: gamma
      name: Gamma
      summary: It ripples.
      transitions:
        push: {animator: ripple}
      reduced-motion: none
      """, to: "catalog/slide/gamma.yaml")
    let refused = CommandRun("compile", "gamma", "-o", "-", in: folder)
    #expect(refused.status == .checkFailed, "\(refused.errors)")
    #expect(refused.errors.contains("'gamma' needs the animator 'ripple'"), "\(refused.errors)")
    let misspelled = CommandRun("compile", "gamma", "-o", "-", "--registered", "riple", in: folder)
    #expect(misspelled.status == .usage)
    #expect(misspelled.errors.contains("similar name: 'ripple'"))
    let strange = CommandRun("compile", "gamma", "-o", "-", "--registered", "other", in: folder)
    #expect(strange.errors.hasSuffix("\nhelp: these presets need: ripple\n"), "\(strange.errors)")
    let needless = CommandRun("compile", "alpha", "-o", "-", "--registered", "other", in: folder)
    #expect(needless.errors.contains("\nhelp: leave --registered out: these presets need no"))
    let compiled = CommandRun("compile", "gamma", "-o", "-", "--registered", "ripple", in: folder)
    #expect(compiled.status == .success, "\(compiled.errors)")
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
    // All of them.
    #expect(run.errors.contains("unknown key 'nme'"))
    #expect(
      run.errors.hasSuffix(
        "error: the catalog has errors; only a catalog without errors is compiled\n"))
    #expect(!folder.contains("Catalog.swift"))
  }

  @Test func `errors in other presets do not keep a preset from an app`() throws {
    try folder.write("schema: 1\nid: broken\nnme: Broken\n", to: "catalog/slide/broken.yaml")
    let run = CommandRun("compile", "alpha", "-o", "Catalog.swift", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.contains("broken.yaml is skipped"))
    #expect(folder.contains("Catalog.swift"))
    #expect(CommandRun("compile", "broken", "-o", "B.swift", in: folder).status == .notFound)
    try folder.write(
      samplePreset("beta").replacing("easing: ease-in-out", with: "easing: ease-in-uot"),
      to: "catalog/slide/beta.yaml")
    #expect(CommandRun("compile", "beta", "-o", "B.swift", in: folder).status == .notFound)
  }

  @Test func `a folder for the file says what to write`() throws {
    let run = CommandRun("compile", "catalog", "-o", "catalog/", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.hasSuffix("is a folder\nhelp: write -o catalog/Catalog.swift\n"))
  }

  @Test func `a file without -o says what to write`() throws {
    let run = CommandRun("compile", "--check", "Catalog.swift", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("\nhelp: type 'segue compile -o Catalog.swift --check'\n"))
  }

  @Test func `the errors of a catalog are printed in the form that Xcode shows`() throws {
    try folder.write(
      samplePreset("beta").replacing("easing: ease-in-out", with: "easing: ease-in-uot"),
      to: "catalog/slide/beta.yaml")
    let run = CommandRun(
      "compile", "-o", "Catalog.swift", "--diagnostics", "xcode", "--catalog",
      folder.file("./catalog"), in: folder)
    #expect(run.status == .checkFailed)
    let place = "\(folder.path)/catalog/slide/beta.yaml:13:13"
    #expect(run.errors.hasPrefix("\(place): error: "))
    #expect(
      run.errors.contains(
        "\n\(place): note: there is an easing with a similar name: 'ease-in-out'\n"))
  }

  @Test func `errors in rules and unknown references are errors too`() throws {
    try folder.write("rules: 1\n", to: "catalog/rules.yaml")
    let rules = CommandRun("compile", "-o", "-", "--diagnostics", "oneline", in: folder)
    #expect(rules.status == .checkFailed)
    #expect(rules.errors.contains("/catalog/rules.yaml:1:"))
    try folder.write("schema: 1\nrules: []\n", to: "catalog/rules.yaml")
    try folder.write(
      samplePreset("beta").replacing("reduced-motion: none", with: "reduced-motion: nobody"),
      to: "catalog/slide/beta.yaml")
    let reference = CommandRun("compile", "-o", "-", "--diagnostics", "oneline", in: folder)
    #expect(reference.status == .checkFailed)
    #expect(reference.errors.contains("refers to 'nobody', which does not exist"))
  }

  @Test func `--check compares and says what to run`() throws {
    func check(_ more: String...) -> CommandRun {
      CommandRun(["compile", "--check", "-o", "Catalog.swift"] + more, in: folder)
    }
    let missing = check("alpha", "--name", "shop")
    #expect(missing.status == .checkFailed)
    #expect(
      missing.errors == """
        error: there is no file 'Catalog.swift'
        help: run 'segue compile alpha -o Catalog.swift --name shop'

        """)
    #expect(CommandRun("compile", "-o", "Catalog.swift", in: folder).status == .success)
    #expect(try folder.read("Catalog.swift").contains("\n// segue compile ./catalog\n"))
    let current = check()
    #expect(current.status == .success)
    #expect(current.output == "")
    #expect(current.errors == "note: 'Catalog.swift' is up to date\n")
    try folder.addPreset("gamma")
    let text = try folder.read("Catalog.swift")
    let catalog = folder.file("catalog")
    let stale = check("--catalog", catalog)
    #expect(stale.status == .checkFailed)
    #expect(
      stale.errors == """
        error: 'Catalog.swift' is not up to date: 'gamma' is new
        help: run 'segue compile -o Catalog.swift --catalog catalog'

        """)
    #expect(try folder.read("Catalog.swift") == text)
    #expect(check("--force").status == .usage)
    #expect(CommandRun("compile", "--check", "-o", "-", in: folder).status == .usage)
  }

  @Test func `where there is no catalog, Segue's own is not compiled unasked`() throws {
    let empty = try TemporaryFolder()
    let all = CommandRun("compile", "-o", "A.swift", in: empty, executable: BuiltProgram.segue)
    #expect(all.status == .notFound)
    #expect(
      all.errors.hasPrefix(
        "error: there is no folder 'catalog' here, and so no presets of your own"))
    let named = CommandRun(
      "compile", "catalog", "-o", "A.swift", in: empty, executable: BuiltProgram.segue)
    #expect(named.status == .notFound)
    #expect(
      named.errors == """
        error: there is no preset 'catalog', and no folder of that name
        help: 'segue list' lists the presets; 'segue new ID' begins a catalog: it writes catalog/custom/ID.yaml

        """)
    #expect(!empty.contains("A.swift"))
    try empty.write(samplePreset("own"), to: "data/segue/catalog/slide/own.yaml")
    let user = CommandRun(
      "compile", "-o", "A.swift", in: empty, variables: ["XDG_DATA_HOME": empty.file("data")])
    #expect(user.status == .success)
    #expect(
      user.errors
        == "note: the presets are those of \(empty.file("data"))/segue/catalog (user data folder), which the file does not record\n"
    )
  }

  @Test func `without ids, what else is installed is compiled only where it is used`() throws {
    try folder.write(samplePreset("other"), to: "more/slide/other.yaml")
    try folder.write(samplePreset("faded"), to: "more/slide/faded.yaml")
    try folder.write(
      samplePreset("beta").replacing("reduced-motion: none", with: "reduced-motion: faded"),
      to: "catalog/slide/beta.yaml")
    let variables = ["XDG_DATA_HOME": folder.path, "SEGUE_CATALOG": ""]
    try folder.write(samplePreset("far"), to: "segue/catalog/slide/far.yaml")
    try folder.write(samplePreset("faded"), to: "segue/catalog/slide/faded.yaml")
    let own = CommandRun("compile", "-o", "-", in: folder, variables: variables)
    #expect(own.status == .success, "\(own.errors)")
    for name in ["alpha", "beta", "faded"] { #expect(own.output.contains("static func \(name)(")) }
    #expect(!own.output.contains("static func far("))
    let both = CommandRun(
      "compile", "-o", "-", "--catalog", folder.file("more"), "--catalog", folder.file("catalog"),
      in: folder,
      variables: variables)
    for name in ["alpha", "beta", "faded", "other"] {
      #expect(both.output.contains("static func \(name)("))
    }
    #expect(!both.output.contains("static func far("))
    let named = CommandRun("compile", "far", "-o", "-", in: folder, variables: variables)
    #expect(named.output.contains("static func far("))
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

  @Test func `two ids that are one name in Swift are refused`() throws {
    try folder.addPreset("card-2")
    try folder.addPreset("card2")
    let run = CommandRun("compile", "-o", "A.swift", in: folder)
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.hasSuffix(
        "'card-2' and 'card2' would both be '.card2' in Swift\nhelp: give one of them another id\n"),
      "\(run.errors)")
    #expect(!folder.contains("A.swift"))
  }
}
