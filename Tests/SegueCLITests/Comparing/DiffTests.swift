import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue diff` with folders and files.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for side in ["old", "new"] {
      try folder.write(Self.rise, to: "\(side)/slide/rise.yaml")
      try folder.write(samplePreset("alpha"), to: "\(side)/slide/alpha.yaml")
    }
  }

  static let rise = """
    schema: 1
    id: rise
    name: Rise
    summary: The new screen rises.
    license: MIT
    transitions:
      push:
        duration: 300ms
        tracks:
          - {layer: to, translate-y: {from: 80}, opacity: {from: 0, to: 1}}
      pop: {reverse: push}
    reduced-motion: none
    """

  private func diff(_ arguments: String...) -> CommandRun {
    CommandRun(["diff", "old", "new"] + arguments, in: folder)
  }

  /// Changes the file of the new side.
  private func change(_ old: String, to new: String, in id: String = "rise") throws {
    let name = "new/slide/\(id).yaml"
    let text = try folder.read(name)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: name)
  }

  @Test func `of the same catalog with other comments, nothing is reported`() throws {
    // In bytes everything differs, so that every preset is read and compared.
    let copy = try TemporaryFolder()
    try output(of: "cp -r '\(Checkout.catalog)' '\(copy.path)/catalog'")
    try output(of: "find '\(copy.path)' -name '*.yaml' -exec sed -i '$a # a comment' {} +")
    let run = CommandRun("diff", Checkout.catalog, copy.path + "/catalog", "--exit-code")
    #expect(run.status == .success)
    #expect(run.output == "")
    #expect(run.errors == "note: nothing changed\n")
  }

  // At 0 the new screen is not seen yet, and at 1/60 it has 59/60 of the way before it.
  @Test func `one changed number is one line, with what it does`() throws {
    try change("from: 80", to: "from: 90")
    let run = diff("--exit-code")
    #expect(run.status == .checkFailed)
    #expect(run.errors == "note: 1 preset changed, 1 visibly\n")
    #expect(
      run.output == """
        rise · push · layer "to" · translate-y · from: 80 → 90 (\(folder.path)/new/slide/rise.yaml:10)
          push: layer "to" is displaced by up to 9.83 pt, at 1.67 %
          pop: layer "from" is displaced by up to 9.83 pt, at 98.33 %

        """)
  }

  @Test func `less than a twentieth of a point cannot be seen`() throws {
    try change("from: 80", to: "from: 80.05")
    #expect(diff("--exit-code").status == .success)
    #expect(diff().errors == "note: 1 preset changed, 0 visibly\n")
    try change("from: 80.05", to: "from: 80.06")
    #expect(diff("--exit-code").status == .checkFailed)
  }

  @Test func `a duration is compared in milliseconds`() throws {
    try change("300ms", to: "0.35s")
    #expect(diff().output.contains("\n  push: 300 → 350 ms\n"))
  }

  @Test func `descriptions and ranges are reported, but not visible`() throws {
    try change("It slides.", to: "It glides.", in: "alpha")
    try change("range: [0, 1]", to: "range: [0, 2]", in: "alpha")
    let run = diff("--exit-code")
    #expect(run.status == .success)
    #expect(run.output.contains("alpha · summary: It slides. → It glides."))
    #expect(run.output.contains("alpha · parameter reach · range: [0, 1] → [0, 2]"))
    #expect(run.errors == "note: 1 preset changed, 0 visibly\n")
  }

  @Test func `a change that only shows with reduced motion is visible`()
    throws
  {
    try change("reduced-motion: none", to: "reduced-motion: alpha")
    let run = diff("--exit-code", "--no-laws")
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("seen with reduced motion"))
  }

  @Test func `what moves elements is seen on the scene of the preset`() throws {
    let copy = try TemporaryFolder()
    let path = "catalog/zoom/magic-move.yaml"
    let text = try text(of: "cat '\(Checkout.folder)/\(path)'")
    let changed = text.replacing(
      "bounce: {type: number, default: 0.12", with: "bounce: {type: number, default: 0.3")
    #expect(text != changed)
    try copy.write(text, to: "magic-move.yaml")
    try copy.write(changed, to: "new.yaml")
    let run = CommandRun(
      "diff", "magic-move.yaml", "new.yaml", "--no-laws", "--exit-code", "--catalog",
      Checkout.catalog, in: copy)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("displaced by") && run.output.contains("seen on its scene"))
  }

  @Test func `what a finger does counts as visible`() throws {
    let gesture =
      "interaction: {pop: {gesture: {edge-pan: leading}, progress: 'gesture.distance / 300', finish: progress > 0.5}}"
    for side in ["old", "new"] {
      try folder.write(Self.rise + "\n" + gesture, to: "\(side)/slide/rise.yaml")
    }
    try change("> 0.5", to: "> 0.4")
    let run = diff("--exit-code", "--no-laws")
    #expect(run.status == .checkFailed)
    #expect(
      run.output.contains("rise · interaction · pop · finish: progress > 0.5 → progress > 0.4"))
  }

  @Test func `presets are added, removed, renamed and moved`() throws {
    try folder.write(samplePreset("fresh"), to: "new/slide/fresh.yaml")
    try folder.write(Self.rise.replacing("id: rise", with: "id: lift"), to: "new/slide/lift.yaml")
    try output(
      of:
        "cd '\(folder.path)/new' && rm slide/rise.yaml && mkdir cards && mv slide/alpha.yaml cards")
    let run = diff("--no-laws")
    let file = "\(folder.path)/new"
    #expect(
      run.output == """
        alpha · family: slide → cards (\(file)/cards/alpha.yaml:1)
        fresh: added (\(file)/slide/fresh.yaml)
        lift: renamed, was rise (\(file)/slide/lift.yaml)

        """)
    try output(of: "rm '\(file)/slide/lift.yaml'")
    #expect(diff("--no-laws").output.contains("rise: removed (\(folder.path)/old/slide/rise.yaml)"))
  }

  @Test func `what a preset inherits is shown with it`() throws {
    let heir = "schema: 1\nid: heir\nextends: rise\nname: Heir\nsummary: It is the same.\n"
    for side in ["old", "new"] { try folder.write(heir, to: "\(side)/slide/heir.yaml") }
    try change("from: 80", to: "from: 90")
    let run = diff("--no-laws")
    #expect(run.output.contains("heir: inherits the change of rise ("))
    #expect(run.errors == "note: 2 presets changed, 2 visibly\n")
  }

  @Test func `a law that breaks and one that is kept again are named`() throws {
    try change("to: 1}", to: "to: 0.5}")
    let line = "  push: law 1 (exact ends) is broken: "
    #expect(diff().output.contains(line))
    #expect(!diff("--no-laws").output.contains("law"))
    let back = CommandRun("diff", "new", "old", in: folder)
    #expect(back.output.contains("  push: law 1 (exact ends) is kept now\n"))
  }

  @Test func `rules and scenes are compared, and rules are visible`() throws {
    try folder.write("schema: 1\nrules: [{operation: push, preset: rise}]\n", to: "old/rules.yaml")
    try folder.write("schema: 1\nrules: [{operation: push, preset: alpha}]\n", to: "new/rules.yaml")
    let run = diff("--exit-code")
    #expect(run.status == .checkFailed)
    #expect(run.output.hasPrefix("rules.yaml · rules · "))
    #expect(run.errors == "note: 1 other file changed\n")
  }

  @Test func `an error in a changed file is printed with its place`() throws {
    try change("300ms", to: "300 apples")
    let run = diff()
    #expect(run.status == .checkFailed)
    #expect(run.errors.contains("--> \(folder.path)/new/slide/rise.yaml:8:19"))
    #expect(run.output.contains("rise: cannot be compared, since a file has errors"))
    try change("schema: 1", to: "schema: [")
    #expect(diff().errors.contains("error[yaml/syntax]"))
    // A file that did not change is not the concern of a comparison.
    try folder.write(folder.read("new/slide/rise.yaml"), to: "old/slide/rise.yaml")
    #expect(diff().status == .success)
  }

  @Test func `two files of a preset can have any names`() throws {
    try folder.write(Self.rise, to: "before.yaml")
    try change("300ms", to: "400ms")
    let run = CommandRun("diff", "before.yaml", "new/slide/rise.yaml", in: folder)
    #expect(run.output.hasPrefix("rise · push · duration: 300ms → 400ms (new/slide/rise.yaml:8)\n"))
    try folder.write(Self.rise.replacing("id: rise", with: "id: lift"), to: "lift.yaml")
    let other = CommandRun("diff", "lift.yaml", "new/slide/rise.yaml", "--no-laws", in: folder)
    #expect(other.output.hasPrefix("rise: renamed, was lift (new/slide/rise.yaml)\n"))
    #expect(other.output.contains("duration: 300ms → 400ms"))
  }

  @Test func `two files that are no presets are compared as well`() throws {
    for (name, preset) in [("a", "rise"), ("b", "alpha")] {
      let rules = "schema: 1\nrules: [{operation: push, preset: \(preset)}]\n"
      try folder.write(rules, to: "\(name)/rules.yaml")
      try folder.write("steps:\n  - {push: \(preset)}\n", to: "\(name).yaml")
    }
    let rules = CommandRun("diff", "a/rules.yaml", "b/rules.yaml", in: folder)
    #expect(rules.output.contains("rise → ") || rules.output.contains("alpha"), "\(rules.output)")
    #expect(rules.output.contains("(b/rules.yaml:2)"))
    let scenarios = CommandRun("diff", "a.yaml", "b.yaml", in: folder)
    #expect(
      scenarios.output == "scenarios/b.yaml · steps · number 1 · push: rise → alpha (b.yaml:2)\n")
  }

  @Test func `Markdown is a table for each preset, in which nothing is markup`() throws {
    try change("The new screen rises.", to: "'@team | see `this` <b>'")
    try change("from: 80", to: "from: 90")
    let run = diff("--format", "markdown")
    #expect(
      run.output == """
        **1 preset changed, 1 visibly**

        ### `rise`

        | what | before | after | where |
        |---|---|---|---|
        | `summary` (changed) | `The new screen rises.` | `@team \\| see 'this' <b>` | `\(folder.path)/new/slide/rise.yaml:4` |
        | `push · layer "to" · translate-y · from` (changed) | `80` | `90` | `\(folder.path)/new/slide/rise.yaml:10` |

        | operation | what is seen |
        |---|---|
        | push | layer "to" is displaced by up to 9.83 pt, at 1.67 % |
        | pop | layer "from" is displaced by up to 9.83 pt, at 98.33 % |

        """)
  }

  @Test func `JSON has the members that the page names`() throws {
    try change("from: 80", to: "from: 90")
    let data = Data(diff("--json").output.utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["visible"] as? Bool == true)
    let preset = try #require((report["presets"] as? [[String: Any]])?.first)
    #expect(preset["id"] as? String == "rise" && preset["change"] as? String == "changed")
    let difference = try #require((preset["differences"] as? [[String: Any]])?.first)
    #expect(difference["line"] as? Int == 10 && difference["new"] as? String == "90")
    let operation = try #require((preset["operations"] as? [[String: Any]])?.first)
    let displacement = try #require(operation["displacement"] as? [String: Any])
    #expect(displacement["layer"] as? String == "to")
    let page = try text(of: "cat '\(Checkout.folder)/Documentation/CommandLine.md'")
    let row = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("| `diff` | `visible`") })
    for name in [report, preset, difference, operation, displacement].flatMap(\.keys)
    where name != "schema" {
      #expect(row.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `a page has every changed preset, and a slider where it is there before and after`()
    throws
  {
    try change("from: 80", to: "from: 90")
    try folder.write(samplePreset("beta"), to: "new/slide/beta.yaml")
    let run = CommandRun(
      ["diff", "old", "new", "-o", "review/changes.html"], in: folder,
      variables: ["SEGUE_CATALOG": Checkout.catalog])
    #expect(run.status == .success)
    #expect(run.errors.contains("review/changes.html\n"))
    let page = try folder.read("review/changes.html")
    #expect(page.contains("<h2>rise</h2>"))
    #expect(page.contains("layer &quot;to&quot; · translate-y · from: 80 → 90"))
    #expect(page.contains("<h2>beta</h2>\n<ul><li>added</li></ul>"))
    #expect(!page.contains("<h2>alpha</h2>"))
    #expect(page.components(separatedBy: "data:image/webp;base64,").count == 3)
  }
}
