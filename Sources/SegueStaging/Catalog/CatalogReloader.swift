import SeguePlugins
import SegueSystem
import SegueYAML

/// Reads a catalog again when its files change; only files that changed are parsed again.
package struct CatalogReloader: Sendable {
  /// What has changed since the last look.
  package enum Change {
    /// The catalog as it is now, the files of presets that were saved, and whether scenes or gestures differ.
    case catalog(LoadedCatalog, saved: Set<String>, hasNewScenes: Bool)
    /// A folder of the catalog is gone.
    case missing(folder: String)
  }

  private let folders: [String]
  private let plugins: AvailablePlugins
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
    // A folder that returns is not reported: nothing watches what is not there.
    guard files?.missing != nil || files == nil || events.mayHaveChanged() else { return nil }
    let read = folders.compactMap { try? CatalogFolder($0) }
    // Before the stamps are taken, so that no later change is missed.
    for folder in read { events.watch([folder.path] + folder.subfolders) }
    let presets = plugins.collection.offered.map(\.presets)
    let now = CatalogFileStamps(
      folders, read, others: presets.joined().map(\.path))
    guard now != files else { return nil }
    let (saved, hasNewScenes) = (now.saved(since: files), now.scenes != files?.scenes)
    files = now
    if let missing = now.missing { return .missing(folder: missing) }
    let loaded = loader.load(read, and: presets)
    return .catalog(
      LoadedCatalog(read, loaded, plugins), saved: saved, hasNewScenes: hasNewScenes)
  }
}

/// The stamps of a catalog's files.
private struct CatalogFileStamps: Equatable {
  /// The first folder that is missing or cannot be read.
  let missing: String?
  /// Those of scenes and recorded gestures.
  private(set) var scenes: [String: FileStamp] = [:]
  /// Those of presets, rules and families.
  private var presets: [String: FileStamp] = [:]

  init(_ folders: [String], _ read: [CatalogFolder], others: [String]) {
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
  }

  /// The files that are new, or have another content.
  func saved(since earlier: CatalogFileStamps?) -> Set<String> {
    Set(presets.filter { earlier?.presets[$0.key] != $0.value }.keys)
  }
}
