public import SegueTimeline

/// Endless motion of an element while nothing else happens.
///
/// It holds still while a transition runs.
public struct AmbientMotion: Hashable, Sendable {
  /// The ellipse along which the element drifts, centered on its place in the layout.
  public var drift: Drift?
  /// How it grows and shrinks about its center.
  public var breath: Breath?

  /// Creates an ambient motion.
  public init(drift: Drift? = nil, breath: Breath? = nil) {
    self.drift = drift
    self.breath = breath
  }

  /// A drift once round an ellipse and back the same way, for ever.
  ///
  /// It starts at the rightmost point and goes clockwise; the way is paced (equal lengths in equal
  /// times), and each pass is eased in and out.
  public struct Drift: Hashable, Sendable {
    /// The ellipse's width and height, in points.
    public var size: Size
    /// How long one way round takes, in seconds.
    public var duration: Double

    /// Creates a drift.
    public init(size: Size, duration: Double) {
      self.size = size
      self.duration = duration
    }
  }

  /// A scale that goes from 1 to a value and back, eased in and out, for ever.
  public struct Breath: Hashable, Sendable {
    /// The largest scale.
    public var scale: Double
    /// How long growing and shrinking take together, in seconds.
    public var duration: Double

    /// Creates a breath.
    public init(scale: Double, duration: Double) {
      self.scale = scale
      self.duration = duration
    }
  }
}
