import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite struct SampleAndMatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  @Test func `the arriving screen starts one container to the right, and ends in place`() {
    let run = CommandRun(
      "sample", "alpha", "--container", "400x800", "--at", "0%,100%", in: folder)
    #expect(
      run.output == """
        0%, 0 ms
          from  center 200, 400  size 400, 800  opacity 1
          to    center 200, 400  size 400, 800  opacity 1  moved 400, 0  m11 1 m22 1

        100%, 350 ms
          from  center 200, 400  size 400, 800  opacity 1
          to    center 200, 400  size 400, 800  opacity 1

        """)
  }

  @Test(arguments: [
    ("9, 9", "with layer 'tiles.64', 65 layers have a blur, more than the budget of 64"),
    ("64, 64", "there are 4098 layers, more than the budget of 4096"),
  ])
  func `a preset that costs too much is an error that says where it is`(
    grid: String, reason: String
  ) throws {
    try folder.write(
      """
      schema: 1
      id: costly
      name: Costly
      summary: It costs too much.
      license: MIT
      transitions:
        push:
          layers:
            tiles: {snapshot: from, grid: [\(grid)], above: to}
          tracks:
            - {layer: tiles, blur: {from: 0, to: 9}}
      reduced-motion: none

      """, to: "catalog/slide/costly.yaml")
    let run = CommandRun("sample", "costly", "--at", "0%", in: folder)
    #expect(run.status != .success)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "error: cannot show 'costly': \(reason)")
    #expect(lines.last?.hasPrefix("help: the preset is in ") == true, "\(run.errors)")
    #expect(lines.last?.contains("catalog/slide/costly.yaml, line ") == true, "\(run.errors)")
  }

  @Test func `the arriving screen starts on the left in a right-to-left layout`() {
    let run = CommandRun("sample", "alpha", "--at", "0%", "--rtl", in: folder)
    #expect(run.output.contains("moved -402, 0"))
  }

  @Test func `JSON has a version and sixteen numbers per transform`() throws {
    let run = CommandRun("sample", "alpha", "--at", "0%", "--json", in: folder)
    #expect(run.output.hasPrefix("{\n  \"schema\": 1,\n  \"operation\": \"push\","))
    let identity = "1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0"
    #expect(run.output.contains("\"transform\": [\(identity), 402, 0, 0, 1]"))
  }

  @Test func `sample fails without the source that a preset requires`() throws {
    try folder.write(
      samplePreset("beta", more: "requires: [source]"), to: "catalog/zoom/beta.yaml")
    let run = CommandRun("sample", "beta", in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("--source x,y,w,h"))
    #expect(CommandRun("sample", "beta", "--source", "0,0,9,9", in: folder).status == .success)
    try folder.write(
      samplePreset("gamma").replacing(
        "easing: ease-in-out", with: "easing: ease-in-out\n    starts-at: source"),
      to: "catalog/zoom/gamma.yaml")
    let warning = "warning: the frame of the source is unknown: add --source x,y,w,h\n"
    #expect(CommandRun("sample", "gamma", in: folder).errors == warning)
    #expect(CommandRun("sample", "gamma", "--source", "0,0,9,9", in: folder).errors.isEmpty)
  }

  @Test func `match explains its choice and exits with 1 when there is none`() {
    let run = CommandRun("match", "--operation", "push", "--preset", "alpha", in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("alpha (explicit choice): chosen"))
    #expect(run.output.hasPrefix("push, source known: alpha by tracks\n"))
    #expect(CommandRun("match", "--operation", "push", in: folder).status == .checkFailed)
    let json = CommandRun(
      "match", "--operation", "pop", "--preset", "old-alpha", "--json", in: folder)
    #expect(json.output.contains(#""decision":{"preset":"alpha""#))
  }

  @Test func `rules of the catalog choose the preset and are validated`() throws {
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, to: \"*detail\", preset: alpha}\n",
      to: "catalog/rules.yaml")
    let run = CommandRun("match", "--operation", "push", "--to", "my-detail", in: folder)
    #expect(run.status == .success)
    #expect(run.output.contains("✓ alpha"))
    #expect(CommandRun("validate", "catalog/rules.yaml", in: folder).status == .success)
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, preset: alhpa}\n", to: "catalog/rules.yaml")
    let check = CommandRun("validate", "catalog", in: folder)
    #expect(check.status == .checkFailed)
    #expect(check.output.contains("catalog/rules.yaml:3:"))
    // Other commands that follow rules say the same.
    let said = try #require(check.output.split(separator: "\n\n").first)
    #expect(said.hasPrefix("error[registry/unknown-preset]: the rule refers to 'alhpa'"))
    for command in [["match", "--operation", "push"], ["play", "-"]] {
      #expect(CommandRun(command, in: folder, input: "").errors.ranges(of: said).count == 1)
    }
    // Mistakes in its form leave out the whole file.
    try folder.write("schema: 1\nrules:\n  - {operation: psuh}\n", to: "catalog/rules.yaml")
    let errors = CommandRun("match", "--operation", "push", in: folder).errors
    #expect(errors.contains("/catalog are not used until their errors are fixed"), "\(errors)")
  }

  @Test func `match counts the problems of rules that do not concern its answer`() throws {
    try folder.write(
      """
      schema: 1
      rules:
        - {operation: push, preset: alhpa}
        - {operation: tab, preset: nothing}
        - {operation: present, preset: alpha}

      """, to: "catalog/rules.yaml")
    let file = folder.file("catalog/rules.yaml")
    let push = CommandRun("match", "--operation", "push", in: folder).errors
    #expect(push.contains("refers to 'alhpa'") && !push.contains("'nothing'"), "\(push)")
    #expect(
      push.hasSuffix("note: the rules have 2 other problems: run 'segue validate \(file)'\n"),
      "\(push)")
    let presented = CommandRun("match", "--operation", "present", "--catalog", Checkout.catalog)
    #expect(presented.errors.contains("UIKit and SwiftUI ask no rule for present"))
    // A broken form concerns all answers, but not in all its parts.
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, to: [a, b], preset: alhpa}\n",
      to: "catalog/rules.yaml")
    #expect(
      CommandRun("match", "--operation", "push", in: folder).errors == """
        warning: the rules of \(folder.file("catalog")) are not used until their errors are fixed
        note: the rules have 2 problems: run 'segue validate \(file)'

        """)
    let check = CommandRun("validate", "catalog/rules.yaml", in: folder)
    #expect(check.errors.hasSuffix("1 file checked: 2 errors, 0 warnings\n"), "\(check.errors)")
  }

  @Test func `a problem of a rule is counted where it does not concern the answer`() throws {
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, preset: alpha}\n  - {operation: tab, preset: alpha}\n",
      to: "catalog/rules.yaml")
    let push = CommandRun("match", "--operation", "push", in: folder)
    #expect(push.status == .success, "\(push.errors)")
    #expect(
      push.errors
        == "note: the rules have 1 problem: run 'segue validate \(folder.file("catalog/rules.yaml"))'\n"
    )
    let tab = CommandRun("match", "--operation", "tab", in: folder)
    #expect(tab.errors.contains("'alpha' does not support tab"), "\(tab.errors)")
    #expect(CommandRun("validate", in: folder).status == .checkFailed)
  }

  @Test func `rules beside the catalog are not used, which is said`() throws {
    try folder.write("schema: 1\nrules: []\n", to: "rules.yaml")
    for command in [["match", "--operation", "push"], ["play", "-"], ["validate"]] {
      let run = CommandRun(command, in: folder, input: "")
      let said = run.errors + run.output
      #expect(said.contains("rules.yaml is not used: rules belong in "), "\(said)")
    }
    #expect(!CommandRun("list", in: folder).errors.contains("rules.yaml"))
  }

  @Test func `a screen that no rule names is noted`() throws {
    let rules = "schema: 1\nrules:\n  - {operation: push, to: Player, preset: alpha}\n"
    try folder.write(rules, to: "catalog/rules.yaml")
    func note(_ screen: String) -> String {
      CommandRun("match", "--operation", "push", "--to", screen, in: folder).errors
    }
    #expect(
      note("Plaer").contains(
        "no rule names the screen 'Plaer'; there is a screen with a similar name: 'Player'"))
    #expect(note("Zebra") == "note: no rule names the screen 'Zebra'\n", "\(note("Zebra"))")
    #expect(!note("playerViewController").contains("no rule names"))
  }

  @Test func `what is left out has as many errors as validate counts`() throws {
    let text = samplePreset("beta", more: "fallback: nothing\npreview: {scene: none, postr: 1%}\n")
    try folder.write(text, to: "catalog/slide/beta.yaml")
    let check = CommandRun("validate", "catalog/slide/beta.yaml", in: folder)
    #expect(check.errors.hasSuffix("1 file checked: 3 errors, 0 warnings\n"), "\(check.output)")
    for command in [["list"], ["match", "--operation", "push"]] {
      let errors = CommandRun(command, in: folder).errors
      #expect(errors.contains("/beta.yaml is skipped: 3 errors\n"), "\(errors)")
    }
  }

  @Test(arguments: ["rules.yaml", "rules.yml"])
  func `match says why each rule comes where it does, and where it is written`(name: String) throws
  {
    for id in ["beta", "gamma"] { try folder.addPreset(id) }
    try folder.write(
      """
      schema: 1
      rules:
        - {operation: push, preset: alpha}
        - {operation: push, to: "Play*", preset: beta, priority: 2}
        - {operation: push, to: "*er", source: known, preset: alpha}
        - {operation: push, to: "*er", preset: gamma}
        - {operation: push, to: Player, source: unknown, preset: gamma}
        - {operation: pop, to: Feed, preset: gamma}

      """, to: "catalog/\(name)")
    let other = try TemporaryFolder()
    try other.write(
      "schema: 1\nrules:\n  - {operation: push, preset: beta}\n", to: "more/rules.yml")
    let folders = ["--catalog", folder.file("catalog"), "--catalog", other.file("more")]
    func match(_ words: String...) -> CommandRun {
      CommandRun(["match"] + words + folders, in: folder)
    }
    let file = folder.file("catalog/\(name)")
    let push = match("--operation", "push", "--to", "player")
    #expect(
      push.output.hasPrefix(
        """
        push to player, source known: beta by tracks
          · gamma (exact to, to Player, source unknown, \(file):7): only with an unknown source, or none
          ✓ beta (pattern, to Play*, priority 2, \(file):4): chosen
          · alpha (pattern, to *er, source known, \(file):5): priority 2 comes first
          · gamma (pattern, to *er, \(file):6): priority 2 comes first
          · alpha (default of push, \(file):3): pattern comes first
          · beta (default of push, \(other.file("more/rules.yml")):3): a catalog that is searched earlier comes first

        """), "\(push.output)")
    let pop = match("--operation", "pop", "--from", "PLAYER", "--to", "feed")
    #expect(pop.output.contains("✓ gamma (exact to, to Feed, \(file):8): chosen\n"))
    #expect(
      pop.output.contains(
        "beta (way back, pattern, to Play*, priority 2, \(file):4): a rule for pop comes first\n"))
    let back = match("--operation", "pop", "--from", "Player", "--to", "list", "--json")
    #expect(back.output.contains(#""decision":{"preset":"beta""#))
    #expect(
      back.output.contains(
        #""reason":"way back, pattern, to Play*, priority 2","file":"\#(file)","line":4,"outcome":"won","why":"chosen""#
      ), "\(back.output)")
    #expect(CommandRun("validate", file, in: folder).status == .success)
  }

  @Test func `doctor names folders, programs and the cache`() {
    let run = CommandRun("doctor", in: folder, variables: ["HOME": folder.path, "PATH": ""])
    #expect(run.status == .success)
    #expect(run.output.contains("\(folder.path)/catalog (current folder or above): 1 preset\n"))
    #expect(
      run.output.contains(
        "plugins\n  \(folder.path)/.local/share/segue/plugins (user data folder): not found"))
    #expect(run.output.contains("ffmpeg, for MP4, GIF and APNG: not found; install"))
    #expect(run.output.contains("\(folder.path)/.cache/segue: writable"))
  }

  /// Command lines that sample and match refuse, each with a word of its message.
  private static let usageErrors: [UsageTests.UsageError] = [
    UsageTests.UsageError(["sample", "alpha", "--container", "390"], .usage, "WIDTHxHEIGHT"),
    UsageTests.UsageError(["sample", "alpha", "--container", "0x0"], .usage, "WIDTHxHEIGHT"),
    UsageTests.UsageError(["sample", "alpha", "--source", "1,2,3"], .usage, "x,y,width,height"),
    UsageTests.UsageError(
      ["sample", "alpha", "--source", "nan,0,1,1"], .usage, "x,y,width,height"),
    UsageTests.UsageError(["sample", "alpha", "--at", "35"], .usage, "percentage"),
    UsageTests.UsageError(["sample", "alpha", "--at", "101%"], .usage, "percentage"),
    UsageTests.UsageError(
      ["sample", "alpha", "--element", "title"], .usage, "NAME=x,y,width,height"),
    UsageTests.UsageError(
      ["sample", "alpha", "--element", "title.top=0,0,9,9"], .usage,
      "expected NAME, NAME.from or NAME.to before '=', found 'title.top'"),
    UsageTests.UsageError(["sample", "alpha", "--param", "raech=1"], .usage, "'reach'"),
    UsageTests.UsageError(["sample", "alpha", "--param", "reach=2"], .usage, "0 to 1"),
    UsageTests.UsageError(
      ["sample", "alpha", "--param", "tilt=45"], .usage,
      "add a unit, as in 45deg; expected 0deg to 90deg"),
    UsageTests.UsageError(
      ["sample", "alpha", "--param", "tilt=450"], .usage,
      "add a unit, as in 450deg or 450rad; expected 0deg to 90deg"),
    UsageTests.UsageError(["sample", "alpha", "--operation", "tab"], .usage, "push, pop"),
    UsageTests.UsageError(["match"], .usage, "--operation"),
    UsageTests.UsageError(
      ["match", "--operation", "push", "--index-direction", "higher"], .usage,
      "only be used with --operation tab"),
  ]

  @Test(arguments: usageErrors)
  func `rejects invalid arguments with a status and a message`(_ usageError: UsageTests.UsageError)
  {
    let run = CommandRun(usageError.arguments, in: folder)
    #expect(run.status == usageError.status)
    #expect(run.errors.contains(usageError.words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `an invalid color lists the forms of colors`() throws {
    let text = samplePreset("gamma").replacing(
      "parameters:\n",
      with: "parameters:\n  tint: {type: color, default: black, help: What it is.}\n")
    try folder.write(text, to: "catalog/slide/gamma.yaml")
    #expect(
      CommandRun("sample", "gamma", "--param", "tint=reddish", in: folder).errors
        == """
        error: 'reddish' is not a valid value for 'tint'
        help: write a color as '#rgb', '#rgba', '#rrggbb' or '#rrggbbaa', or as black, white or clear

        """)
  }
}

