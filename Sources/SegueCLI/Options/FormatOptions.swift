import ArgumentParser

/// The output format of results.
struct FormatOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  /// The colors of results.
  func ink(in environment: CommandEnvironment) -> Ink {
    color.ink(in: environment, isTerminal: environment.hasTerminal)
  }

  /// The colors of messages.
  func errorInk(in environment: CommandEnvironment) -> Ink {
    color.ink(in: environment, isTerminal: environment.hasErrorTerminal)
  }
}
