public import SegueTimeline

/// What a gesture amounts to at one moment, as formulas read it.
public struct GestureState: Hashable, Sendable {
  /// How far the finger went, in points; of a pinch, its middle.
  public var translation: Point
  /// The finger's speed, in points per second.
  public var velocity: Point
  /// How far it went along the gesture's axis, from its edge, in points; of a pinch, how far apart.
  public var distance: Double
  /// The speed of ``distance``, in points per second.
  public var speed: Double
  /// How far apart the fingers of a pinch are, relative to their beginning; 1 for one finger.
  public var scale: Double

  /// Creates a reading; nothing has happened by default.
  public init(
    translation: Point = .zero, velocity: Point = .zero, distance: Double = 0, speed: Double = 0,
    scale: Double = 1
  ) {
    self.translation = translation
    self.velocity = velocity
    self.distance = distance
    self.speed = speed
    self.scale = scale
  }
}
