public import CSeguePlugin

/// The motion of one property of one layer.
public struct Track: Sendable {
  /// The animated property.
  public enum Property: Sendable {
    /// Numbers that move together: each keyframe holds one for each.
    case channels([Channel])
    /// The whole transform, from lists of steps.
    case transform
    /// The corners of the polygon mask: each keyframe holds x and y for each.
    case maskVertices
  }

  /// How values between keyframes are computed.
  public enum Mode: segue_mode, Sendable {
    /// Linearly, by jumps, or linearly at constant speed.
    case linear = 0, discrete, paced
    /// Along a smooth curve, or along one at constant speed.
    case cubic, cubicPaced
  }

  /// The direction of iterations.
  public enum Direction: segue_direction, Sendable {
    /// Forward, backward, or alternating.
    case normal = 0, reverse, alternate, alternateReverse
  }

  /// The values that a track holds outside its time.
  public enum Fill: segue_fill, Sendable {
    /// Holds the last value, and the first one unless an earlier track moves the same property.
    case automatic = 0
    /// Holds neither value, the last, the first, or both.
    case none, forwards, backwards, both
  }

  /// How a track combines with the value below it.
  public enum Composite: segue_composite, Sendable {
    /// Replaces it, or is added to it.
    case replace = 0, add
  }

  /// When a discrete number changes between two keyframes.
  public enum Jump: segue_discrete_jump, Sendable {
    /// At the end of the segment, or at the start.
    case end = 0, start
  }

  /// The animated layer.
  public var layer: LayerNumber
  /// The animated property.
  public var property: Property
  /// The keyframes, by ascending offset: the first at 0, the last at 1.
  public var keyframes: [Keyframe]
  /// The start of the first iteration, in seconds.
  public var delay: Double
  /// The duration of one iteration, in seconds.
  public var duration: Double
  /// The easing of each iteration.
  public var easing = Easing.linear
  /// How values between keyframes are computed.
  public var mode = Mode.linear
  /// The number of iterations; fractions are allowed.
  public var iterations = 1.0
  /// The direction of iterations.
  public var direction = Direction.normal
  /// The values that it holds outside its time.
  public var fill = Fill.automatic
  /// How it combines with the value below it.
  public var composite = Composite.replace
  /// When a discrete number changes between two keyframes.
  public var jump = Jump.end
  /// The tension in cubic modes: 1 stops at each keyframe, −1 swings wide.
  public var tension = 0.0
  /// The continuity in cubic modes: −1 makes straight lines, 0 no corners, 1 corners that point inward.
  public var continuity = 0.0
  /// The bias in cubic modes: 1 overshoots after a keyframe, −1 turns before it.
  public var bias = 0.0

  /// Creates a track.
  public init(
    _ layer: LayerNumber, _ property: Property, _ keyframes: [Keyframe], delay: Double = 0,
    duration: Double, easing: Easing = .linear
  ) {
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
    self.delay = delay
    self.duration = duration
    self.easing = easing
  }

  func record(in arena: Arena) -> segue_track {
    var record = segue_track()
    record.size = UInt32(MemoryLayout<segue_track>.size)
    record.layer = layer.value
    switch property {
    case .channels(let channels):
      record.channels = arena.copy(channels.map(\.rawValue))
      record.channel_count = UInt32(channels.count)
    case .transform: record.property = segue_property(SEGUE_MOVES_TRANSFORM)
    case .maskVertices: record.property = segue_property(SEGUE_MOVES_MASK_VERTICES)
    }
    record.keyframes = arena.copy(keyframes.map { $0.value(in: arena) })
    record.keyframe_count = UInt32(keyframes.count)
    record.easing = easing.record(in: arena)
    (record.delay, record.duration, record.iterations) = (delay, duration, iterations)
    (record.mode, record.direction) = (mode.rawValue, direction.rawValue)
    (record.fill, record.composite) = (fill.rawValue, composite.rawValue)
    record.jump = jump.rawValue
    (record.tension, record.continuity, record.bias) = (tension, continuity, bias)
    return record
  }
}
