public import CSeguePlugin

/// The motion of one property of one layer.
public struct Track: Sendable {
  /// What moves.
  public enum Property: Sendable {
    /// Numbers that move together: each keyframe holds one for each.
    case channels([Channel])
    /// The whole transform, from lists of steps.
    case transform
    /// The corners of the polygon mask: each keyframe holds x and y for each.
    case maskVertices
  }

  /// How values between keyframes come about.
  public enum Mode: segue_mode, Sendable {
    /// Straight on, by jumps, or at an even speed.
    case linear = 0, discrete, paced
    /// Along a curve, or along a curve at an even speed.
    case cubic, cubicPaced
  }

  /// Which way iterations run.
  public enum Direction: segue_direction, Sendable {
    /// Forwards, backwards, or each other than the one before.
    case normal = 0, reverse, alternate, alternateReverse
  }

  /// What a track holds outside its time.
  public enum Fill: segue_fill, Sendable {
    /// The last value, and the first unless an earlier track moves the same.
    case automatic = 0
    /// Nothing, the last value, the first one, or both.
    case none, forwards, backwards, both
  }

  /// How a track joins what lies below it.
  public enum Composite: segue_composite, Sendable {
    /// In its place, or added to it.
    case replace = 0, add
  }

  /// When a number that can only jump does so.
  public enum Jump: segue_discrete_jump, Sendable {
    /// At the end of its way, or at the start.
    case end = 0, start
  }

  /// The layer that moves.
  public var layer: LayerNumber
  /// What moves.
  public var property: Property
  /// The values on the way, by ascending offset: the first at 0, the last at 1.
  public var keyframes: [Keyframe]
  /// When it starts, in seconds.
  public var delay: Double
  /// How long an iteration takes, in seconds.
  public var duration: Double
  /// How each iteration is paced.
  public var easing = Easing.linear
  /// How values between keyframes come about.
  public var mode = Mode.linear
  /// How often it runs.
  public var iterations = 1.0
  /// Which way iterations run.
  public var direction = Direction.normal
  /// What it holds outside its time.
  public var fill = Fill.automatic
  /// How it joins what lies below it.
  public var composite = Composite.replace
  /// When a number that can only jump does so.
  public var jump = Jump.end
  /// The shape of the curve, where the mode makes one.
  public var tension = 0.0
  /// The shape of the curve, where the mode makes one.
  public var continuity = 0.0
  /// The shape of the curve, where the mode makes one.
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
