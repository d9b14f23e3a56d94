public import SegueTimeline

/// The state of a gesture at one time, as read by expressions.
public struct GestureState: Hashable, Sendable {
  /// The translation of the finger, in points; of a pinch, that of its center.
  public var translation: Point2D
  /// The velocity of the finger, in points per second.
  public var velocity: Point2D
  /// The distance along the gesture's axis from its edge, in points; for a pinch, the change of the
  /// fingers' distance.
  public var distance: Double
  /// The speed of ``distance``, in points per second.
  public var speed: Double
  /// The distance across the gesture's axis, in points: downward for a horizontal axis, toward the
  /// trailing edge for a vertical one; 0 for a pinch.
  public var across: Double
  /// The speed of ``across``, in points per second.
  public var acrossSpeed: Double
  /// The scale of a pinch relative to its start; 1 for one finger.
  public var scale: Double
  /// The speed of ``scale``, per second; 0 for one finger.
  public var scaleSpeed: Double

  /// Creates a state, by default without movement.
  public init(
    translation: Point2D = .zero, velocity: Point2D = .zero, distance: Double = 0,
    speed: Double = 0,
    across: Double = 0, acrossSpeed: Double = 0, scale: Double = 1,
    scaleSpeed: Double = 0
  ) {
    self.translation = translation
    self.velocity = velocity
    self.distance = distance
    self.speed = speed
    self.across = across
    self.acrossSpeed = acrossSpeed
    self.scale = scale
    self.scaleSpeed = scaleSpeed
  }
}
