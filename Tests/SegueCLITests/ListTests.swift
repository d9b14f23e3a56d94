import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite struct ListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("beta", family: "zoom", summary: "表紙が左から入る。")
    try folder.addPreset("alpha")
  }

  @Test func `prints tab-separated lines when not on a terminal`() {
    let run = CommandRun("list", in: folder)
    #expect(run.status == .success)
    #expect(
      run.output == """
        alpha\tslide\tpush pop\tThe alpha\tIt slides.\tslide test
        beta\tzoom\tpush pop\tThe beta\t表紙が左から入る。\tslide test

        """)
    #expect(run.errors.isEmpty)
  }

  @Test func `lists the other files of a catalog with their summaries`() throws {
    let catalog = Checkout.folder + "/catalog"
    for (kind, line) in [
      ("scenes", "card-list\tA list of colored notes, and the note that unfolds from its card."),
      ("gestures", "pinch-out\t"), ("scenarios", "flick\t"),
    ] {
      let run = CommandRun("list", kind, "--catalog", catalog, in: folder)
      #expect(run.status == .success && run.errors.isEmpty)
      #expect("\n\(run.output)".contains("\n\(line)"), "\(run.output)")
    }
    let json = CommandRun("list", "scenes", "--json", "--catalog", catalog, in: folder)
    #expect(json.output.hasPrefix(#"{"schema":1,"scenes":[{"id":"album","summary":"A library of"#))
    let none = CommandRun("list", "scenes", in: folder)
    #expect(none.output.isEmpty && none.errors == "note: the catalog has no scenes\n")
    try folder.write("id: a", to: "catalog/scenes/a.yaml")
    let broken = CommandRun("list", "scenes", in: folder)
    #expect(broken.errors.hasPrefix("warning: \(folder.path)/catalog/scenes/a.yaml is skipped: "))
  }

  @Test func `reports a preset outside of families`() throws {
    try folder.write(samplePreset("gamma"), to: "catalog/gamma.yaml")
    try folder.write("schema: 1\nrules: []\n", to: "catalog/rules.yaml")
    let run = CommandRun("list", in: folder)
    let file = "\(folder.path)/catalog/gamma.yaml"
    #expect(
      run.errors.hasPrefix(
        "warning: \(file) is skipped: move it to \(folder.path)/catalog/custom/gamma.yaml\n"))
    #expect(!run.output.contains("gamma"))
  }

  @Test func `reads yml, and names presets that are too deep or end in capitals`() throws {
    try folder.write(samplePreset("gamma"), to: "catalog/slide/gamma.yml")
    try folder.write(samplePreset("loud"), to: "catalog/slide/loud.YAML")
    try folder.write(samplePreset("deep"), to: "catalog/slide/more/yet/deep.yaml")
    try folder.write("schema: 1\nrules: []\n", to: "catalog/rules.YML")
    let cache = ["XDG_CACHE_HOME": folder.file("cache")]
    let run = CommandRun("list", in: folder, variables: cache)
    let family = "\(folder.path)/catalog/slide"
    #expect(
      run.errors == """
        warning: \(folder.path)/catalog/rules.YML is skipped: move it to \(folder.path)/catalog/rules.yaml
        warning: \(family)/loud.YAML is skipped: move it to \(family)/loud.yaml
        warning: \(family)/more/yet/deep.yaml is skipped: move it to \(family)/deep.yaml
        help: run 'segue validate' on a file for details

        """)
    #expect(run.output.contains("gamma") && !run.output.contains("deep"))
    try output(of: "rm '\(family)/more/yet/deep.yaml'")
    #expect(!CommandRun("list", in: folder, variables: cache).errors.contains("deep.yaml"))
    let checked = CommandRun("validate", "catalog", in: folder)
    #expect(checked.status == .checkFailed)
    #expect(
      checked.output.contains("its name must end in .yaml or .yml\n --> \(family)/loud.YAML:1:1\n"))
  }

  @Test func `finds a family whose link leads somewhere later`() throws {
    let cache = ["XDG_CACHE_HOME": folder.file("cache")]
    folder.link("catalog/late", to: "../late")
    #expect(!CommandRun("list", in: folder, variables: cache).output.contains("gamma"))
    try folder.write(samplePreset("gamma"), to: "late/gamma.yaml")
    #expect(CommandRun("list", in: folder, variables: cache).output.contains("gamma\tlate"))
  }

  @Test func `prints a table that fits the terminal's width`() {
    let variables = ["NO_COLOR": "1", "LANG": "en_US.UTF-8"]
    let run = CommandRun(
      "list", "--sort", "id", in: folder, variables: variables, columns: 48)
    #expect(
      run.output == """
        ID     FAMILY  OPERATIONS  SUMMARY
        alpha  slide   push pop    It slides.
        beta   zoom    push pop    表紙が左から入る。

        """)
    let narrow = CommandRun(
      "list", "--sort", "id", in: folder, variables: variables, columns: 42)
    #expect(narrow.output.hasPrefix("ID     FAMILY  OPS    SUMMARY\n"))
    #expect(narrow.output.contains("beta   zoom    pu po  表紙が左から入る。\n"))
    let least = CommandRun(
      "list", "--sort", "id", in: folder, variables: variables, columns: 36)
    #expect(least.output.contains("beta   zoom    pu po  表紙が左から…\n"))
  }

  @Test func `groups presets by family on a terminal, in the order of the families file`() throws {
    let variables = ["NO_COLOR": "1", "LANG": "en_US.UTF-8"]
    try folder.write(
      """
      schema: 1
      families:
        - {id: zoom, name: Zoom and shared element, summary: What was tapped grows.}
      """, to: "catalog/families.yaml")
    let run = CommandRun("list", in: folder, variables: variables, columns: 48)
    #expect(
      run.output == """
        Zoom and shared element  What was tapped grows.
        beta   push pop    表紙が左から入る。

        Slide
        alpha  push pop    It slides.

        2 presets in 2 families

        """)
    #expect(run.errors.isEmpty)
    let lines = CommandRun("list", in: folder)
    #expect(lines.output.hasPrefix("alpha\t") && lines.errors.isEmpty)
    try folder.write("schema: 1\nfamilies: [{id: zoom}]", to: "catalog/families.yaml")
    let broken = CommandRun("list", in: folder, variables: variables, columns: 48)
    #expect(broken.output.hasPrefix("Slide\n"))
    #expect(broken.errors.hasPrefix("warning: \(folder.path)/catalog/families.yaml:2:"))
  }

  @Test(arguments: [("tset", "test"), ("slide alhpa", "slide alpha")])
  func `a search corrects misspelled words, and says so`(query: String, corrected: String) {
    let run = CommandRun(["search"] + query.split(separator: " ").map(String.init), in: folder)
    #expect(run.status == .success && run.output.hasPrefix("alpha\t"))
    #expect(run.errors == "note: no preset matches '\(query)'; these match '\(corrected)'\n")
  }

  @Test(arguments: ["dismiss by dragging", "pull down to close"])
  func `a search by what a finger does finds dismissals`(query: String) throws {
    let run = CommandRun("search", query, "--catalog", Checkout.catalog, in: folder)
    let presets = run.output.split(separator: "\n").prefix(3).map { $0.prefix { $0 != "\t" } }
    for id in presets {
      let shown = CommandRun(
        "show", String(id), "--json", "--catalog", Checkout.catalog, in: folder)
      #expect(shown.output.contains("dismiss"), "\(id)")
    }
    #expect(presets.contains { ["cover", "page-sheet"].contains($0) }, "\(presets)")
  }

  @Test func `a search says which words do not count, and that none has all`() {
    let unknown = CommandRun("search", "alpha", "qqqqqq", in: folder)
    #expect(unknown.output.hasPrefix("alpha\t"))
    #expect(unknown.errors == "note: no preset matches 'qqqqqq', which does not count\n")
    let partial = CommandRun("search", "alpha", "beta", in: folder)
    #expect(partial.output.split(separator: "\n").count == 2)
    #expect(partial.errors == "note: no preset matches every word of 'alpha beta'\n")
  }

  @Test func `a family is chosen by its id or its title`() throws {
    try folder.write(
      "schema: 1\nfamilies: [{id: zoom, name: Closer and nearer, summary: They grow.}]",
      to: "catalog/families.yaml")
    for name in ["zoom", "Closer and nearer", "closer AND nearer"] {
      #expect(
        CommandRun("list", "--family", name, in: folder).output.hasPrefix("beta\t"), "\(name)")
      let found = CommandRun("search", "alpha", "beta", "--family", name, in: folder)
      #expect(found.output.hasPrefix("beta\t") && !found.output.contains("\nalpha"), "\(name)")
      let checked = CommandRun("validate", "--family", name, in: folder)
      #expect(checked.status == .success && checked.errors.contains("1 file"), "\(checked.errors)")
    }
    #expect(
      CommandRun("list", "--family", "closer", in: folder).errors.contains("'Closer and nearer'"))
    #expect(
      CommandRun("list", "closer and nearer", in: folder).errors
        .contains("type 'segue list --family zoom'"))
  }

  @Test func `marks what a finger can hold, and abbreviates operations before it cuts summaries`()
    throws
  {
    let folder = try TemporaryFolder()
    let plain = ["NO_COLOR": "1"]
    let held = samplePreset("held", summary: "A summary that takes forty-eight columns itself.")
    try folder.write(
      held
        + """
        interaction:
          pop:
            gesture: {edge-pan: leading}
            progress: gesture.distance / container.width
            finish: progress > 0.5

        """,
      to: "catalog/slide/held.yaml")
    let wide = CommandRun(["list"], in: folder, variables: plain, columns: 90).output
    #expect(wide.contains("held  push pop*   A summary"), "\(wide)")
    #expect(wide.hasSuffix("1 preset\n* a finger can hold it\n"))
    let narrow = CommandRun(["list", "--sort", "id"], in: folder, variables: plain, columns: 70)
      .output
    #expect(
      narrow.contains("pu po*") && narrow.contains("forty-eight columns itself."), "\(narrow)")
    #expect(narrow.hasSuffix("* a finger can hold it\npu push, po pop\n"))
    #expect(
      !CommandRun(["list"], in: folder, variables: plain, columns: 79).output.contains("pu po"))
  }

  #if os(Linux)
  @Test func `shows a list that is longer than the terminal in a pager`() throws {
    let catalog = ["--catalog", "\(folder.path)/catalog"]
    let variables = ["PAGER": "sed -n '1s/.*/paged/p'"]
    let long = try TerminalRun(["list"] + catalog, rows: 4, variables: variables)
    #expect(long.output == "paged\r\n" && long.status == 0)
    for arguments in [["list"] + catalog + ["--no-pager"], ["list", "scenes"] + catalog] {
      let run = try TerminalRun(arguments, rows: 4, variables: variables)
      #expect(!run.output.contains("paged") && run.status == 0)
    }
    // Segue's own presets are listed too.
    let short = try TerminalRun(["list"] + catalog, rows: 500, variables: variables)
    #expect(short.output.contains("alpha"))
    let missing = try TerminalRun(
      ["list"] + catalog, rows: 4, variables: ["PAGER": "/nonexistent/pager"])
    #expect(missing.output.contains("alpha") && missing.status == 0)
  }
  #endif

  @Test func `filters and sorts presets`() {
    #expect(CommandRun("list", "--family", "zoom", in: folder).output.hasPrefix("beta\t"))
    #expect(CommandRun("list", "--operation", "tab", in: folder).output.isEmpty)
    #expect(CommandRun("list", "--tag", "slide", "--tag", "none", in: folder).output.isEmpty)
    #expect(CommandRun("list", "--sort", "family", in: folder).output.hasPrefix("alpha\t"))
  }

  @Test func `colors follow the option, then NO_COLOR, then the terminal`() {
    func hasColors(_ arguments: [String], _ variables: [String: String], _ columns: Int?) -> Bool {
      CommandRun(["list"] + arguments, in: folder, variables: variables, columns: columns).output
        .contains("\u{1B}[")
    }
    #expect(hasColors([], ["TERM": "xterm"], 80))
    #expect(!hasColors([], ["TERM": "dumb"], 80))
    #expect(!hasColors([], ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], 80))
    #expect(hasColors(["--color", "always"], ["NO_COLOR": "1"], 80))
    #expect(!hasColors(["--color", "never"], ["TERM": "xterm"], 80))
    #expect(!hasColors([], ["TERM": "xterm"], nil))
  }

  @Test func `JSON has a schema version and every field`() {
    let run = CommandRun("list", "--json", "--family", "slide", in: folder)
    let file = "\(folder.path)/catalog/slide/alpha.yaml"
    #expect(
      run.output == #"{"schema":1,"presets":[{"id":"alpha","name":"The alpha","#
        + #""summary":"It slides.","family":"slide","tags":["slide","test"],"#
        + #""operations":["push","pop"],"interactive":[],"aliases":["old-alpha"],"#
        + #""parameters":["reach","tilt"],"file":"\#(file)"}]}"# + "\n")
  }

  @Test func `skips an invalid file with a warning`() throws {
    try folder.write("id: broken\nnope: 1\n", to: "catalog/slide/broken.yaml")
    let run = CommandRun("list", in: folder)
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errors.contains("warning: \(folder.path)/catalog/slide/broken.yaml is skipped"))
  }

  @Test func `explains why a list is empty`() throws {
    let operation = CommandRun("list", "--operation", "tab", "--json", in: folder)
    #expect(operation.status == .success)
    #expect(operation.errors == "note: none of the 2 presets match\n")
    let one = try TemporaryFolder()
    try one.addPreset("alpha")
    #expect(
      CommandRun("list", "--operation", "tab", in: one).errors
        == "note: the only preset does not match\n")
    let empty = try TemporaryFolder()
    try empty.write("", to: "catalog/none.txt")
    #expect(
      CommandRun("list", in: empty).errors == "note: the catalog has no presets\n")
  }

  @Test func `an unknown family lists titles beside the folders`() throws {
    let families = "schema: 1\nfamilies: [{id: zoom, name: Shared elements, summary: It grows.}]\n"
    try folder.write(families, to: "catalog/families.yaml")
    let run = CommandRun("list", "--family", "qqqq", in: folder)
    #expect(run.errors.hasSuffix("help: the families are zoom (Shared elements), slide\n"))
    let titled = CommandRun("list", "--family", "shared elements", in: folder)
    #expect(titled.output == CommandRun("list", "--family", "zoom", in: folder).output)
    #expect(!titled.output.isEmpty)
  }

  @Test(arguments: [
    ("--family", "zom", "family 'zom'\nhelp: there is a family with a similar name: 'zoom'"),
    ("--family", "qqqq", "family 'qqqq'\nhelp: the families are slide, zoom"),
    ("--tag", "tset", "tag 'tset'\nhelp: there is a tag with a similar name: 'test'"),
    ("--tag", "qqqq", "tag 'qqqq'\nhelp: the tags are slide, test"),
  ]) func `a family or a tag that no preset has is an error`(
    option: String, name: String, message: String
  ) {
    for format in [[], ["--json"]] {
      let run = CommandRun(["list", option, name] + format, in: folder)
      #expect(run.status == .notFound)
      #expect(run.output == "")
      #expect(run.errors == "error: there is no \(message)\n")
    }
  }

  @Test func `every command reports registry problems once, with or without the index`() throws {
    let text = samplePreset("gamma", more: "fallback: nowhere\npreview: {scene: none}")
    try folder.write(text, to: "catalog/slide/gamma.yaml")
    let rule = "schema: 1\nrules: [{operation: push, preset: betta}]\n"
    try folder.write(rule, to: "catalog/rules.yaml")
    let other = try TemporaryFolder()
    try other.addPreset("alpha")
    let variables = ["XDG_CACHE_HOME": folder.path + "/cache"]
    let wanted = [
      "gamma.yaml:19:11: the fallback of 'gamma' refers to 'nowhere', which does not exist [registry/",
      "'alpha' in \(folder.path)/catalog is shadowed by the one in \(other.path)/catalog",
    ]
    for command in [
      ["list"], ["list"], ["list", "--json"], ["search", "alpha"], ["show", "alpha", "--json"],
      ["sample", "alpha", "--json"],
      ["match", "--operation", "push", "--preset", "alpha", "--json"],
    ] {
      let run = CommandRun(
        command + ["--catalog", other.path + "/catalog"], in: folder, variables: variables)
      for line in wanted {
        #expect(run.errors.ranges(of: line).count == 1, "\(command): \(run.errors)")
        #expect(!run.output.contains(line))
      }
      // Only what follows rules speaks of them.
      #expect(run.errors.contains("betta") == (command[0] == "match"))
      #expect(run.errors.contains("warning: "))
      #expect(run.errors.contains("note: \(folder.path)/catalog/slide/alpha.yaml"))
    }
  }

  @Test func `summarizes hidden presets in one note`() throws {
    let other = try TemporaryFolder()
    try folder.addPreset("gamma")
    for id in ["alpha", "beta", "gamma"] { try other.addPreset(id) }
    let run = CommandRun("list", "--catalog", other.path + "/catalog", in: folder)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("3 presets are shadowed by others with the same id; the first is ")
        == true)
  }

  @Test func `prints ten messages and counts the rest`() throws {
    for index in 0..<30 {
      let text = samplePreset("p\(index)", more: "fallback: nowhere")
      try folder.write(text.replacing("old-", with: "was-"), to: "catalog/many/p\(index).yaml")
    }
    let run = CommandRun("list", in: folder)
    #expect(run.errors.ranges(of: "registry/unknown-preset").count == 10)
    #expect(run.errors.contains("warning: and 20 more\n"))
  }

  @Test func `escapes control characters from files`() throws {
    try folder.addPreset("evil", summary: "\"\\e[31mred\\u0007 \\u202Ereversed\\ttab\"")
    for columns in [nil, 200] {
      let run = CommandRun(
        "list", in: folder, variables: ["NO_COLOR": "1", "LANG": "C.UTF-8"], columns: columns)
      let line = run.output.split(separator: "\n").first { $0.hasPrefix("evil") } ?? ""
      #expect(line.contains(#"\u{1B}[31mred\u{7} \u{202E}reversed tab"#))
    }
  }

  @Test func `names the searched folders when there is no catalog`() throws {
    let empty = try TemporaryFolder()
    let run = CommandRun("list", in: empty, variables: ["HOME": "/nonexistent/home"])
    #expect(run.status == .notFound)
    #expect(run.errors.contains("\(empty.path)/catalog, /nonexistent/home/.local/share/segue/"))
    let asked = CommandRun("list", "--catalog", "\(empty.path)/none", in: folder)
    #expect(asked.status == .inputOutput)
    #expect(asked.errors.contains("cannot read \(empty.path)/none: No such file or directory"))
  }

  @Test func `the first catalog folder wins`() throws {
    let other = try TemporaryFolder()
    try other.addPreset("alpha", summary: "Another one.")
    let run = CommandRun("list", "--catalog", "\(other.path)/catalog", in: folder)
    #expect(run.output.contains("alpha\tslide\tpush pop\tThe alpha\tAnother one."))
    #expect(run.output.split(separator: "\n").count == 2)
    let variable = CommandRun(
      "list", in: folder, variables: ["SEGUE_CATALOG": "\(other.path)/catalog"])
    #expect(variable.output == run.output)
    let only = CommandRun(
      "list", "--catalog", "\(other.path)/catalog", in: folder,
      variables: ["SEGUE_CATALOG_ONLY": "1"])
    #expect(only.output.hasPrefix("alpha\t") && only.output.split(separator: "\n").count == 1)
  }
}
