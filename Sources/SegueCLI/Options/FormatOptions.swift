import ArgumentParser

/// The output format of results.
struct FormatOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  /// The colors of results.
  func style(in environment: CommandEnvironment) -> ANSIStyle {
    color.style(in: environment, isTerminal: environment.hasTerminal)
  }

  /// The colors of messages.
  func errorStyle(in environment: CommandEnvironment) -> ANSIStyle {
    color.style(in: environment, isTerminal: environment.hasErrorTerminal)
  }
}
