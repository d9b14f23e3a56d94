import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
@testable import SegueExport
import SegueStaging
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// What `match` predicts is what an app with the compiled catalog does.
@Suite struct CompiledRulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for id in ["alpha", "beta"] { try folder.addPreset(id) }
    try folder.write(samplePreset("theirs"), to: "installed/slide/theirs.yaml")
    try folder.write(
      "schema: 1\nrules:\n  - {operation: push, preset: theirs}\n"
        + "  - {operation: push, to: player, preset: theirs, priority: 5}\n",
      to: "installed/rules.yaml")
  }

  private func writeRules(_ rules: String...) throws {
    let list = rules.map { "  - {\($0)}\n" }.joined()
    try folder.write("schema: 1\nrules:\n\(list)", to: "catalog/rules.yaml")
  }

  /// The other catalog as one that is installed.
  private var installed: [String: String] { ["SEGUE_CATALOG": folder.file("installed")] }

  private var both: [String] {
    ["--catalog", folder.file("catalog"), "--catalog", folder.file("installed")]
  }

  @Test(arguments: ["list", "player"])
  func `a catalog that is searched earlier wins`(screen: String) throws {
    try writeRules("operation: push, preset: beta")
    let match = CommandRun(
      ["match", "--operation", "push", "--to", screen, "--json"] + both, in: folder)
    #expect(match.output.contains(#""decision":{"preset":"beta""#), "\(match.output)")
    let check = CommandRun(["validate", "catalog"] + both, in: folder)
    #expect(check.status == .success, "\(check.output)")
  }

  @Test func `the compiled catalog decides as match does`() throws {
    try writeRules(
      "operation: push, preset: beta", "operation: push, from: feed, preset: alpha",
      "operation: push, to: '*er', preset: theirs", "operation: pop, to: feed, preset: alpha")
    let folders = try ["catalog", "installed"].map { try CatalogFolder(folder.file($0)) }
    let library = LoadedCatalog(folders)
    let selection = try CatalogSelection(
      of: library.presets(ofFirst: 1), ownCatalogs: 1, includesRules: true, in: library.registry)
    #expect(selection.presets.map(\.id) == ["alpha", "beta", "theirs"])
    let compiled = try CompiledCatalog(
      CatalogWriter.bytes(of: selection.presets, rules: selection.rules))
    var builder = RegistryBuilder()
    builder.add(
      CatalogSource(
        name: "app", presets: try compiled.ids.compactMap { try compiled.preset($0) },
        rules: compiled.rules))
    var problems: [RegistryProblem] = []
    let app = AnimatorSelector(registry: builder.registry(reporting: &problems))
    let predicted = AnimatorSelector(registry: library.registry)
    let screens = ["feed", "Player", "list"]
    for operation in [SegueTimeline.Operation.push, .pop] {
      for (from, to) in screens.flatMap({ from in screens.map { (from, $0) } }) {
        let request = MatchRequest(operation: operation, from: from, to: to)
        let decision = try #require(predicted.match(request)?.decision.description)
        #expect(app.match(request)?.decision.description == decision)
      }
    }
  }

  @Test func `compile takes in the presets of the catalog's rules`() throws {
    try writeRules("operation: push, preset: beta", "operation: pop, to: feed, preset: theirs")
    let run = CommandRun("compile", "catalog", "-o", "-", in: folder, variables: installed)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.contains("static func theirs("))

    let own = CommandRun("compile", "catalog", "-o", "-", in: folder)
    #expect(own.status == .checkFailed)
    #expect(own.errors.contains("catalog/rules.yaml:4:"))
    #expect(own.errors.contains("refers to 'theirs', which does not exist"))
  }

  @Test func `compile speaks of no rules that have nothing to do with the chosen presets`() throws {
    try writeRules("operation: push, preset: beta", "operation: push, to: feed, preset: alpha")
    let run = CommandRun("compile", "alpha", "-o", "-", in: folder)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `compile names the operations that only other catalogs have rules for`() throws {
    try writeRules("operation: pop, preset: beta")
    let run = CommandRun("compile", "catalog", "-o", "-", in: folder, variables: installed)
    #expect(run.status == .success, "\(run.errors)")
    let place = "\(folder.file("installed/rules.yaml")):"
    #expect(
      run.errors == """
        note: for push, 'segue match' also follows rules that are not compiled in: 'theirs' (\(place)4:43), 'theirs' \
        (\(place)3:31); copy those that the app needs into rules of your own

        """)
    // Written into a file, and checked: what was said is not repeated.
    let output = ["compile", "catalog", "-o", "Catalog.swift"]
    let written = CommandRun(output, in: folder, variables: installed)
    #expect(
      written.errors.hasSuffix(
        "\nnote: the app follows the rules after 'Segue.rules.add(contentsOf: .app)'\n"))
    let again = CommandRun("compile", "-o", "Catalog.swift", in: folder, variables: installed)
    #expect(again.errors.isEmpty, "\(again.errors)")
    let check = CommandRun(output + ["--check"], in: folder, variables: installed)
    #expect(check.status == .success && check.errors == "note: 'Catalog.swift' is up to date\n")
    folder.rename("catalog/rules.yaml", to: "catalog/rules.txt")
    #expect(
      CommandRun(output, in: folder, variables: installed).errors.contains(
        "warning: 'Catalog.swift' no longer contains rules"))
    // A file that gains rules needs a line in the app, too.
    folder.rename("catalog/rules.txt", to: "catalog/rules.yaml")
    #expect(
      CommandRun("compile", "-o", "Catalog.swift", in: folder, variables: installed).errors
        .hasSuffix(
          "\nnote: the app follows the rules after 'Segue.rules.add(contentsOf: .app)'\n"))
    let use = CommandRun("use", "beta", in: folder).output
    #expect(use.contains(" ask first\nSegue.rules.add(contentsOf: .app)\n"), "\(use)")
    // A rule for a push covers the pop, too.
    try folder.write(
      "schema: 1\nrules:\n  - {operation: pop, preset: theirs}\n", to: "installed/rules.yaml")
    try writeRules("operation: push, preset: beta")
    let covered = CommandRun("compile", "catalog", "-o", "-", in: folder, variables: installed)
    #expect(covered.errors.isEmpty, "\(covered.errors)")
  }

  @Test func `compile names the rules for presentations, which UIKit does not ask`() throws {
    try folder.write(
      samplePreset("alpha").replacing("  push:", with: "  present:")
        .replacing("pop: {reverse: push}", with: "dismiss: {reverse: present}"),
      to: "catalog/slide/alpha.yaml")
    try writeRules("operation: push, preset: beta", "operation: present, preset: alpha")
    let run = CommandRun("compile", "catalog", "-o", "-", in: folder)
    #expect(run.status == .success)
    #expect(
      run.errors == """
        note: \(folder.file("catalog/rules.yaml")):4:34: UIKit and SwiftUI ask no rule for present: give the screen that is \
        presented its style, 'detail.segue.style = .alpha()'; 'segue use alpha' prints the code

        """, "\(run.errors)")
  }

  @Test(arguments: [
    samplePreset("beta").replacing("easing: ease-in-out", with: "easing: ease-in-uot"),
    "schema: 1\nid: [\n",
  ])
  func `a preset with errors is named once, and what refers to it is not wrong`(text: String) throws
  {
    try folder.write(text, to: "catalog/slide/beta.yaml")
    try folder.write(
      samplePreset("alpha").replacing("reduced-motion: none", with: "reduced-motion: beta"),
      to: "catalog/slide/alpha.yaml")
    try writeRules("operation: push, preset: beta")
    let options = ["--diagnostics", "oneline", "--catalog", folder.file("catalog")]
    let compile = CommandRun(["compile", "-o", "-"] + options, in: folder)
    let check = CommandRun(["validate", "catalog"] + options, in: folder)
    for (run, said) in [(compile, compile.errors), (check, check.output)] {
      #expect(run.status == .checkFailed)
      #expect(said.contains("/catalog/slide/beta.yaml:"))
      #expect(!said.contains("does not exist"), "\(said)")
    }
    // What is not there at all is still said.
    try writeRules("operation: push, preset: betta")
    let other = CommandRun(["compile", "-o", "-"] + options, in: folder)
    #expect(other.errors.contains("the rule refers to 'betta', which does not exist"))
  }

  @Test func `equal rules in a file are an error for every command`() throws {
    try writeRules("operation: push, preset: alpha", "operation: push, preset: beta")
    let check = CommandRun("validate", "catalog", in: folder)
    #expect(check.status == .checkFailed)
    #expect(check.output.contains("catalog/rules.yaml:4:"))
    #expect(check.output.contains("registry/tied-rules"))
    #expect(CommandRun("compile", "catalog", "-o", "-", in: folder).status == .checkFailed)
    let match = CommandRun("match", "--operation", "push", in: folder)
    #expect(match.errors.contains("registry/tied-rules"))
  }

  @Test func `catalogs whose rules would change places are not compiled into one`() throws {
    try writeRules("operation: push, preset: beta")
    let run = CommandRun(
      "compile", folder.file("catalog"), folder.file("installed"), "-o", "-", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.errors.contains("installed/rules.yaml:4:"))
    #expect(run.errors.contains("the rule for 'theirs' would win over the one for 'beta'"))
  }

  @Test
  func `a later catalog's rule for a pop is not compiled before an earlier one's for the push`()
    throws
  {
    try writeRules("operation: push, preset: beta")
    try folder.write(
      "schema: 1\nrules:\n  - {operation: pop, preset: theirs}\n", to: "installed/rules.yaml")
    let both = ["compile", folder.file("catalog"), folder.file("installed"), "-o", "-"]
    let run = CommandRun(both, in: folder)
    #expect(run.status == .checkFailed)
    #expect(
      run.errors.contains("help: write a rule for pop beside the other one, which is for push"))
    try writeRules("operation: push, preset: beta", "operation: pop, preset: beta")
    #expect(CommandRun(both, in: folder).status == .success)
  }

  @Test func `a rule of another catalog may not fit the preset that overrides its own`() throws {
    // The installed rule for the push is about 'theirs', which is overridden.
    try folder.addPreset("theirs")
    try folder.write(
      try folder.read("catalog/slide/theirs.yaml").replacing("push:", with: "tab:")
        .replacing("pop: {reverse: push}", with: ""), to: "catalog/slide/theirs.yaml")
    let run = CommandRun("compile", "catalog", "-o", "A.swift", in: folder, variables: installed)
    #expect(run.status == .success, "\(run.errors)")
    try writeRules("operation: push, preset: theirs")
    #expect(
      CommandRun("compile", "catalog", "-o", "A.swift", in: folder, variables: installed).status
        == .checkFailed)
  }

  @Test func `use says which rules come before a style, and which SwiftUI does not follow`() throws
  {
    try writeRules("operation: push, preset: beta", "operation: push, to: settings, preset: alpha")
    func use(_ words: String...) -> String { CommandRun(["use"] + words, in: folder).output }
    let rule = "this rule comes before a controller's style for push: 'beta'"
    #expect(use("alpha").contains("\(rule), and 'navigation.segue.push(detail, .alpha"))
    #expect(!use("beta").contains("this rule comes before"))
    let swiftUI = use("alpha", "--swiftui")
    #expect(swiftUI.contains("\(rule)\n"), "\(swiftUI)")
    #expect(swiftUI.contains(": screens of SwiftUI have no names: rules with names do not apply\n"))
    #expect(!use("alpha").contains("SwiftUI have no names"))
  }
}
