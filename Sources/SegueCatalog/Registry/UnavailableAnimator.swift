public import SegueTimeline

/// An animator that is described somewhere, but not offered: what to say to whoever misses it.
public struct UnavailableAnimator: Hashable, Sendable {
  /// Its name in presets.
  public let id: String
  /// Its version.
  public let version: Version
  /// Where it is described, for people.
  public let source: String
  /// Why it is not offered.
  public let reason: String

  /// Creates the account of an animator.
  public init(id: String, version: Version, source: String, reason: String) {
    self.id = id
    self.version = version
    self.source = source
    self.reason = reason
  }
}

extension UnavailableAnimator: CustomStringConvertible {
  /// Where it is described, and why it is not offered.
  public var description: String { "that of \(source) is not offered: \(reason)" }
}
