import SegueTestSupport
import Testing

@testable import SegueCLI

/// Command lines that are not right: the status, and the words that say why.
@Suite struct UsageTests {
  /// A command line, how it ends, and what its message has to say.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: CommandStatus
    let words: String

    init(_ arguments: [String], _ status: CommandStatus, _ words: String) {
      self.arguments = arguments
      self.status = status
      self.words = words
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let mistakes: [Mistake] = [
    Mistake(["nope"], .usage, "nope"),
    Mistake(["list", "--bogus"], .usage, "--bogus"),
    Mistake(["list", "--operation"], .usage, "Missing value for '--operation"),
    Mistake(["list", "--operation", "fly"], .usage, "push"),
    Mistake(["list", "--sort", "size"], .usage, "family"),
    Mistake(["list", "--color", "sometimes"], .usage, "always"),
    Mistake(["search"], .usage, "query"),
    Mistake(["search", " "], .usage, "the query is empty"),
    Mistake(["show"], .usage, "<id>"),
    Mistake(["show", "alpah"], .notFound, "there is a preset with a similar name: 'alpha'"),
    Mistake(["show", "qqqqqqqq"], .notFound, "run 'segue list' for all presets"),
    Mistake(["search", "qqqqqqqq"], .notFound, "no presets match 'qqqqqqqq'"),
    Mistake(["explain", "yaml/syntacs"], .notFound, "similar name: 'yaml/syntax'"),
    Mistake(["schema", "movie"], .usage, "preset"),
    Mistake(["validate"], .usage, "<paths>"),
    Mistake(["validate", "/nonexistent/x.yaml"], .inputOutput, "No such file or directory"),
    Mistake(["validate", "--json", "--format", "text", "x"], .usage, "cannot be combined"),
    Mistake(["new", "My_Preset", "-o", "-"], .usage, "a name such as cell-zoom"),
    Mistake(["new", "a\u{1B}[2J", "-o", "-"], .usage, "U+001B"),
    Mistake(["new", "copy", "--from", "alhpa"], .notFound, "'alpha'"),
  ]

  @Test(arguments: mistakes)
  func `a mistake has its status and its words`(_ mistake: Mistake) throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let run = CommandRun(mistake.arguments, in: folder)
    #expect(run.status == mistake.status)
    #expect(run.errors.contains(mistake.words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `help and version are results`() {
    #expect(CommandRun("--version").output == "0.1.0\n")
    for arguments in [[], ["--help"], ["help", "list"], ["list", "-h"]] {
      let run = CommandRun(arguments)
      #expect(run.status == .success)
      #expect(run.output.contains("USAGE: segue"))
      #expect(run.errors.isEmpty)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script is a result and asks for ids`(shell: String) {
    let run = CommandRun("--generate-completion-script", shell)
    #expect(run.status == .success)
    #expect(run.output.contains("---completion"))
    #expect(run.output.contains("---completion trace -- --gesture"))
  }
}
