/// The motion of one property of one layer.
public struct Track: Hashable, Sendable {
  /// What a track moves.
  public enum Property: Hashable, Sendable {
    /// Numbers that move together: each keyframe holds one value for each.
    case channels([Channel])
    /// The whole transform, from lists of operations.
    case transform
    /// The corners of the polygon mask: each keyframe holds x and y for each corner.
    case maskVertices
  }

  /// How a track joins what lies below it: the layer's own state and earlier tracks.
  public enum Composite: String, CaseIterable, Hashable, Sendable {
    /// The track's value takes its place.
    case replace
    /// The track's value is added; a transform is applied first.
    case add
  }

  /// The index of the layer in the timeline.
  public var layer: Int
  /// What moves.
  public var property: Property
  /// The values on the way, by ascending offset: the first at 0, the last at 1.
  public var keyframes: [Keyframe]
  /// When it moves.
  public var timing: TrackTiming
  /// How the progress of each iteration is bent before the keyframes see it.
  public var easing: TimingFunction
  /// How values between keyframes come about.
  public var mode: CalculationMode
  /// The shape of the curve, where the mode makes one.
  public var spline = KochanekBartels.catmullRom
  /// When a value that can only jump does so: at the end of its way, or at the start.
  public var jump = Jump.end
  /// How the track joins what lies below it.
  public var composite: Composite

  /// When a value that can only jump changes on its way from one keyframe to the next.
  public enum Jump: String, Hashable, Sendable {
    /// As soon as it leaves the first one.
    case start
    /// Once it reaches the second one.
    case end
  }

  /// Creates a track.
  public init(
    layer: Int, property: Property, keyframes: [Keyframe], timing: TrackTiming,
    easing: TimingFunction = .linear, mode: CalculationMode = .linear,
    composite: Composite = .replace
  ) {
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
    self.timing = timing
    self.easing = easing
    self.mode = mode
    self.composite = composite
  }
}

/// A value at a place on a track's way.
public struct Keyframe: Hashable, Sendable {
  /// What a keyframe holds.
  public enum Value: Hashable, Sendable {
    /// One number for each thing that moves.
    case numbers([Double])
    /// A transform, as the operations that make it, layer first.
    case transform([TransformOperation])
  }

  /// The place, 0…1.
  public var offset: Double
  /// The value there.
  public var value: Value
  /// How the way to the next keyframe is paced.
  public var easing: TimingFunction

  /// Creates a keyframe.
  public init(offset: Double, value: Value, easing: TimingFunction = .linear) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }

  /// Creates a keyframe of numbers.
  public init(offset: Double, _ numbers: Double..., easing: TimingFunction = .linear) {
    self.init(offset: offset, value: .numbers(numbers), easing: easing)
  }
}
