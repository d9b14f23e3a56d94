/// The motion of one property of one layer.
public struct Track: Hashable, Sendable {
  /// The property that a track animates.
  public enum Property: Hashable, Sendable {
    /// Channels that move together: each keyframe holds one value for each.
    case channels([Channel])
    /// The whole transform, from lists of operations.
    case transform
    /// The vertices of the polygon mask, or the points of the path: each keyframe holds x and y for
    /// each.
    case maskVertices
  }

  /// How a track combines with the values below it: the layer's own state and earlier tracks.
  public enum Composite: String, CaseIterable, Hashable, Sendable {
    /// The track's value replaces the value below.
    case replace
    /// The track's value is added; a transform is applied before the one below.
    case add
  }

  /// The index of the layer in the timeline.
  public var layer: Int
  /// The animated property.
  public var property: Property
  /// The keyframes, by ascending offset: the first at 0, the last at 1.
  public var keyframes: [Keyframe]
  /// When the track plays.
  public var timing: TrackTiming
  /// The easing of each iteration's progress before the keyframes are evaluated.
  public var easing: TimingFunction
  /// How values between keyframes are computed.
  public var mode: CalculationMode
  /// The shape of the curve in the cubic modes.
  public var spline = KochanekBartels.catmullRom
  /// When a discrete value changes: at the end of its segment, or at the start.
  public var jump = Jump.end
  /// How the track combines with the values below it.
  public var composite: Composite

  /// When a discrete value changes between two keyframes.
  public enum Jump: String, Hashable, Sendable {
    /// Just after the first keyframe.
    case start
    /// At the second keyframe.
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

/// A value at an offset of a track.
public struct Keyframe: Hashable, Sendable {
  /// The value of a keyframe.
  public enum Value: Hashable, Sendable {
    /// One number for each channel or coordinate.
    case numbers([Double])
    /// A transform as a list of operations, layer first.
    case transform([TransformOperation])
  }

  /// The offset, 0…1.
  public var offset: Double
  /// The value at the offset.
  public var value: Value
  /// The easing of the segment up to the next keyframe.
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
