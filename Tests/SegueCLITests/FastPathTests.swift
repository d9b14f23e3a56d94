import ArgumentParser
import SegueTestSupport
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

  @Test(arguments: 40...200)
  func `top-level help is wrapped as the parser does it`(columns: Int) {
    #expect(RootHelp(columns: columns).text == Segue.helpMessage(columns: columns))
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

  @Test(arguments: [[], ["more"], ["more", "empty"], ["empty"], ["missing"]])
  func `a plain list is what the command prints`(catalogs: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("beta", family: "zoom", summary: "It grows.")
    try folder.addPreset("alpha")
    try folder.write("id: broken", to: "catalog/slide/broken.yaml")
    try folder.write(samplePreset("gamma"), to: "more/fade/gamma.yaml")
    try folder.write("", to: "empty/fade/.hidden")
    let arguments = ["list"] + catalogs.flatMap { ["--catalog", folder.file($0)] }
    #expect(PlainList(arguments) != nil)
    for variables in [[:], ["CLICOLOR_FORCE": "1"]] {
      let plain = CommandRun(arguments, in: folder, variables: variables)
      let parsed = CommandRun(arguments + ["--sort", "id"], in: folder, variables: variables)
      #expect(plain.status == parsed.status)
      #expect(plain.output == parsed.output)
      #expect(plain.errors == parsed.errors)
    }
  }

  @Test(arguments: [
    [], ["show"], ["list", "scenes"], ["list", "--json"], ["list", "--catalog"],
    ["list", "--catalog", ""], ["list", "--catalog", "--json"], ["list", "--catalog=x"],
    ["list", "--catalog", "x", "--sort", "id"], ["list", "--help"],
  ])
  func `leaves other lists to the parser`(arguments: [String]) {
    #expect(PlainList(arguments) == nil)
  }
}
