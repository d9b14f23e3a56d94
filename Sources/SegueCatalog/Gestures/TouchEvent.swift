public import SegueTimeline

/// A touch event.
public struct TouchEvent: Hashable, Sendable {
  /// The phase of the touch.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved or stayed in place.
    case moved
    /// The finger was lifted.
    case ended
    /// The system cancelled the touch: an alert, a call, another recognizer.
    case cancelled
  }

  /// The time, in seconds.
  public var time: Double
  /// The phase of the touch.
  public var phase: Phase
  /// The position of the finger, in the container's coordinates.
  public var position: Point2D
  /// The position of a pinch's second finger.
  public var second: Point2D?

  /// Creates an event of one or two fingers.
  public init(time: Double, phase: Phase, position: Point2D, second: Point2D? = nil) {
    self.time = time
    self.phase = phase
    self.position = position
    self.second = second
  }
}
