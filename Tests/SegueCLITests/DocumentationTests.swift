import SegueCatalog
import SegueYAML
import Testing

@testable import SegueCLI

/// The pages name everything that there is, in the words that the program itself uses.
@Suite struct DocumentationTests {
  private func page(_ name: String) throws -> String {
    let path = SchemaTests.root + "/Documentation/\(name).md"
    return try String(decoding: FileBytes.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func `every scenario on the page plays, and the first as it is shown`() throws {
    let blocks = try page("Scenarios").split(separator: "```").map(String.init)
    let scenarios = blocks.filter { $0.hasPrefix("yaml\n") && $0.contains("\nsteps:\n") }
    #expect(scenarios.count >= 2)
    let runs = scenarios.map { block in
      CommandRun(
        "play", "-", "--catalog", SchemaTests.root + "/catalog", input: String(block.dropFirst(5)))
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

  @Test func `every command is named`() throws {
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
}
