import ArgumentParser

/// Ways round the parser's general one, with the same results.
///
/// The parser first tries a whole line as a request for a completion script, then as options of Segue
/// itself. For each type that this takes, the Swift runtime searches all conformances of the program: of
/// a command as short as `segue list` that is a good part.
extension Segue {
  /// Whether a line asks for the help of Segue as a whole, and for nothing else.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.count <= 1 && ["--help", "-h", "help"].contains(arguments.first ?? "help")
  }

  /// Prints the help.
  static func printHelp(in environment: CommandEnvironment) -> CommandStatus {
    do {
      try environment.output.line(helpMessage(columns: environment.columns ?? 80).printableLines)
      return .success
    } catch {
      return error.status
    }
  }

  /// The subcommand that a line begins with, which parses what follows by itself.
  ///
  /// Nil where it cannot: whoever asks for help or makes a mistake has to be answered by the whole tree.
  static func subcommand(for arguments: [String]) -> (any Subcommand)? {
    guard let name = arguments.first,
      let type = commands.first(where: { $0.configuration.commandName == name }),
      type.configuration.subcommands.isEmpty
    else { return nil }
    return parsed(type, Array(arguments.dropFirst()))
  }

  private static func parsed<Command: Subcommand>(
    _ type: Command.Type, _ arguments: [String]
  ) -> (any Subcommand)? {
    try? Command.parse(arguments)
  }
}
