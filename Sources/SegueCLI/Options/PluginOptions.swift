import ArgumentParser
import SegueCatalog
import SeguePlugins
import SegueTimeline

/// Where plugins come from, and how they run.
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
    help: "Disable the animators of plugins; SEGUE_NO_NATIVE=1 does the same.")
  var refusesCode = false

  @Flag(
    name: .customLong("in-process"),
    help: "Run trusted plugins in this process instead of their own.")
  var runsInProcess = false

  func validate() throws {
    if refusesCode, runsInProcess {
      throw ValidationError("--no-native and --in-process exclude each other")
    }
  }

  /// The places that are searched.
  func search(in environment: CommandEnvironment) -> PluginSearch {
    PluginSearch(
      options: folders, looksInProject: looksInProject, currentFolder: environment.currentFolder,
      executable: environment.executable, environment: environment.variable)
  }

  /// Whether animators of plugins are offered.
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

  /// What to say of a place that was asked for and is not there.
  static func missing(_ place: PluginPlace) -> CommandFailure {
    CommandFailure(
      .inputOutput, "there is no folder \(place.path)",
      help: "--plugin-path names a folder that holds folders NAME.segueplugin")
  }

  /// Finds the plugins, whatever may be wrong with the places.
  func use(in environment: CommandEnvironment) -> AvailablePlugins {
    AvailablePlugins(
      collection: PluginDiscovery(search(in: environment), host: Segue.hostVersion).plugins(),
      offersCode: offersCode(in: environment),
      makeRunner: PluginPolicy.guarded(
        inProcess: runsInProcess, environment: environment.variable,
        run: environment.runnerMaker(inProcess: runsInProcess)))
  }
}

/// The plugins that a command works with.
struct AvailablePlugins: Sendable {
  /// What was found.
  var collection = PluginCollection()
  /// Whether their animators are offered.
  var offersCode = true
  /// Makes what runs one.
  var makeRunner: PluginRunnerFactory = {
    UnavailableRunner($0, because: "nothing runs plugins here")
  }

  /// The sources of their presets, in search order, beside the groups of presets that were read of them.
  func sources(_ groups: some Sequence<[Preset]>) -> [CatalogSource] {
    zip(collection.offered, groups).map { CatalogSource(name: $0.title, presets: $1) }
  }
}

extension Segue {
  /// The version that plugins have to work with.
  static let hostVersion = Version(version) ?? Version(0)
}
