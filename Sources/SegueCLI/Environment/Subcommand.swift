import ArgumentParser

/// A command that does its work in a given environment.
protocol Subcommand: ParsableCommand {
  /// Does the work, or says why not.
  func run(in environment: CommandEnvironment) throws
}
