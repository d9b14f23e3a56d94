public import SegueTimeline

/// What a plugin has done wrong, or what keeps its library from being used.
public struct PluginFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// There is no library where the manifest says.
    case missing
    /// The file is no library, or a broken one.
    case notALibrary = "not-a-library"
    /// The library is for another machine.
    case otherMachine = "other-machine"
    /// The library needs something that is not there.
    case unloadable
    /// The library lacks `segue_plugin_entry`.
    case noEntry = "no-entry"
    /// The plugin refuses to work with this host.
    case refused
    /// The plugin needs another version of the interface.
    case otherInterface = "other-interface"
    /// What the plugin says of itself is broken.
    case broken
    /// The plugin and its manifest say different things.
    case disagreement
    /// The plugin says that it cannot do what was asked for.
    case failed
    /// What the plugin wrote is not a timeline.
    case badTimeline = "bad-timeline"
    /// The plugin's process was ended by a signal, or ended itself.
    case crashed
    /// The plugin took too long.
    case timedOut = "timed-out"
    /// The plugin used more memory or processor time than it may.
    case limit
    /// What came from the plugin's process is no answer.
    case garbage
    /// The host itself could not do its part.
    case host
  }

  /// The plugin's id, or its library's path where the id is not known.
  public var plugin: String
  /// What kind of fault it is.
  public var kind: Kind
  /// What the plugin was doing, as in "while laying out push of 'ripple-tiles'"; empty where it ran no code.
  public var doing: String
  /// What happened, as a clause without a full stop.
  public var reason: String

  /// Creates a fault.
  public init(plugin: String, kind: Kind, doing: String = "", reason: String) {
    self.plugin = plugin
    self.kind = kind
    self.doing = doing
    self.reason = reason
  }

  /// The fault in one sentence.
  public var description: String {
    "plugin '\(plugin)' \(reason)" + (doing.isEmpty ? "" : " \(doing)")
  }

  /// The fault as an animator's.
  public var failure: AnimatorFailure { AnimatorFailure(description, plugin: plugin) }
}
