public import SegueTimeline

/// An endless motion of an element while no transition runs.
///
/// It pauses during transitions.
public struct AmbientMotion: Hashable, Sendable {
  /// The ellipse along which the element drifts, centered on its layout position.
  public var drift: Drift?
  /// The scaling about the element's center.
  public var breath: Breath?

  /// Creates an ambient motion.
  public init(drift: Drift? = nil, breath: Breath? = nil) {
    self.drift = drift
    self.breath = breath
  }

  /// A drift around an ellipse and back along the same path, repeated forever.
  ///
  /// It starts at the rightmost point and goes clockwise, at constant speed along the path before
  /// easing; each pass is eased in and out.
  public struct Drift: Hashable, Sendable {
    /// The ellipse's width and height, in points.
    public var size: Size2D
    /// The duration of one pass, in seconds.
    public var duration: Double

    /// Creates a drift.
    public init(size: Size2D, duration: Double) {
      self.size = size
      self.duration = duration
    }
  }

  /// A scale from 1 to a value and back, eased in and out, repeated forever.
  public struct Breath: Hashable, Sendable {
    /// The largest scale.
    public var scale: Double
    /// The duration of growing and shrinking together, in seconds.
    public var duration: Double

    /// Creates a breath.
    public init(scale: Double, duration: Double) {
      self.scale = scale
      self.duration = duration
    }
  }
}