/// What keeps a preset's animator from running.
@Suite struct AnimatorSettingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPlugin("ripple")
  }

  private func sample(_ settings: String, _ more: String...) throws -> CommandRun {
    try folder.write(
      "schema: 1\nid: wet\nname: Wet\nsummary: Wet.\ntransitions: {push: {animator: ripple, with: {\(settings)}}}\nreduced-motion: none\n",
      to: "catalog/slide/wet.yaml")
    return CommandRun(["sample", "wet", "--at", "50%"] + more, in: folder)
  }

  @Test(arguments: [
    ("reach: 200", "sets 'reach' to '200', but the animator 'ripple' takes"),
    ("reech: 20", "sets 'reech', which the animator 'ripple' does not have"),
  ])
  func `a setting that the animator does not take is an error, said once`(
    settings: String, message: String
  ) throws {
    let run = try sample(settings, "--plugin-path", folder.file("plugins"))
    #expect(run.status == .checkFailed, "\(run.errors)")
    #expect(run.errors.hasPrefix("error: cannot show 'wet': "), "\(run.errors)")
    #expect(run.errors.ranges(of: message).count == 1, "\(run.errors)")
    let check = CommandRun(
      "validate", "catalog", "--plugin-path", folder.file("plugins"), in: folder)
    #expect(check.status == .checkFailed, "\(check.errors)")
  }

  @Test func `a parameter of the animator is no parameter of the preset`() throws {
    let run = try sample(
      "reach: 20", "--param", "reach=3", "--plugin-path", folder.file("plugins"))
    #expect(
      run.errors.hasSuffix(
        "error: 'wet' has no parameter 'reach'\nhelp: it has no parameters; those of its animator 'ripple' are set in its "
          + "file, under 'with'\n"), "\(run.errors)")
  }

  @Test func `where no plugin has the animator, help names the option for its folder`() throws {
    let run = try sample("reach: 20")
    #expect(
      run.errors.hasSuffix(
        "\nhelp: if a plugin has the animator 'ripple', name the folder around it with --plugin-path; "
          + "'segue plugins list' lists those that are found\n"), "\(run.errors)")
  }

  @Test func `where a plugin of the project has the animator, help names its folder`() throws {
    try folder.write("", to: "Package.swift")
    try folder.addPlugin("ripple", in: "water/build")
    try folder.write(
      try folder.read("water/build/ripple.segueplugin/plugin.yaml"), to: "water/plugin.yaml")
    folder.rename("water/build", to: "built")
    let advice = "help: build the plugin that has it: 'make -C \(folder.file("water"))'\n"
    let run = try sample("reach: 20")
    #expect(run.errors.hasSuffix(advice), "\(run.errors)")
    #expect(CommandRun("validate", "catalog", in: folder).output.contains(advice))
  }

  @Test func `a broken plugin that was named is not replaced by an installed one`() throws {
    try folder.addPlugin("ripple", in: "build")
    try folder.write("schema: 1\n", to: "build/ripple.segueplugin/plugin.yaml")
    let run = try sample(
      "reach: 20", "--plugin-path", folder.file("build"), "--plugin-path", folder.file("plugins"))
    #expect(run.status == .plugin)
    let (broken, other) = (folder.file("build"), folder.file("plugins"))
    #expect(
      run.errors.hasPrefix("error: \(broken)/ripple.segueplugin cannot be used: plugin.yaml has "),
      "\(run.errors)")
    #expect(run.errors.contains("; \(other)/ripple.segueplugin would take its place\n"))
  }
}
