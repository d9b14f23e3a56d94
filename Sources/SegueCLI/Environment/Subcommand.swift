import ArgumentParser

/// A command that runs in a given environment.
protocol Subcommand: ParsableCommand {
  /// Runs the command.
  func run(in environment: CommandEnvironment) throws
}
