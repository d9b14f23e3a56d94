import SeguePlugins
import SegueSystem
import SegueYAML

/// Reads a catalog again when its files or its plugins change; only files that changed are parsed again.
package struct CatalogReloader: Sendable {
  /// The result of a look at the files.
  package enum Change {
    /// The catalog as it is now, the files of presets that were saved, and whether scenes or gestures differ.
    case catalog(LoadedCatalog, saved: Set<String>, hasNewScenes: Bool)
    /// A folder of the catalog is gone.
    case missing(folder: String)
  }

  private let folders: [String]
  private var plugins: AvailablePlugins
  private let loader = CatalogLoader(readings: PresetReadings())
  private let events = FolderEvents()
  private var files: CatalogFileStamps?

  /// Prepares to read folders, given in search order, and the presets of plugins; the first look reads them.
  package init(_ folders: [String], plugins: AvailablePlugins) {
    self.folders = folders
    self.plugins = plugins
  }

  /// Reads the catalog if a file has changed since the last look; returns nil if none has.
  package mutating func look() -> Change? {
    // The return of a missing folder is not reported, since a missing folder cannot be watched: always look.
    guard files?.missing != nil || files == nil || events.mayHaveChanged() else { return nil }
    let read = folders.compactMap { try? CatalogFolder($0) }
    // Watching begins before the stamps are taken, so that no change in between is missed.
    for folder in read { events.watch([folder.path] + folder.subfolders) }
    watchPlugins()
    if let rediscover = plugins.rediscover { plugins.collection = rediscover() }
    let presets = plugins.collection.offered.map(\.presets)
    let now = CatalogFileStamps(
      folders, read, others: presets.joined().map(\.path),
      plugins: plugins.collection.plugins.flatMap(\.codeFiles))
    guard now != files else { return nil }
    let (saved, hasNewScenes) = (now.saved(since: files), now.scenes != files?.scenes)
    files = now
    if let missing = now.missing { return .missing(folder: missing) }
    let loaded = loader.load(read, and: presets)
    return .catalog(
      LoadedCatalog(read, loaded, plugins), saved: saved, hasNewScenes: hasNewScenes)
  }

  /// Watches the plugins, and the folders around them, since a build may replace a plugin's folder.
  private func watchPlugins() {
    for plugin in plugins.collection.plugins {
      let files = plugin.codeFiles + plugin.presets.map(\.path)
      events.watch([plugin.place.path] + Set(files.map(FileSystem.folder(of:))))
    }
  }
}

/// The stamps of a catalog's files.
private struct CatalogFileStamps: Equatable {
  /// The first folder that is missing or cannot be read.
  let missing: String?
  /// The stamps of scenes and recorded gestures.
  private(set) var scenes: [String: FileStamp] = [:]
  /// The stamps of presets, rules and families.
  private var presets: [String: FileStamp] = [:]
  /// The stamps of plugins' manifests and libraries.
  private var plugins: [String: FileStamp] = [:]

  init(_ folders: [String], _ read: [CatalogFolder], others: [String], plugins: [String]) {
    missing = folders.first { path in !read.contains { $0.path == path } }
    for folder in read {
      for path in folder.files.map(\.path) + folder.settings { presets[path] = FileStamp.of(path) }
      for name in CatalogFolder.sceneFolders {
        for path in (try? YAMLFiles(at: "\(folder.path)/\(name)").paths) ?? [] {
          scenes[path] = FileStamp.of(path)
        }
      }
    }
    for path in others { presets[path] = FileStamp.of(path) }
    for path in plugins { self.plugins[path] = FileStamp.of(path) }
  }

  /// The files that are new, or have another content.
  func saved(since earlier: CatalogFileStamps?) -> Set<String> {
    Set(presets.filter { earlier?.presets[$0.key] != $0.value }.keys)
  }
}

extension InstalledPlugin {
  /// The files that its animators depend on: its manifest, and its library if it has one.
  fileprivate var codeFiles: [String] {
    ["\(folder)/\(PluginFile.name)"] + [libraryPath].compactMap { $0 }
  }
}
