import SeguePluginABI
import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueYAML

/// `segue plugins show`: all details of a plugin.
struct PluginsShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a plugin: its manifest, libraries, animators and presets.",
    discussion: """
      Accepts the id of a plugin, or the path of any plugin folder. Does not run the plugin's code.

      Examples:
        segue plugins show ripple-tiles
        segue plugins show build/ripple-tiles.segueplugin --json
      """)

  @Argument(help: "The id or the folder of a plugin.", completion: .pluginIDs)
  var plugin: String

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    let found = try plugins.named(plugin, in: environment)
    let trust = try PluginTrust.read(in: environment)
    // The reason for a missing hash is shown with the trust.
    let sum = try? LibraryDigest.of(found[0])
    let page = PluginPage(
      facts: PluginSummary(found[0], trust), sum: sum, others: Array(found.dropFirst()),
      style: format.style(in: environment), showsUnicode: environment.showsUnicode,
      width: environment.columns ?? .max)
    if format.isJSON {
      try environment.print(page.json)
    } else {
      try environment.print(styled: page.text)
    }
  }
}

extension PluginOptions {
  /// The plugins with an id, the one in use first; or the one in a folder.
  ///
  /// - Returns: at least one.
  func named(
    _ name: String, in environment: CommandEnvironment
  ) throws(CommandFailure) -> [InstalledPlugin] {
    if name.contains("/") || name.hasSuffix(".segueplugin") {
      return [try inFolder(name, environment)]
    }
    let collection = try plugins(in: environment).collection
    let found = collection.plugins(of: name)
    guard !found.isEmpty else {
      throw CommandFailure(
        .notFound, "there is no plugin '\(name)'",
        help: PluginFile.help(forFolder: environment.path(name))
          ?? NearestName.help(for: name, noun: "plugin", among: collection.plugins.map(\.id))
          ?? "run 'segue plugins list' for all plugins")
    }
    return found.filter(\.offersPresets) + found.filter { !$0.offersPresets }
  }

  private func inFolder(
    _ name: String, _ environment: CommandEnvironment
  ) throws(CommandFailure) -> InstalledPlugin {
    var path = name
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isRelative = !environment.currentFolder.isEmpty && !path.hasPrefix("/")
    let folder = isRelative ? "\(environment.currentFolder)/\(path)" : path
    let plugin = PluginDiscovery(PluginSearch { _ in nil }, host: PluginHost.segue.version)
      .plugin(at: folder)
    if case .refused(.unreadable(let path, let reason)) = plugin.status, plugin.manifest == nil {
      throw CommandFailure(.inputOutput, "cannot read \(path): \(reason)")
    }
    return plugin
  }
}

extension CompletionKind {
  /// Completes the ids of plugins.
  static let pluginIDs = CompletionKind.custom { words, _, prefix in
    let use = PluginOptions.typed(in: words).use(in: .process())
    return Set(use.collection.plugins.map(\.id)).sorted().filter { $0.hasPrefix(prefix) }
  }
}
