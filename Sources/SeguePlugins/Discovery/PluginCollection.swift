public import SegueCatalog
import SegueDiagnostics
import SegueSystem
package import SegueYAML

/// The plugins that were found, and what was wrong with the places.
public struct PluginCollection: Sendable {
  /// A place that could not be searched.
  public enum Failure: Hashable, Sendable {
    /// It was asked for and is not there.
    case missing(PluginPlace)
    /// It cannot be read.
    case unreadable(PluginPlace, reason: String)
  }

  /// Every folder that was found, in search order.
  public internal(set) var plugins: [InstalledPlugin] = []
  /// Places that could not be searched.
  public internal(set) var failures: [Failure] = []
  /// What has to stay as it is for all this to hold.
  package private(set) var watched: [WatchedFile] = []

  /// Creates a collection of nothing.
  public init() {}

  /// Creates a collection of plugins, given in search order.
  public init(_ plugins: [InstalledPlugin]) { self.plugins = plugins }

  /// The plugins whose presets are offered, in search order.
  public var offered: [InstalledPlugin] { plugins.filter(\.offersPresets) }

  /// The plugin that a preset came with; nil where it came with none.
  public func owner(of preset: Preset) -> InstalledPlugin? {
    guard let path = preset.place?.file.name else { return nil }
    return offered.first { path.hasPrefix($0.folder + "/") }
  }

  /// What became of a place, in words: how many plugins it has, that it is not there, or why it was not read.
  public func state(of place: PluginPlace) -> String {
    for failure in failures {
      if case .unreadable(place, let reason) = failure { return reason.printable }
    }
    guard FileStamp.of(place.path) != nil else { return "not there" }
    let count = plugins.count { $0.place == place }
    return count == 1 ? "1 plugin" : "\(count) plugins"
  }

  /// The plugins of an id, in search order.
  public func plugins(of id: String) -> [InstalledPlugin] { plugins.filter { $0.id == id } }

  /// Takes the stamp of a file or folder, which is remembered; nil where there is none.
  @discardableResult
  mutating func watch(_ path: String) -> FileStamp? {
    let file = WatchedFile(path)
    watched.append(file)
    return file.stamp
  }
}

extension PluginCollection.Failure: CustomStringConvertible {
  /// What could not be searched, and why.
  public var description: String {
    switch self {
    case .missing(let place):
      "there is no folder \(place.path.printable) (\(place.reason.rawValue))"
    case .unreadable(let place, let reason):
      "the plugins in \(place.path.printable) (\(place.reason.rawValue)) cannot be read: \(reason)"
    }
  }
}

extension InstalledPlugin {
  /// The files of its presets; its id is their family.
  package var presets: [PresetFile] {
    presetFiles.map {
      PresetFile(path: "\(folder)/\(PluginFile.presetsFolder)/\($0)", family: id)
    }
  }
}
