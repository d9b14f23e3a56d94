public import SegueTimeline

/// An animator that is declared but not available, for diagnostics.
public struct UnavailableAnimator: Hashable, Sendable {
  /// What is declared.
  public let animator: AnimatorDescription
  /// The place of its declaration, as shown to users.
  public let source: String
  /// The reason why it is not available.
  public let reason: String

  /// The name used in presets.
  public var id: String { animator.id }
  /// The version.
  public var version: Version { animator.version }

  /// Creates a description of an unavailable animator.
  public init(_ animator: AnimatorDescription, source: String, reason: String) {
    self.animator = animator
    self.source = source
    self.reason = reason
  }
}

extension UnavailableAnimator: CustomStringConvertible {
  /// The place of its declaration and the reason, as text.
  public var description: String { "not available from \(source): \(reason)" }
}
