import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueStaging
import SegueTimeline

extension PluginOptions {
  /// The locations to search.
  ///
  /// - Parameter others: paths whose projects have plugins, too, besides that of the command's folder.
  func search(
    in environment: CommandEnvironment, around others: [String] = []
  ) -> PluginSearch {
    PluginSearch(
      options: folders, project: environment.projectPlugins(around: others),
      currentFolder: environment.currentFolder,
      executable: environment.executable, environment: environment.variable)
  }

  /// Whether animators of plugins are available.
  func offersCode(in environment: CommandEnvironment) -> Bool {
    guard !refusesCode, let value = environment.variable("SEGUE_NO_NATIVE") else {
      return !refusesCode
    }
    return value.isEmpty || value == "0"
  }

  /// Finds the plugins.
  func plugins(
    in environment: CommandEnvironment, around others: [String] = []
  ) throws(CommandFailure) -> AvailablePlugins {
    try checkFolders()
    let use = use(in: environment, around: others)
    for case .missing(let place) in use.collection.failures {
      throw Self.missing(place, in: environment)
    }
    return use
  }

  /// Throws if a folder is a plugin itself.
  func checkFolders() throws(CommandFailure) {
    guard !folders.contains("") else {
      throw CommandFailure(
        .usage, "--plugin-path names no folder: its value is empty",
        help: "write the folder around NAME.segueplugin, as in --plugin-path build")
    }
    for folder in folders {
      let path = folder.hasSuffix("/") ? folder.dropLast() : folder[...]
      guard path.hasSuffix(".segueplugin") else { continue }
      let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
      throw CommandFailure(
        .usage, "--plugin-path '\(folder.printable)' is a plugin, not a folder of plugins",
        help:
          "name the folder above: --plugin-path \(parent.isEmpty ? "/" : String(parent).printable)")
    }
  }

  /// The error for a requested location that does not exist.
  private static func missing(
    _ place: PluginPlace, in environment: CommandEnvironment
  ) -> CommandFailure {
    CommandFailure(
      .inputOutput, "the folder \(place.path) does not exist",
      help: environment.help(forMissing: place.path)
        ?? "--plugin-path must be a folder that contains NAME.segueplugin folders")
  }

  /// Finds the plugins, ignoring errors in their locations.
  func use(in environment: CommandEnvironment, around others: [String] = []) -> AvailablePlugins {
    let discovery = PluginDiscovery(
      search(in: environment, around: others), host: PluginHost.segue.version)
    var use = AvailablePlugins(
      collection: discovery.plugins(),
      offersCode: offersCode(in: environment),
      makeRunner: PluginPolicy.guarded(
        inProcess: runsInProcess, environment: environment.variable,
        run: environment.runnerMaker(inProcess: runsInProcess)))
    use.rediscover = { discovery.plugins() }
    use.willSubstitute = environment.substitutionReport
    return use
  }
}

/// The location of plugins, and how they run, as options.
struct PluginOptions: ParsableArguments {
  @Option(
    name: .customLong("plugin-path"),
    help: ArgumentHelp(
      "A folder of plugins to search first; can be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

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
