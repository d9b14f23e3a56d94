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
