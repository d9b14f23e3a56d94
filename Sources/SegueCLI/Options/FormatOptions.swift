import ArgumentParser

/// How results are printed.
struct FormatOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON, for programs.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color = ColorChoice.auto

  /// The colours of results.
  func ink(in environment: CommandEnvironment) -> Ink {
    color.ink(in: environment, isTerminal: environment.hasTerminal)
  }

  /// The colours of messages.
  func errorInk(in environment: CommandEnvironment) -> Ink {
    color.ink(in: environment, isTerminal: environment.hasErrorTerminal)
  }
}
