import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueYAML

extension CatalogOptions {
  /// The locations to search.
  func search(in environment: CommandEnvironment) -> CatalogSearch {
    CatalogSearch(
      options: folders.map(environment.path), currentFolder: environment.currentFolder,
      executable: environment.executable, environment: environment.variable)
  }

  /// The folders that exist; at least one.
  func paths(in environment: CommandEnvironment) throws(CommandFailure) -> [String] {
    let found = try existingPaths(in: environment)
    guard !found.isEmpty else {
      let places = search(in: environment).places.map(\.path).joined(separator: ", ")
      throw CommandFailure(
        .notFound, "no catalog found; searched: \(places)",
        help: "specify one with --catalog FOLDER, or set SEGUE_CATALOG")
    }
    return found
  }

  /// The folders that exist, for commands that also work without a catalog.
  ///
  /// - Throws: If a folder that the user named does not exist.
  func existingPaths(in environment: CommandEnvironment) throws(CommandFailure) -> [String] {
    guard !folders.contains("") else {
      throw CommandFailure(
        .usage, "--catalog names no folder: its value is empty",
        help: "write a folder, as in --catalog catalog")
    }
    do {
      return try search(in: environment).folders().map(\.path)
    } catch {
      throw CommandFailure(
        .inputOutput, error.description,
        help: (error.isMissing ? environment.help(forMissing: error.path) : nil)
          ?? "a catalog is a folder with a folder of presets for each family")
    }
  }
}

extension CatalogOptions {
  /// Loads the whole catalog.
  func load(in environment: CommandEnvironment) throws(CommandFailure) -> LoadedCatalog {
    let paths = try paths(in: environment)
    let plugins = try plugins.plugins(in: environment, around: folders)
    try plugins.collection.requireNamed()
    return LoadedCatalog(try listed(paths), plugins)
  }

  /// Lists the contents of folders.
  func listed(_ paths: [String]) throws(CommandFailure) -> [CatalogFolder] {
    do throws(SystemFailure) {
      var folders: [CatalogFolder] = []
      for path in paths { folders.append(try CatalogFolder(path)) }
      return folders
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}

extension PluginCollection {
  /// Throws if a plugin in a folder that the user named cannot be used, and another one would take its place.
  fileprivate func requireNamed() throws(CommandFailure) {
    for plugin in plugins where plugin.place.reason == .option {
      guard case .refused(let refusal) = plugin.status,
        let other = offered.first(where: { $0.id == plugin.id })
      else { continue }
      throw CommandFailure(
        .plugin,
        "\(plugin.folder.printable) cannot be used: \(refusal); \(other.folder.printable) would take its place",
        help: refusal.help ?? "build it again, or leave --plugin-path out")
    }
  }
}

extension LoadedCatalog {
  /// The preset with an id, as below, for a command that draws it: an error that keeps it from that is not printed twice.
  func presetToDraw(
    _ id: String, in environment: CommandEnvironment, style: ANSIStyle
  ) throws -> Preset {
    if let known = try? self.preset(id),
      let error = StagingError(settingsOf: known, in: registry)
    {
      throw error
    }
    return try preset(id, in: environment, style: style)
  }

  /// The preset with an id, after printing the catalog's messages; a note reports the use of a
  /// former id.
  func preset(_ id: String, in environment: CommandEnvironment, style: ANSIStyle) throws -> Preset {
    // The error already contains the problems of the preset's own file.
    if !isBroken(id) { try environment.report(messages, style: style) }
    let preset: Preset
    do throws(StagingError) {
      preset = try self.preset(id)
    } catch {
      let other =
        isBroken(id) ? nil : OtherThing(name: id, catalog: self, environment: environment).help
      throw StagingError(error.kind, error.message, help: other ?? error.help)
    }
    if preset.id != id {
      try environment.report(.note, "'\(id)' is another name of '\(preset.id)'", style: style)
    }
    return preset
  }
}

extension CommandEnvironment {
  /// The folder for Segue's caches.
  var cacheFolder: String? {
    CatalogSearch.userFolder("XDG_CACHE_HOME", orHome: ".cache", variable)
      .map { "\($0)/segue" }
  }
}

/// The location of the catalog, as options.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalog folder to search first; can be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
}
