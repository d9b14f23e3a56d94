import Foundation
import SegueTestSupport
import SegueCatalog
import SegueLaws
import SegueSystem
import SegueYAML
import Testing

@testable import SegueTerminal
@testable import SegueCLI
@testable import SegueStaging

/// The pages name everything that there is, in the words that the program itself uses.
@Suite struct DocumentationTests {
  private func page(_ name: String) throws -> String {
    let path = Checkout.folder + "/Documentation/\(name).md"
    return try String(decoding: FileBytes.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func `every scenario on the page passes, and the first prints the output shown`() throws {
    let blocks = try page("Scenarios").split(separator: "```").map(String.init)
    let scenarios = blocks.filter { $0.hasPrefix("yaml\n") && $0.contains("\nsteps:\n") }
    #expect(scenarios.count >= 2)
    let runs = scenarios.map { block in
      CommandRun(
        "play", "-", "--catalog", SampledCatalog.path, input: String(block.dropFirst(5)))
    }
    for run in runs { #expect(run.status == .success, "\(run.errors)") }
    let shown = try #require(blocks.first { $0.hasPrefix("text\n") })
    #expect(runs.first?.output == String(shown.dropFirst(5)))
  }

  @Test func `the page names every step and every key of scenarios`() throws {
    let page = try page("Scenarios")
    let schema = CommandRun("schema", "scenario").output
    let keys = Set(schema.matches(of: /"([a-z-]+)": \{\n *"description"/).map { String($0.1) })
    #expect(keys.isSuperset(of: ["push", "drag", "catchable", "at-rest", "right-to-left"]))
    let properties = Set(MotionProperty.all.map(\.name))
    for key in keys.subtracting(properties) { #expect(page.contains(key), "\(key)") }
  }

  @Test func `the page names every command and every exit status`() throws {
    let page = try page("CommandLine")
    let help = CommandRun("--help").output.split(separator: "\n")
    let names = help.drop { $0 != "SUBCOMMANDS:" }.dropFirst().compactMap { line in
      line.hasPrefix("  ") && !line.hasPrefix("   ") ? line.split(separator: " ").first : nil
    }
    #expect(names.count > 10)
    for name in names where name != "See" { #expect(page.contains(name), "\(name)") }
    for status: CommandStatus in [
      .success, .checkFailed, .usage, .notFound, .inputOutput, .plugin, .terminal, .interrupted,
    ] {
      #expect(page.contains("| \(status.rawValue) | "))
    }
  }

  @Test func `the page has every law with the numbers of its checks`() throws {
    let rows = Law.allCases.map { "| `\($0.code)` | \($0.limits) |" }
    #expect(
      try page("CommandLine").contains("\n|---|---|\n" + rows.joined(separator: "\n") + "\n\n"))
  }

  @Test func `the page names every browser key and the minimum size`() throws {
    let page = try page("CommandLine")
    let start = try #require(page.range(of: "## `segue browse`"))
    let section = page[start.upperBound...].prefix { $0 != "#" }
    for key in BrowserDrawing.keys.flatMap(\.keys) {
      for sign in key.0.split(separator: " ") { #expect(section.contains("\(sign)"), "\(sign)") }
    }
    let least = BrowserLayout.least
    #expect(section.contains("\(least.columns) × \(least.rows)"))
  }

  @Test func `the page and the help name every key of a preview`() throws {
    let page = try page("CommandLine")
    let start = try #require(page.range(of: "## `segue preview`"))
    let rest = page[start.upperBound...]
    let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    let help = CommandRun("preview", "--help").output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for key in PlaybackControl.keys {
      #expect(help.contains("\(key.key) \(key.purpose)"), "a line of its own")
      for sign in key.key.split(separator: " ") {
        #expect(section.contains("`\(sign)`"), "\(sign)")
      }
    }
  }

  @Test func `every documented command line with a gesture succeeds`() throws {
    let catalog = Checkout.folder + "/catalog"
    let folder = try TemporaryFolder()
    let gesture = try #require(try page("Presets").firstMatch(of: /```yaml gesture\n([^`]*)```/))
    try folder.write(String(gesture.1), to: "my-drag.yaml")
    let help = ["trace", "preview"].map { CommandRun($0, "--help").output }
    let pages = try [page("CommandLine"), page("Presets")] + help
    let lines = pages.flatMap { $0.matches(of: /(?m)^ *segue ((?:trace|preview) .*--gesture .*)$/) }
    #expect(lines.count >= 6)
    for (index, line) in lines.enumerated() {
      let picture = "shown-\(index).png"
      var words = line.1.split(separator: " ").map(String.init)
      if let option = words.firstIndex(of: "-o") {
        // What a film shows does not depend on its format, but how long it takes to write does.
        words[option + 1] = folder.file(picture)
        words += ["--scale", "1"]
      }
      let run = CommandRun(words + ["--catalog", catalog], in: folder)
      #expect(run.status == .success, "\(line.1): \(run.errors)")
      #expect(!run.output.isEmpty, "\(line.1)")
      #expect(try folder.names().contains(picture) == words.contains("-o"), "\(line.1)")
    }
  }

  @Test func `the page lists exactly the gestures of the catalog`() throws {
    let page = try page("CommandLine")
    let start = try #require(page.range(of: "| gestures in the catalog |"))
    let table = page[start.upperBound...].prefix { $0 != "#" }
    let named = table.matches(of: /`([a-z]+(?:-[a-z]+)*)`/).map { String($0.1) }
    let ids = CatalogFiles(.gesture, in: [Checkout.folder + "/catalog"]).ids
    #expect(ids.count > 30)
    #expect(named.sorted() == ids)
  }

  @Test func `the page documents the members of trace JSON`() throws {
    let block = try #require(
      try page("CommandLine").matches(of: /```json\n([^`]*)```/).map { String($0.1) }
        .first { $0.contains("layerSets") })
    let line = try #require(
      try page("CommandLine").firstMatch(of: /segue (trace .* --json)\n/)
    ).1
    let run = CommandRun(
      line.split(separator: " ").map(String.init) + ["--catalog", Checkout.folder + "/catalog"])
    func names(_ text: some StringProtocol) -> Set<String> {
      Set(String(text).matches(of: /"([A-Za-z]+)":/).map { String($0.1) })
    }
    // Of layers the page shows a part; they are described with 'sample'.
    let record = try #require(run.output.range(of: "\"records\""))
    let layers = try #require(
      run.output.range(of: "\"layers\"", range: record.upperBound..<run.output.endIndex))
    let shown = names(run.output[record.lowerBound..<layers.upperBound])
    #expect(shown.count >= 15)
    #expect(shown.isSubset(of: names(block)))
    for name in names(block) { #expect(run.output.contains("\"\(name)\""), "\(name)") }
  }
}
