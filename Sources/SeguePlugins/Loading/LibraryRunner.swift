import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
public import SeguePluginABI
import SegueSystem
public import SegueTimeline
public import SegueYAML
import Synchronization

/// Runs a plugin's library in this process, without isolation: only for trusted plugins.
///
/// The library is loaded at the first call, and never unloaded.
public final class LibraryRunner: PluginRunner {
  private let manifest: PluginManifest
  private let path: String
  private let sha256: String?
  private let host: PluginHost
  private let log: PluginLog
  private let loaded = Mutex<InstanceTable?>(nil)

  /// Creates a runner without running any code.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that the library must match.
  ///   - library: the absolute path of the library.
  ///   - sha256: the digest that the library must have; nil for any.
  ///   - host: the host description passed to the plugin.
  ///   - log: receives the plugin's messages.
  public init(
    _ manifest: PluginManifest, library: String, sha256: String? = nil, host: PluginHost = .segue,
    log: @escaping PluginLog
  ) {
    (self.manifest, path, self.sha256) = (manifest, library, sha256)
    (self.host, self.log) = (host, log)
  }

  /// Loads the library if necessary, and compares it with the manifest.
  ///
  /// - Returns: the library's description.
  @discardableResult
  public func load() throws(PluginFault) -> LibraryDescription {
    do throws(PluginFault) {
      return try table().plugin.description
    } catch {
      throw error.printable
    }
  }

  /// Asks an animator for the timeline of a transition.
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
      let image = try LibraryImage(path, sha256: sha256, of: manifest.id)
      // The descriptor stays open as long as the process runs. Its number is part of the path that is
      // loaded: if it were reused, the loader would take another library for this one.
      let file = Unmanaged.passRetained(image.file).takeUnretainedValue()
      let plugin = try LoadedPlugin(
        library: LibraryFile(path: file.path, shownPath: path), name: manifest.id, host: host,
        log: log)
      try plugin.description.check(against: manifest)
      let table = InstanceTable(plugin)
      loaded = table
      return table
    }
  }
}

extension LibraryDescription {
  /// Checks that a library matches its manifest.
  func check(against manifest: PluginManifest) throws(PluginFault) {
    let differences = ManifestDifference.all(between: manifest, and: self)
    guard let first = differences.first else { return }
    let more = differences.count > 1 ? ", and \(differences.count - 1) more" : ""
    throw PluginFault(
      plugin: manifest.id, kind: .disagreement,
      reason: "does not match its manifest: \(first)\(more)")
  }
}

extension LoadedPlugin {
  /// Loads a library and calls its entry.
  ///
  /// - Parameters:
  ///   - library: the library.
  ///   - name: the plugin's name in faults.
  ///   - host: the host description.
  ///   - log: receives its messages.
  ///   - willDo: called before each step that runs the plugin's code.
  convenience init(
    library: LibraryFile, name: String, host: PluginHost, log: @escaping PluginLog,
    willDo: (PluginCall) -> Void = { _ in }
  ) throws(PluginFault) {
    let entry = try library.entry(of: name) { willDo(.opening) }
    willDo(.entry)
    try self.init(entry: entry, name: name, host: host) { log($0, $1.printable) }
  }
}
