public import SegueTimeline

/// Who loads plugins: what they are told of it.
public struct PluginHost: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Its version.
  public var version: Version

  /// Segue itself, with the version that `segue --version` prints.
  public static let segue = PluginHost(name: "segue", version: Version(0, 1, 0))

  /// Creates the description of a host, such as an app.
  public init(name: String, version: Version) {
    self.name = name
    self.version = version
  }
}

/// Takes the lines that a plugin writes to the host's log.
public typealias PluginLog = @Sendable (_ plugin: String, _ line: String) -> Void
