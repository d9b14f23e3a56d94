import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem
public import SegueTimeline
public import SegueYAML

/// Finds plugins by reading their manifests, without running their code.
///
/// ```swift
/// let search = PluginSearch { ProcessInfo.processInfo.environment[$0] }
/// let plugins = PluginDiscovery(search, host: Version(1)).plugins()
/// ```
public struct PluginDiscovery: Sendable {
  private let search: PluginSearch
  private let host: Version
  private let platform: PluginPlatform?

  /// Creates a discovery.
  ///
  /// - Parameters:
  ///   - search: the places to search.
  ///   - host: the version of Segue that plugins must support.
  ///   - platform: the platform that libraries must be built for.
  public init(
    _ search: PluginSearch, host: Version, platform: PluginPlatform? = .current
  ) {
    self.search = search
    self.host = host
    self.platform = platform
  }

  /// Returns every folder `NAME.segueplugin` in the places, in search order, with its status.
  public func plugins() -> PluginCollection {
    var collection = PluginCollection()
    var seen: [FileStamp] = []
    for place in search.places {
      guard let stamp = collection.watch(place.path), !seen.contains(stamp) else {
        if place.isRequired, FileStamp.of(place.path) == nil {
          collection.failures.append(.missing(place))
        }
        continue
      }
      seen.append(stamp)
      add(place, to: &collection)
    }
    var winners: [String: String] = [:]
    for index in collection.plugins.indices where collection.plugins[index].offersPresets {
      let plugin = collection.plugins[index]
      if let winner = winners[plugin.id] {
        collection.plugins[index].status = .shadowed(by: winner)
      } else {
        winners[plugin.id] = plugin.folder
      }
    }
    return collection
  }

  /// Returns a folder with the status it would have if it were the only one.
  public func plugin(at folder: String, searchOrder: Int = 0) -> InstalledPlugin {
    let parent = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let place = PluginPlace(path: parent.joined(separator: "/"), reason: .option)
    var plugin = InstalledPlugin(folder: folder, place: place, searchOrder: searchOrder)
    var reader = YAMLReader()
    var unwatched = PluginCollection()
    do throws(PluginRefusal) {
      try read(&plugin, watching: &unwatched, with: &reader)
    } catch {
      plugin.status = .refused(error)
    }
    return plugin
  }

  private func add(_ place: PluginPlace, to collection: inout PluginCollection) {
    let names: [String]
    do throws(SystemFailure) {
      names = try OpenFolder(place.path).entries().map(\.name)
        .filter { $0.hasSuffix(PluginFolder.suffix) && $0.count > PluginFolder.suffix.count }
    } catch {
      collection.failures.append(.unreadable(place, reason: error.reason))
      return
    }
    var reader = YAMLReader()
    for name in names {
      let folder = place.path.hasSuffix("/") ? place.path + name : "\(place.path)/\(name)"
      var plugin = InstalledPlugin(
        folder: folder, place: place, searchOrder: collection.plugins.count)
      do throws(PluginRefusal) {
        try PluginFolder.checkPlace(place.path)
        try read(&plugin, watching: &collection, with: &reader)
      } catch {
        plugin.status = .refused(error)
      }
      collection.plugins.append(plugin)
    }
  }

  /// Reads a plugin; stamps are taken before the files are read.
  private func read(
    _ plugin: inout InstalledPlugin, watching collection: inout PluginCollection,
    with reader: inout YAMLReader
  ) throws(PluginRefusal) {
    let path = plugin.folder
    for name in ["", "/\(PluginFile.name)", "/\(PluginFile.presetsFolder)"] {
      collection.watch(path + name)
    }
    let folder = try PluginFolder(path)
    plugin.realFolder = folder.root
    guard try folder.checked(PluginFile.name) != nil else { throw .noManifest }
    try readManifest(of: &plugin, with: &reader)
    let presets = try folder.presets()
    for name in presets { collection.watch("\(path)/\(PluginFile.presetsFolder)/\(name)") }
    plugin.presetFiles = presets
    if let library = platform.flatMap({ plugin.manifest?.libraries[$0] }) {
      plugin.library = library
      // The folders in between are checked too: anyone who can write to one can replace the
      // library.
      var inner = path
      for part in library.path.split(separator: "/") {
        inner += "/\(part)"
        collection.watch(inner)
      }
      plugin.libraryPath = try folder.checked(library.path)
    }
    for path in try folder.checkEverything() { collection.watch(path) }
    plugin.status = status(of: plugin)
  }

  private func readManifest(
    of plugin: inout InstalledPlugin, with reader: inout YAMLReader
  ) throws(PluginRefusal) {
    let path = "\(plugin.folder)/\(PluginFile.name)"
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: PluginFile.maxBytes)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    let (manifest, diagnostics) = PluginFile.read(
      SourceFile(name: path, bytes: bytes), with: &reader)
    plugin.diagnostics = diagnostics
    plugin.manifest = manifest
    if manifest == nil { throw .brokenManifest(errors: diagnostics.count(.error)) }
  }

  private func status(of plugin: InstalledPlugin) -> InstalledPlugin.Status {
    guard let manifest = plugin.manifest else { return .refused(.noManifest) }
    guard manifest.host.contains(host) else { return .wrongHost(manifest.host) }
    guard let interface = manifest.interface else { return .presetsOnly }
    guard interface.runs(in: .current) else { return .withoutCode(.otherInterface(interface)) }
    guard let library = plugin.library else {
      let platforms = manifest.libraries.keys.sorted { $0.rawValue < $1.rawValue }
      return .withoutCode(.otherPlatforms(platforms))
    }
    return plugin.libraryPath == nil ? .withoutCode(.missingLibrary(path: library.path)) : .active
  }
}
