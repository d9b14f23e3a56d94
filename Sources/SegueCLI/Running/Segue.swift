import ArgumentParser
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueSystem
import SegueTimeline

/// The command line.
struct Segue: ParsableCommand {
  /// The version that `--version` prints.
  static let version = PluginHost.segue.version.description

  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Browse, preview, test and write screen transitions.",
    discussion: """
      Examples:
        segue browse
        segue list --operation push
        segue show cell-zoom
        segue preview cell-zoom -o zoom.mp4
        segue preview cover --gesture pull-down-flick -o cover.mp4
        segue gallery -o site
        segue play swipe-back-cancelled
        segue new my-push && segue validate catalog
        segue diff main..HEAD
      """,
    version: version,
    subcommands: [
      BrowseCommand.self, ListCommand.self, SearchCommand.self, ShowCommand.self,
      PreviewCommand.self, ExportCommand.self, GalleryCommand.self, SampleCommand.self,
      TraceCommand.self,
      MatchCommand.self, PlayCommand.self, ValidateCommand.self, DiffCommand.self,
      PluginsCommand.self,
      NewCommand.self, SchemaCommand.self, CompileCommand.self, UseCommand.self,
      ExplainCommand.self, MCPCommand.self, DoctorCommand.self, ManualCommand.self,
    ])
}

extension Segue {
  /// Runs a command line in an environment.
  static func run(
    _ arguments: [String], in environment: CommandEnvironment
  ) -> CommandStatus {
    var environment = environment
    environment.arguments = arguments
    var known: any ParsableCommand.Type = Segue.self
    do {
      known = try command(of: arguments)
      var command = try parseAsRoot(arguments)
      try CommandOptions.rejectRepeated(arguments, of: known)
      if let command = command as? any Subcommand { return run(command.run, in: environment) }
      try command.run()
      return .success
    } catch let failure as CommandFailure {
      return report(failure, in: environment)
    } catch {
      return report(error, of: known, in: environment)
    }
  }

  /// The command that is called.
  ///
  /// - Throws: If it does not exist, alone or after `help`: the parser would complain about an unexpected argument, or
  ///   print the help of Segue as a whole.
  private static func command(
    of arguments: [String]
  ) throws(CommandFailure) -> any ParsableCommand.Type {
    var parent: any ParsableCommand.Type = Segue.self
    let asksForHelp = arguments.first == "help"
    for word in arguments.dropFirst(asksForHelp ? 1 : 0) {
      if word.hasPrefix("-") { break }
      let commands = parent.configuration.subcommands
      if commands.isEmpty, !asksForHelp { break }
      guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
        throw CommandFailure(
          .usage, "there is no command '\(word)'",
          help: OtherCommand.help(for: word, after: parent)
            ?? NearestName.help(
              for: word, noun: "command",
              among: commands.compactMap { $0.configuration.commandName })
            ?? "run 'segue help' for all commands")
      }
      parent = command
    }
    return parent
  }

  private static func run(
    _ command: (CommandEnvironment) throws -> Void, in environment: CommandEnvironment
  ) -> CommandStatus {
    do {
      try command(environment)
      return .success
    } catch {
      return report(CommandFailure(error), in: environment)
    }
  }

  private static func report(
    _ failure: CommandFailure, in environment: CommandEnvironment
  ) -> CommandStatus {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    if !failure.message.isEmpty {
      // If messages cannot be written either, the exit status still reports the failure.
      try? environment.report(.error, failure.message, style: style)
      if let help = failure.help {
        try? environment.report(.help, help, style: style)
      }
    }
    return failure.status
  }

  /// Prints the parser's output: help and scripts are results, errors are messages.
  private static func report(
    _ error: any Error, of command: any ParsableCommand.Type, in environment: CommandEnvironment
  ) -> CommandStatus {
    let text = CompletionScript.corrected(
      fullMessage(for: error, columns: helpColumns(in: environment)))
    let isResult = exitCode(for: error).isSuccess
    do {
      if isResult {
        try environment.output.line(text.printableLines)
      } else {
        let helped = withOurHelp(text, of: command, in: environment)
        try environment.errors.line(withOurLabels(helped).printableLines)
      }
    } catch {
      return error.status
    }
    return isResult ? .success : .usage
  }

  /// The parser's message about words without options, with these; about an unknown option with the one that does it, or without a guess that is far from it.
  private static func withOurHelp(
    _ message: String, of command: any ParsableCommand.Type, in environment: CommandEnvironment
  ) -> String {
    let arguments = environment.arguments
    var message = message
    if let option = UnknownOption.name(in: arguments, of: command), message.hasPrefix("Error: ") {
      // Options that need each other are checked before the parser says that it knows one of them not.
      let first = message.prefix { $0 != "\n" }
      message = "Error: Unknown option '\(option)'" + message.dropFirst(first.count)
    }
    let unknown = UnknownOption(in: message)
    if unknown == nil, let help = OtherOption.help(forWords: arguments, of: command) {
      let first = message.prefix { $0 != "\n" }
      let rest = message.dropFirst(first.count).split(separator: "\n").filter {
        !$0.hasPrefix("Help:")
      }
      return ([String(first), "Help:  \(help)"] + rest.map(String.init)).joined(separator: "\n")
    }
    guard let unknown else { return message }
    let help =
      (unknown.parameterHelp(for: arguments, of: command, in: environment)
      ?? unknown.otherwise(of: command)).map { "\nHelp:  \($0)" }
      ?? unknown.near(in: command).map { ". Did you mean '\($0)'?" }
    return message.replacing(unknown.text, with: unknown.message + (help ?? ""))
  }

  /// The width of the help: ArgumentParser crashes where there is no room for its columns.
  private static func helpColumns(in environment: CommandEnvironment) -> Int {
    max(environment.columns ?? 80, 40)
  }

  /// The parser's message with the labels of our own ones.
  private static func withOurLabels(_ message: String) -> String {
    let labels = [("Error: ", "error: "), ("Help:  ", "help: "), ("Usage: ", "usage: ")]
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      labels.first { line.hasPrefix($0.0) }.map { $0.1 + line.dropFirst($0.0.count) }
        ?? String(line)
    }
    return lines.joined(separator: "\n")
  }
}

/// Corrections to the completion scripts that the parser writes.
enum CompletionScript {
  /// A name that ends with an equals sign is completed without a space after it, since its value
  /// follows; bash would also put a backslash before the sign, and bash before 4.0 cannot do that.
  static func corrected(_ script: String) -> String {
    corrections.reduce(script) { $0.replacing($1.before, with: $1.after) }
  }

  private static let corrections = [
    (
      before: #"    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")"# + "\n",
      after: """
          done < <(IFS=$'\\n' compgen "${@}" -- "${cur}")
          if [[ "${COMPREPLY[*]}" == *= ]]; then compopt -o nospace +o filenames 2>/dev/null || true; fi

      """
    ),
    (
      before: #"        __segue_complete "${completions[@]:0:-1}""# + "\n",
      after: """
              if [[ "${completions[1]}" == *= ]]; then
                  compadd -S '' -- "${completions[@]:0:-1}"
              else
                  __segue_complete "${completions[@]:0:-1}"
              fi

      """
    ),
  ]
}
