public import SegueTimeline

/// The description of a host, passed to its plugins.
public struct PluginHost: Hashable, Sendable {
  /// The host's name.
  public var name: String
  /// The host's version.
  public var version: Version

  /// Segue itself, with the version that `segue --version` prints.
  public static let segue = PluginHost(name: "segue", version: Version(0, 1, 0))

  /// Creates the description of a host, such as an app.
  public init(name: String, version: Version) {
    self.name = name
    self.version = version
  }
}

/// Receives the lines that a plugin writes to the host's log.
public typealias PluginLog = @Sendable (_ plugin: String, _ line: String) -> Void
