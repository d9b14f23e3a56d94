import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
public import SeguePluginABI
public import SegueTimeline
public import SegueYAML
import Synchronization

/// Runs a plugin's library in this process: for plugins that are trusted, since nothing holds them.
///
/// The library is loaded at the first call, and never unloaded.
public final class LibraryRunner: PluginRunner {
  private let manifest: PluginManifest
  private let path: String
  private let host: PluginHost
  private let log: PluginLog
  private let loaded = Mutex<InstanceTable?>(nil)

  /// Creates a runner; no code runs yet.
  ///
  /// - Parameters:
  ///   - manifest: what the library has to agree with.
  ///   - library: the absolute path of the library.
  ///   - host: what the plugin is told of the host.
  ///   - log: takes the plugin's messages.
  public init(
    _ manifest: PluginManifest, library: String, host: PluginHost = .segue,
    log: @escaping PluginLog
  ) {
    (self.manifest, path, self.host, self.log) = (manifest, library, host, log)
  }

  /// Loads the library, if that has not been done, and compares it with the manifest.
  ///
  /// - Returns: what it says of itself.
  @discardableResult
  public func load() throws(PluginFault) -> LibraryDescription {
    do throws(PluginFault) {
      return try table().plugin.description
    } catch {
      throw error.printable
    }
  }

  /// Asks an animator to lay a transition out.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    do throws(PluginFault) {
      return try table().timeline(of: animator, on: stage, parameters: parameters)
    } catch {
      throw error.printable.failure
    }
  }

  private func table() throws(PluginFault) -> InstanceTable {
    try loaded.withLock { loaded throws(PluginFault) in
      if let loaded { return loaded }
      let plugin = try LoadedPlugin(library: path, name: manifest.id, host: host, log: log)
      try plugin.description.check(against: manifest)
      let table = InstanceTable(plugin)
      loaded = table
      return table
    }
  }
}

extension LibraryDescription {
  /// Makes sure that a library does what its manifest says.
  func check(against manifest: PluginManifest) throws(PluginFault) {
    let differences = ManifestDifference.all(between: manifest, and: self)
    guard let first = differences.first else { return }
    let more = differences.count > 1 ? ", and \(differences.count - 1) more" : ""
    throw PluginFault(
      plugin: manifest.id, kind: .disagreement,
      reason: "is not what its manifest says: \(first)\(more)")
  }
}

extension LoadedPlugin {
  /// Loads a library and calls its entry.
  ///
  /// - Parameters:
  ///   - library: its absolute path.
  ///   - name: what the plugin is called in faults.
  ///   - host: who loads it.
  ///   - log: takes its messages.
  ///   - willDo: is called before each step that runs code of the plugin.
  convenience init(
    library: String, name: String, host: PluginHost, log: @escaping PluginLog,
    willDo: (PluginCall) -> Void = { _ in }
  ) throws(PluginFault) {
    let entry = try LibraryFile(path: library).entry(of: name) { willDo(.opening) }
    willDo(.entry)
    try self.init(entry: entry, name: name, host: host) { log($0, $1.printable) }
  }
}
