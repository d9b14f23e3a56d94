import ArgumentParser
import Testing

@testable import SegueCLI

/// The short ways round the parser lead to the same place as the long one.
@Suite struct FastPathTests {
  /// What the whole tree prints for a line that asks for help.
  private func fullHelp(_ arguments: [String]) -> String {
    do {
      var command = try Segue.parseAsRoot(arguments)
      try command.run()
      return ""
    } catch {
      return Segue.fullMessage(for: error, columns: 60) + "\n"
    }
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `top-level help matches the full parser's`(arguments: [String]) {
    #expect(Segue.asksForHelp(arguments))
    let run = CommandRun(arguments, columns: 60)
    #expect(run.status == .success)
    #expect(run.output == fullHelp(arguments))
    #expect(run.output.contains("USAGE: segue"))
  }

  @Test(arguments: [
    ["list"], ["list", "--operation", "push", "--tag", "a", "--tag", "b", "--json"],
    ["list", "--catalog", "x", "--sort", "name", "--color=never"], ["show", "alpha"],
    ["show", "--", "--alpha"], ["search", "list"], ["validate", "a.yaml", "b.yaml", "--laws"],
    ["match", "--operation", "pop"], ["schema", "scene"], ["explain"], ["doctor", "--json"],
  ])
  func `parses a subcommand as the full parser does`(arguments: [String]) throws {
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
  func `leaves all other arguments to the full parser`(arguments: [String]) {
    #expect(Segue.subcommand(for: arguments) == nil)
  }
}
