public import SegueTimeline

/// An animator that is declared but not available, for diagnostics.
public struct UnavailableAnimator: Hashable, Sendable {
  /// The name used in presets.
  public let id: String
  /// The version.
  public let version: Version
  /// The place of its declaration, as shown to users.
  public let source: String
  /// The reason why it is not available.
  public let reason: String

  /// Creates a description of an unavailable animator.
  public init(id: String, version: Version, source: String, reason: String) {
    self.id = id
    self.version = version
    self.source = source
    self.reason = reason
  }
}

extension UnavailableAnimator: CustomStringConvertible {
  /// The place of its declaration and the reason, as text.
  public var description: String { "not available from \(source): \(reason)" }
}
