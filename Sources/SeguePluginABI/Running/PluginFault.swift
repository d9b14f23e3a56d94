public import SegueTimeline

/// An error made by a plugin, or the reason why its library cannot be used.
public struct PluginFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The library named in the manifest is missing.
    case missing
    /// The file is not a library, or is damaged.
    case notALibrary = "not-a-library"
    /// The library was built for another machine.
    case otherMachine = "other-machine"
    /// A dependency of the library is missing.
    case unloadable
    /// The library lacks `segue_plugin_entry`.
    case noEntry = "no-entry"
    /// The plugin does not support this host.
    case refused
    /// The plugin needs another ABI version.
    case otherInterface = "other-interface"
    /// The plugin's description is invalid.
    case broken
    /// The plugin does not match its manifest.
    case disagreement
    /// The plugin reported a failure.
    case failed
    /// The plugin's output is not a timeline.
    case badTimeline = "bad-timeline"
    /// The plugin's process was ended by a signal, or ended itself.
    case crashed
    /// The plugin took too long.
    case timedOut = "timed-out"
    /// The plugin exceeded its memory or processor time limit.
    case limit
    /// The plugin's process sent an invalid reply.
    case invalidMessage = "invalid-message"
    /// The host itself failed.
    case host
  }

  /// The plugin's id, or its library's path if the id is unknown.
  public var plugin: String
  /// The kind of fault.
  public var kind: Kind
  /// The plugin's activity, as in "while laying out push of 'ripple-tiles'"; empty if no code ran.
  public var doing: String
  /// What happened, as a clause without a period.
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

  /// The fault as an animator failure.
  public var failure: AnimatorFailure {
    AnimatorFailure(description, plugin: plugin, isBroken: kind != .failed)
  }
}
