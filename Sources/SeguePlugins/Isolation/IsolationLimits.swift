/// The resources that a plugin may use in a separate process.
public struct IsolationLimits: Hashable, Sendable {
  /// The timeout for loading the library and calling its entry function, in seconds.
  public var startSeconds = 2.0
  /// The timeout for computing the timeline of one transition, in seconds.
  public var callSeconds = 1.0
  /// The memory limit for the plugin beyond the host's own use, in bytes.
  public var memoryBytes = 512 << 20
  /// The total processor time limit, in seconds.
  public var processorSeconds = 300

  /// Creates the default limits.
  public init() {}

  /// The limits during checks, which take long on slow machines, the laws longest.
  static let checks: IsolationLimits = {
    var limits = IsolationLimits()
    (limits.startSeconds, limits.callSeconds) = (10, 60)
    (limits.memoryBytes, limits.processorSeconds) = (2 << 30, 900)
    return limits
  }()
}
