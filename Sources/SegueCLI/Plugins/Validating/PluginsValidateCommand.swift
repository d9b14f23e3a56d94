import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueSystem
import SegueTimeline
import SegueYAML

/// `segue plugins validate`: all problems in plugins.
struct PluginsValidateCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check plugins: manifests, libraries and the laws.",
    discussion: """
      Each check runs in its own process with a timeout. Exits with 1 if a check fails, and with 5 if a \
      plugin crashes or times out.

      Examples:
        segue plugins validate build/my-plugin.segueplugin
        segue plugins validate build/*.segueplugin --only-failed
        segue plugins validate build/my-plugin.segueplugin --include laws
        segue plugins validate --list
      """)

  @Argument(help: "Plugin folders.", completion: .directory)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Run only this check; can be repeated.", valueName: "check"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp("Skip this check; can be repeated.", valueName: "check"))
  var exclude: [String] = []

  @Flag(help: "Show only failures.")
  var onlyFailed = false

  @Flag(name: .customLong("list"), help: "List the checks.")
  var lists = false

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp(
      "The number of checks that run at once; by default the number of cores.", valueName: "count"))
  var jobs: Int?

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalog that the plugins' presets can refer to; can be repeated.",
      valueName: "folder"), completion: .directory)
  var folders: [String] = []

  @OptionGroup var format: FormatOptions

  func validate() throws {
    if paths.isEmpty, !lists { throw ValidationError("specify a plugin folder, or use --list") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    for name in include + exclude where PluginCheck(rawValue: name) == nil {
      let names = PluginCheck.allCases.map(\.rawValue)
      let help = NearestName.help(for: name, noun: "check", among: names)
      throw ValidationError(
        "there is no check '\(name)'; "
          + (help ?? "run 'segue plugins validate --list' for all checks"))
    }
  }

  func run(in environment: CommandEnvironment) throws {
    if lists { return try list(in: environment) }
    guard let executable = environment.executable else {
      throw CommandFailure(.inputOutput, "the path of the segue executable is unknown")
    }
    let catalog = try catalog(in: environment)
    let plugins = paths.map { plugin(at: $0, environment) }
    for (path, plugin) in zip(paths, plugins) where FileStamp.of(plugin.folder) == nil {
      throw CommandFailure(
        .inputOutput, "the folder \(plugin.folder) does not exist",
        help: help(forUnbuilt: path, in: environment)
          ?? environment.help(forMissing: plugin.folder))
    }
    for (path, plugin) in zip(paths, plugins) { try check(path, of: plugin) }
    let runs = plugins.map { plugin in checks(of: plugin) }
    let queue = CheckQueue(executable: executable, width: jobs)
    let runner = PluginCheckRunner(queue: queue, catalog: catalog)
    let report = PluginCheckReport(
      plugins: zip(plugins, runner.verdicts(of: plugins, runs)).map {
        .init(plugin: $0, found: $1)
      },
      style: format.style(in: environment), onlyFailed: onlyFailed)
    if format.isJSON {
      try environment.print(report.json)
    } else {
      try environment.print(styled: report.text)
    }
    if let status = report.status { throw CommandFailure.silent(status) }
  }

  /// The folders of the catalog; empty if there is no catalog and none was specified.
  ///
  /// The laws are checked even without one, but its presets cannot be referenced.
  private func catalog(in environment: CommandEnvironment) throws(CommandFailure) -> [String] {
    var options = CatalogOptions.typed(in: [])
    options.folders = folders
    return try options.existingPaths(in: environment)
  }

  private func plugin(at path: String, _ environment: CommandEnvironment) -> InstalledPlugin {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isRelative = !environment.currentFolder.isEmpty && !path.hasPrefix("/")
    return PluginDiscovery(PluginSearch { _ in nil }, host: PluginHost.segue.version)
      .plugin(at: isRelative ? "\(environment.currentFolder)/\(path)" : path)
  }

  /// Rejects the folder around a plugin, and its sources.
  private func check(_ path: String, of plugin: InstalledPlugin) throws(CommandFailure) {
    try checkBuild(path, of: plugin)
    guard FileStamp.of(plugin.folder + "/plugin.yaml") == nil,
      let entries = try? OpenFolder(plugin.folder).entries(),
      let name = entries.map(\.name).first(where: { $0.hasSuffix(PluginFile.folderSuffix) })
    else { return }
    throw CommandFailure(
      .usage, "\(path.printable) is not a plugin, but contains one",
      help: "type 'segue plugins validate \(path + (path.hasSuffix("/") ? "" : "/") + name)'"
        .printable)
  }

  /// Rejects the sources of a plugin, and says how to build it, or which folder is the plugin.
  private func checkBuild(_ path: String, of plugin: InstalledPlugin) throws(CommandFailure) {
    guard !plugin.folder.hasSuffix(PluginFile.folderSuffix),
      FileStamp.of("\(plugin.folder)/\(PluginFile.name)") != nil,
      FileStamp.of("\(plugin.folder)/Makefile") != nil
    else { return }
    let shown = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let entries = (try? OpenFolder("\(plugin.folder)/build").entries().map(\.name)) ?? []
    let built = entries.first { $0.hasSuffix(PluginFile.folderSuffix) }
    let result = "\(shown)/build/\(built ?? "*" + PluginFile.folderSuffix)"
    throw CommandFailure(
      .usage,
      "\(shown.printable) has the sources of a plugin, "
        + (built == nil ? "which is not built" : "and not the plugin, which is in \(shown)/build")
        .printable,
      help: ((built == nil ? "type 'make -C \(shown)', then " : "type ")
        + "'segue plugins validate \(result)'").printable)
  }

  /// How to build a plugin whose folder is missing; nil if its sources are not around that.
  private func help(forUnbuilt path: String, in environment: CommandEnvironment) -> String? {
    let build = FileSystem.folder(of: path)
    let sources = [build, FileSystem.folder(of: build)].first { folder in
      let folder = environment.path(folder.isEmpty ? "." : folder)
      return [PluginFile.name, "Makefile"].allSatisfy { FileStamp.of("\(folder)/\($0)") != nil }
    }
    return sources.map {
      "its sources are not built: type '\($0.isEmpty ? "make" : "make -C \($0)")'".printable
    }
  }

  private func list(in environment: CommandEnvironment) throws(CommandFailure) {
    let width = PluginCheck.allCases.map(\.rawValue.count).max() ?? 0
    for check in PluginCheck.allCases {
      let padding = String(repeating: " ", count: width - check.rawValue.count)
      try environment.print("\(check.rawValue)\(padding)  \(check.summary)")
    }
  }

  /// The requested checks of a plugin, split by part where there are many.
  private func checks(of plugin: InstalledPlugin) -> [PluginCheckRun] {
    PluginCheck.allCases.filter {
      (include.isEmpty || include.contains($0.rawValue)) && !exclude.contains($0.rawValue)
    }.flatMap { check -> [PluginCheckRun] in
      let subjects: [String]
      switch check {
      case .laws: subjects = plugin.manifest?.animators.map(\.description.id) ?? []
      case .presetLaws: subjects = plugin.presetFiles.map { String($0.dropLast(5)) }
      default: return [PluginCheckRun(check: check)]
      }
      return subjects.isEmpty
        ? [PluginCheckRun(check: check)]
        : subjects.map { PluginCheckRun(check: check, subject: $0) }
    }
  }
}
