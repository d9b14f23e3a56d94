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

  /// Prints what is to be said of a catalogue beside its list.
  func tell(_ messages: [String], in environment: CommandEnvironment) throws(CommandFailure) {
    let ink = errorInk(in: environment)
    for message in messages { try environment.tell(.warning, message, ink: ink) }
    guard !messages.isEmpty else { return }
    try environment.tell(.help, "run 'segue validate' on a file to see what is wrong", ink: ink)
  }
}
