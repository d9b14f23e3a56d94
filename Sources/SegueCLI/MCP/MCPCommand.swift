import ArgumentParser
import SegueDiagnostics
import SegueJSONRPC
import SegueSystem
import SystemPackage

/// `segue mcp`: the server for agents.
struct MCPCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents and editors through the Model Context Protocol.",
    discussion: """
      Reads requests from standard input and answers on standard output, until the input ends. Arguments name files of \
      the folder of your project only, and only the tools 'new' and 'export' write. Documentation/MCP.md has the settings \
      of the usual clients.

      Tools: \(MCPTool.all.map(\.name).joined(separator: ", "))
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of your project. (default: the current folder)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  func run(in environment: CommandEnvironment) throws {
    let environment = try environment.confined(to: folder ?? ".")
    if let folder { try ThisProcess.enter(environment.path(folder)) }
    if ThisProcess.isTerminal(0) {
      try environment.report(
        .note, "waiting for a client on standard input; Ctrl-D ends",
        style: ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal))
    }
    let streams: ReservedStreams
    do throws(Errno) {
      streams = try ReservedStreams()
    } catch {
      throw CommandFailure(.inputOutput, "cannot use the standard streams: \(error)")
    }
    // Nothing can be said to a client that cannot be reached.
    let server = JSONRPCServer(MCPServer(in: environment)) { try? streams.output.writeFully($0) }
    server.run { (try? streams.input.readSome(1 << 16)) ?? [] }
  }
}

extension CommandEnvironment {
  /// The environment of commands that stay in a folder.
  func confined(to folder: String) throws(CommandFailure) -> CommandEnvironment {
    let root = absolute(folder)
    guard (try? FileStatus(following: root))?.isFolder == true else {
      throw CommandFailure(
        .inputOutput, "there is no folder '\(root.printable)'", help: help(forMissing: folder))
    }
    guard root != "/" else {
      throw CommandFailure(
        .usage, "the server would have all files: it was started in '/'",
        help: "name the folder of your project: segue mcp --folder FOLDER")
    }
    var environment = self
    environment.confinement = root
    return environment
  }
}
