public import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline
package import SegueYAML

/// The plugins found, and the places that could not be searched.
public struct PluginCollection: Sendable {
  /// A place that could not be searched.
  public enum Failure: Hashable, Sendable {
    /// It was requested but does not exist.
    case missing(PluginPlace)
    /// It cannot be read.
    case unreadable(PluginPlace, reason: String)
    /// It holds the sources of a plugin, which has to be built.
    case sources(folder: String)
  }

  /// All folders found, in search order.
  public internal(set) var plugins: [InstalledPlugin] = []
  /// Places that could not be searched.
  public internal(set) var failures: [Failure] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of plugins, given in search order.
  public init(_ plugins: [InstalledPlugin]) { self.plugins = plugins }

  /// The plugins with available presets, in search order.
  public var offered: [InstalledPlugin] { plugins.filter(\.offersPresets) }

  /// Returns the plugin that a preset belongs to, if any.
  public func owner(of preset: Preset) -> InstalledPlugin? {
    guard let path = preset.place?.file.name else { return nil }
    return offered.first { path.hasPrefix($0.folder + "/") }
  }

  /// Describes a place: its number of plugins, that it is missing, or why it could not be read.
  public func state(of place: PluginPlace) -> String {
    for failure in failures {
      if case .unreadable(place, let reason) = failure { return reason.printable }
    }
    guard FileStamp.of(place.path) != nil else { return "not found" }
    let count = plugins.count { $0.place == place }
    return count == 1 ? "1 plugin" : "\(count) plugins"
  }

  /// Returns the plugins with an id, in search order.
  public func plugins(of id: String) -> [InstalledPlugin] { plugins.filter { $0.id == id } }
}

extension PluginCollection.Failure: CustomStringConvertible {
  /// The place that could not be searched, and why.
  public var description: String {
    switch self {
    case .missing(let place):
      "the folder \(place.path.printable) (\(place.reason.rawValue)) does not exist"
    case .unreadable(let place, let reason):
      "cannot read the plugins in \(place.path.printable) (\(place.reason.rawValue)): \(reason)"
    case .sources(let folder): PluginFile.help(forFolder: folder) ?? folder.printable
    }
  }
}

extension InstalledPlugin {
  /// Its preset files; its id is their family.
  package var presets: [PresetFile] {
    presetFiles.map {
      PresetFile(path: "\(folder)/\(PluginFile.presetsFolder)/\($0)", family: id)
    }
  }
}

extension PluginCollection {
  /// Returns a sentence for each animator that a plugin offers and something else does, too.
  ///
  /// - Parameter builtIn: the ids of Segue's own animators.
  public func sharedAnimators(builtIn: Set<String>) -> [String] {
    var owners: [String: [InstalledPlugin]] = [:]
    for plugin in plugins where plugin.status == .active {
      for animator in plugin.manifest?.animators ?? [] {
        owners[animator.description.id, default: []].append(plugin)
      }
    }
    return owners.sorted { $0.key < $1.key }.compactMap { id, plugins in
      let others = plugins.dropFirst().map(\.title) + (builtIn.contains(id) ? ["Segue"] : [])
      guard let first = plugins.first, !others.isEmpty else { return nil }
      return "the animator '\(id)' of \(first.title) is used in place of that of "
        + others.joined(separator: " and that of ")
    }
  }
}
