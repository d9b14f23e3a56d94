import ArgumentParser

/// Shortcuts around the general parser, with the same results.
///
/// The parser first tries a whole line as a request for a completion script, then as options of
/// Segue itself. For each type involved, the Swift runtime searches all conformances of the
/// program, a considerable part of the time of a command as short as `segue list`.
extension Segue {
  /// Whether a line requests only the help of Segue as a whole.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.count <= 1 && ["--help", "-h", "help"].contains(arguments.first ?? "help")
  }

  /// Prints the help.
  static func printHelp(in environment: CommandEnvironment) -> CommandStatus {
    do {
      try environment.output.line(RootHelp(columns: helpColumns(in: environment)).text)
      return .success
    } catch {
      return error.status
    }
  }

  /// The width of the help: ArgumentParser crashes where there is no room for its columns.
  static func helpColumns(in environment: CommandEnvironment) -> Int {
    max(environment.columns ?? 80, 40)
  }

  /// The subcommand at the beginning of a line, which parses the rest itself.
  ///
  /// Nil for help requests and errors, which need the whole command tree.
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
