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
      guard let stamp = FileStamp.of(place.path), !seen.contains(stamp) else {
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
    do throws(PluginRefusal) {
      try read(&plugin, with: &reader)
    } catch {
      plugin.status = .refused(error)
    }
    return plugin
  }

  private func add(_ place: PluginPlace, to collection: inout PluginCollection) {
    let names: [String]
    do throws(SystemFailure) {
      let all = try OpenFolder(place.path).entries().map(\.name)
      names = all.filter {
        $0.hasSuffix(PluginFolder.suffix) && $0.count > PluginFolder.suffix.count
      }
      addSources(Set(all).subtracting(names).sorted(), in: place, to: &collection)
    } catch {
      collection.failures.append(.unreadable(place, reason: error.reason))
      return
    }
    var reader = YAMLReader()
    for name in names {
      let folder = Self.path(of: name, in: place)
      var plugin = InstalledPlugin(
        folder: folder, place: place, searchOrder: collection.plugins.count)
      do throws(PluginRefusal) {
        try PluginFolder.checkPlace(place.path)
        try read(&plugin, with: &reader)
      } catch {
        plugin.status = .refused(error)
      }
      collection.plugins.append(plugin)
    }
  }

  /// Notes the folders with sources of plugins: a place itself, or those in it.
  private func addSources(
    _ names: [String], in place: PluginPlace, to collection: inout PluginCollection
  ) {
    let folders =
      names.contains(PluginFile.name)
      ? [place.path] : names.map { Self.path(of: $0, in: place) }
    for folder in folders where FileStamp.of("\(folder)/\(PluginFile.name)") != nil {
      collection.failures.append(.sources(folder: folder))
    }
  }

  private static func path(of name: String, in place: PluginPlace) -> String {
    place.path.hasSuffix("/") ? place.path + name : "\(place.path)/\(name)"
  }

  /// Reads a plugin's manifest and lists its presets.
  private func read(
    _ plugin: inout InstalledPlugin, with reader: inout YAMLReader
  ) throws(PluginRefusal) {
    let folder = try PluginFolder(plugin.folder)
    plugin.realFolder = folder.root
    guard try folder.checked(PluginFile.name) != nil else { throw .noManifest }
    try readManifest(of: &plugin, with: &reader)
    plugin.presetFiles = try folder.presets()
    if let library = platform.flatMap({ plugin.manifest?.libraries[$0] }) {
      plugin.library = library
      plugin.libraryPath = try folder.checked(library.path)
    }
    try folder.checkEverything()
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
    if manifest == nil {
      let first = diagnostics.shown.first { $0.severity == .error }
      throw .brokenManifest(
        errors: diagnostics.count(.error), first: first?.message ?? "", help: first?.help)
    }
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
