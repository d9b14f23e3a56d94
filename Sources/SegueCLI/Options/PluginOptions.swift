import ArgumentParser

/// The location of plugins, and how they run, as options.
struct PluginOptions: ParsableArguments {
  @Option(
    name: .customLong("plugin-path"),
    help: ArgumentHelp(
      "A folder of plugins to search first; can be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Flag(
    name: .customLong("project"),
    help: "Also search .segue/plugins in the current folder for plugins.")
  var looksInProject = false

  @Flag(
    name: .customLong("no-native"),
    help: "Disable plugin code; same as SEGUE_NO_NATIVE=1.")
  var refusesCode = false

  @Flag(
    name: .customLong("in-process"),
    help: "Run trusted plugins in this process instead of their own.")
  var runsInProcess = false

  func validate() throws {
    if refusesCode, runsInProcess {
      throw ValidationError("--no-native and --in-process cannot be combined")
    }
  }
}
