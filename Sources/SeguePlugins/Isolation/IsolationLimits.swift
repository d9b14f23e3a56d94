/// What a plugin may use in a process of its own.
public struct IsolationLimits: Hashable, Sendable {
  /// How long the process may take to start and to load the library, in seconds.
  public var startSeconds = 2.0
  /// How long one transition may take to lay out, in seconds.
  public var callSeconds = 1.0
  /// How much memory the plugin may use beyond what the host uses itself, in bytes.
  public var memoryBytes = 512 << 20
  /// How much processor time it may use in all, in seconds.
  public var processorSeconds = 300

  /// Creates the usual limits.
  public init() {}
}
