import ArgumentParser
import Testing

@testable import SegueCLI

/// The short ways round the parser lead to the same place as the long one.
@Suite struct ShortWayTests {
  /// What the whole tree prints for a line that asks for help.
  private func longHelp(_ arguments: [String]) -> String {
    do {
      var command = try Segue.parseAsRoot(arguments)
      try command.run()
      return ""
    } catch {
      return Segue.fullMessage(for: error, columns: 60) + "\n"
    }
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `help of the whole is the same`(arguments: [String]) {
    #expect(Segue.asksForHelp(arguments))
    let run = CommandRun(arguments, columns: 60)
    #expect(run.status == .success)
    #expect(run.output == longHelp(arguments))
    #expect(run.output.contains("USAGE: segue"))
  }

  @Test(arguments: [
    ["list"], ["list", "--operation", "push", "--tag", "a", "--tag", "b", "--json"],
    ["list", "--catalog", "x", "--sort", "name", "--color=never"], ["show", "alpha"],
    ["show", "--", "--alpha"], ["search", "list"], ["validate", "a.yaml", "b.yaml", "--laws"],
    ["match", "--operation", "pop"], ["schema", "scene"], ["explain"], ["doctor", "--json"],
  ])
  func `a subcommand reads the same options`(arguments: [String]) throws {
    func described(_ command: Any) -> String {
      var text = ""
      dump(command, to: &text)
      return text
    }
    let short = try #require(Segue.subcommand(for: arguments))
    let long = try Segue.parseAsRoot(arguments)
    #expect(type(of: short) == type(of: long))
    #expect(described(short) == described(long))
  }

  @Test(arguments: [
    [], ["nope"], ["--version"], ["help", "list"], ["list", "--help"], ["list", "-h"],
    ["list", "--version"], ["list", "--bogus"], ["list", "more"], ["search"], ["show"],
    ["list", "--generate-completion-script", "bash"], ["--generate-completion-script", "bash"],
  ])
  func `anything else is left to the whole tree`(arguments: [String]) {
    #expect(Segue.subcommand(for: arguments) == nil)
  }
}
