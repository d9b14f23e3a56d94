import SeguePluginABI
import SegueStaging
import ArgumentParser
import SegueCatalog
import SeguePlugins
import SegueTimeline

/// The location of plugins, and how they run.
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

  /// The locations to search.
  func search(in environment: CommandEnvironment) -> PluginSearch {
    PluginSearch(
      options: folders, looksInProject: looksInProject, currentFolder: environment.currentFolder,
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
  func plugins(in environment: CommandEnvironment) throws(CommandFailure) -> AvailablePlugins {
    let use = use(in: environment)
    for case .missing(let place) in use.collection.failures {
      throw Self.missing(place)
    }
    return use
  }

  /// The error for a requested location that does not exist.
  static func missing(_ place: PluginPlace) -> CommandFailure {
    CommandFailure(
      .inputOutput, "the folder \(place.path) does not exist",
      help: "--plugin-path must be a folder that contains NAME.segueplugin folders")
  }

  /// Finds the plugins, ignoring errors in their locations.
  func use(in environment: CommandEnvironment) -> AvailablePlugins {
    var use = AvailablePlugins(
      collection: PluginDiscovery(search(in: environment), host: PluginHost.segue.version)
        .plugins(),
      offersCode: offersCode(in: environment),
      makeRunner: PluginPolicy.guarded(
        inProcess: runsInProcess, environment: environment.variable,
        run: environment.runnerMaker(inProcess: runsInProcess)))
    use.willSubstitute = environment.substitutionReport
    return use
  }
}
