public import SegueTimeline

/// What a finger did at one moment.
public struct TouchEvent: Hashable, Sendable {
  /// What became of the touch.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The finger came down.
    case began
    /// It moved, or stayed where it was.
    case moved
    /// It was lifted.
    case ended
    /// The system took the touch away: an alert, a call, another recognizer.
    case cancelled
  }

  /// When, in seconds.
  public var time: Double
  /// What became of the touch.
  public var phase: Phase
  /// Where the finger was, in the container's coordinates.
  public var position: Point
  /// Where the other finger of a pinch was.
  public var second: Point?

  /// Creates an event of one finger, or of two.
  public init(time: Double, phase: Phase, position: Point, second: Point? = nil) {
    self.time = time
    self.phase = phase
    self.position = position
    self.second = second
  }
}
