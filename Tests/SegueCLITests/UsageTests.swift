import SeguePluginABI
import SegueSystem
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueCLI

/// Command lines that are not right: the status, and the words that say why.
@Suite struct UsageTests {
  /// A command line, how it ends, and what its message has to say.
  struct UsageError: Sendable, CustomTestStringConvertible {
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

  private static let usageErrors: [UsageError] = [
    UsageError(["nope"], .usage, "nope"),
    UsageError(["list", "--bogus"], .usage, "--bogus"),
    UsageError(["list", "--operation"], .usage, "Missing value for '--operation"),
    UsageError(["list", "--operation", "fly"], .usage, "push"),
    UsageError(["list", "--sort", "size"], .usage, "family"),
    UsageError(["list", "--color", "sometimes"], .usage, "always"),
    UsageError(
      ["list", "--operation", "push", "--operation", "pop"], .usage,
      "--operation is given twice, but takes one value"),
    UsageError(["gallery", "-o", "a", "--output=b"], .usage, "--output is given twice"),
    UsageError(["new", "a", "-o", "-", "-o", "-"], .usage, "-o is given twice"),
    UsageError(["search"], .usage, "query"),
    UsageError(["search", " "], .usage, "the query is empty"),
    UsageError(["show"], .usage, "<id>"),
    UsageError(["show", "alpah"], .notFound, "there is a preset with a similar name: 'alpha'"),
    UsageError(["show", "qqqqqqqq"], .notFound, "run 'segue list' for all presets"),
    UsageError(["search", "qqqqqqqq"], .notFound, "no presets match 'qqqqqqqq'"),
    UsageError(["explain", "yaml/syntacs"], .notFound, "similar name: 'yaml/syntax'"),
    UsageError(["explain", "unknown-kye"], .notFound, "similar name: 'format/unknown-key'"),
    UsageError(
      ["explain", "lawz"], .notFound,
      "codes with a similar name begin with 'law/': run 'segue explain law'"),
    UsageError(["schema", "movie"], .usage, "preset"),
    UsageError(["diff"], .usage, "<what>"),
    UsageError(["diff", "a", "b", "c"], .usage, "specify two folders, files or revisions"),
    UsageError(["diff", "main", ""], .usage, "a folder, file or revision is empty"),
    UsageError(["diff", "catalog"], .usage, "there is nothing to compare 'catalog' with"),
    UsageError(
      ["diff", "catalog", "catlog"], .inputOutput, "there is a folder with a similar name"),
    UsageError(["diff", "a..b", "--json", "--format", "text"], .usage, "cannot be combined"),
    UsageError(["validate", "--fix", "-"], .usage, "'-' has no path"),
    UsageError(["list", "slide"], .usage, "'slide' is a family: type 'segue list --family slide'"),
    UsageError(
      ["gallery", "slide", "-o", "x"], .notFound,
      "'slide' is a family: type 'segue gallery --family slide'"),
    UsageError(["show", "slide"], .notFound, "'slide' is a family"),
    UsageError(["gallery", "--family", "slid", "-o", "x"], .notFound, "similar name: 'slide'"),
    UsageError(["gallery", "alpha", "--family", "slide", "-o", "x"], .usage, "cannot be combined"),
    UsageError(["search", "alpha", "--family", "slid"], .notFound, "similar name: 'slide'"),
    UsageError(["validate", "--family", "slid"], .notFound, "similar name: 'slide'"),
    UsageError(["validate", "/nonexistent/x.yaml"], .inputOutput, "No such file or directory"),
    UsageError(["validate", "--json", "--format", "text", "x"], .usage, "cannot be combined"),
    UsageError(["validate", "-", "--diagnostics", "xcode"], .usage, "'-' has no path"),
    UsageError(["new", "My_Preset", "-o", "-"], .usage, "a name such as cell-zoom"),
    UsageError(["new", "a\u{1B}[2J", "-o", "-"], .usage, "U+001B"),
    UsageError(["new", "copy", "--from", "alhpa"], .notFound, "'alpha'"),
    UsageError(["new", "a", "--family", "../../x"], .usage, "'../../x' is not a valid family"),
    UsageError(["new", "a", "--family", "scenes"], .usage, "'scenes' is not for presets"),
    UsageError(["new", "a", "--catalog", "nope"], .inputOutput, "/nope: No such file"),
    UsageError(
      ["validate", "catalog", "--catalog", "nope"], .inputOutput, "/nope: No such file"),
    UsageError(["validate", "catalog", "--plugin-path", "nope"], .inputOutput, "does not exist"),
    UsageError(["validate", "catalog", "--fingers", "3"], .usage, "--fingers needs --laws"),
    UsageError(["validate", "catalog", "--seed", "3"], .usage, "--seed needs --laws"),
    UsageError(["help", "nope"], .usage, "there is no command 'nope'"),
    UsageError(["prevew"], .usage, "there is a command with a similar name: 'preview'"),
    UsageError(["prevew", "alpha"], .usage, "there is no command 'prevew'"),
    UsageError(["plugins", "lits"], .usage, "similar name: 'list'"),
    UsageError(
      ["match", "--operation", "push", "--preset", "alhpa"], .notFound, "similar name: 'alpha'"),
    UsageError(["list", "scenes", "--tag", "a"], .usage, "--tag is only for presets"),
    UsageError(["list", "senes"], .usage, "scenes"),
    UsageError(
      ["preview", "alpha", "-o", "a.mp4", "--speed", "-1"], .usage,
      "error: --speed must be greater than 0 and at most 100\nusage: "),
    UsageError(
      ["preview", "alpha", "-o", "a.mp4", "--fps", "-1"], .usage, "--fps must be greater than 0"),
    UsageError(["preview", "alpha", "-o", "a.png", "--scale", "-1"], .usage, "--scale must be 1"),
    UsageError(["preview", "alpha", "-o", "a.png", "--width", "-1"], .usage, "--width must be"),
    UsageError(["preview", "alpha", "-o", "a.png", "--at", "-1%"], .usage, "from 0% to 100%"),
    UsageError(["sample", "alpha", "--at", "-1%"], .usage, "from 0% to 100%"),
    UsageError(["validate", "a.yaml", "--laws", "--seed", "-1"], .usage, "'-1' is invalid"),
    UsageError(["show"], .usage, "error: Missing expected argument '<id>'\nhelp: <id>"),
    UsageError(["help", "plugins", "lits"], .usage, "similar name: 'list'"),
  ]

  @Test(arguments: usageErrors)
  func `rejects invalid arguments with a status and a message`(_ usageError: UsageError) throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    let run = CommandRun(usageError.arguments, in: folder)
    #expect(run.status == usageError.status)
    #expect(run.errors.contains(usageError.words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `help and version succeed on standard output`() throws {
    let version = PluginHost.segue.version.description
    #expect(CommandRun("--version").output == version + "\n")
    let changelog = try String(
      decoding: FileBytes.read("\(Checkout.folder)/CHANGELOG.md", limit: 1 << 20), as: UTF8.self)
    #expect(changelog.contains("\n## Unreleased\n") || changelog.contains("\n## \(version)"))
    for arguments in [[], ["--help"], ["help", "list"], ["list", "-h"]] {
      let run = CommandRun(arguments)
      #expect(run.status == .success)
      #expect(run.output.contains("USAGE: segue"))
      #expect(run.errors.isEmpty)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts ask for ids`(shell: String) {
    let run = CommandRun("--generate-completion-script", shell)
    #expect(run.status == .success)
    #expect(run.output.contains("---completion"))
    #expect(run.output.contains("---completion trace -- --gesture"))
  }
}
