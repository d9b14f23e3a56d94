public import SegueTimeline

/// Layers and what moves them, as a preset writes them down.
public struct ChoreographyPlan: Sendable {
  /// Layers that are added, and settings of those that are there anyway, in the order of the file.
  public var layers: [LayerPlan] = []
  /// What moves.
  public var phase: PhasePlan
  /// How long it all takes, in seconds, where that is given: what its outermost phase says.
  public var duration: Expression? { phase.duration }

  /// Creates a choreography.
  public init(phase: PhasePlan) { self.phase = phase }
}

/// A phase of a choreography: tracks, or phases in some order.
public struct PhasePlan: Sendable {
  /// What a phase consists of.
  public indirect enum Parts: Sendable {
    /// Tracks.
    case tracks([TrackPlan])
    /// Phases one after the other.
    case sequence([PhasePlan])
    /// Phases at once.
    case parallel([PhasePlan])
    /// Phases each a little after the one before it.
    case stagger(each: Expression, [PhasePlan])
  }

  /// What it consists of.
  public var parts: Parts
  /// How long it waits, in seconds.
  @Indirect public var delay: Expression?
  /// How long its tracks last unless they say otherwise, in seconds.
  @Indirect public var duration: Expression?
  /// How its tracks are paced unless they say otherwise.
  public var easing: TimingDescription?

  /// Creates a phase.
  public init(parts: Parts) { self.parts = parts }
}

/// What moves one layer, or each layer of a family.
public struct TrackPlan: Sendable {
  /// The layer, or the family of layers.
  public var layer: String
  /// Whether the track is there at all.
  @Indirect public var condition: Expression?
  /// How long it waits, in seconds.
  @Indirect public var delay: Expression?
  /// How long an iteration lasts, in seconds.
  @Indirect public var duration: Expression?
  /// How an iteration is paced.
  public var easing: TimingDescription?
  /// How many iterations there are.
  @Indirect public var iterations: Expression?
  /// Which way they run.
  public var direction = TrackTiming.Direction.normal
  /// What holds outside them.
  public var fill = TrackTiming.Fill.automatic
  /// How values between keyframes come about.
  public var mode = CalculationMode.linear
  /// The shape of the curve between keyframes, where the mode makes one.
  public var spline = KochanekBartels.catmullRom
  /// How the track joins what lies below it.
  public var composite = Track.Composite.replace
  /// What moves, and how.
  public var motions: [PropertyMotion] = []
  /// The path that the layer's anchor point follows at constant speed, before easing.
  public var path: [PathStepPlan] = []

  /// Creates a track that moves nothing yet.
  public init(layer: String) { self.layer = layer }
}

/// How one property moves.
public struct PropertyMotion: Sendable {
  /// What moves.
  public var property: MotionProperty
  /// The values on the way; a single one holds throughout.
  public var keyframes: [KeyframePlan]

  /// Creates a motion.
  public init(property: MotionProperty, keyframes: [KeyframePlan]) {
    self.property = property
    self.keyframes = keyframes
  }
}

/// A value on the way.
public struct KeyframePlan: Sendable {
  /// The place, 0…1.
  public var offset: Double
  /// How the way to the next keyframe is paced.
  public var easing: TimingDescription?
  /// The value; nil for the layer's own state.
  public var value: ValuePlan?

  /// Creates a keyframe.
  public init(offset: Double, value: ValuePlan?, easing: TimingDescription? = nil) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

/// A value that depends on the stage.
public enum ValuePlan: Sendable {
  /// Numbers, as many as the property has.
  case numbers([Expression])
  /// A color, which takes more room than the others and is rarer.
  indirect case color(ColorSetting)
  /// Steps of a transform, layer first.
  case transform([TransformStepPlan])
}

/// A step of a transform that depends on the stage.
public struct TransformStepPlan: Sendable {
  /// The kinds of step.
  public enum Kind: String, CaseIterable, Sendable {
    case translate, scale
    case rotateX = "rotate-x"
    case rotateY = "rotate-y"
    case rotateZ = "rotate-z"
    case perspective, matrix
  }

  /// What the step does.
  public var kind: Kind
  /// Its numbers: three for translate and scale, one for rotations and perspective, sixteen for a matrix.
  public var numbers: [Expression]

  /// Creates a step.
  public init(kind: Kind, numbers: [Expression]) {
    self.kind = kind
    self.numbers = numbers
  }
}

/// A step of a path that depends on the stage; the first one starts where the layer is.
public enum PathStepPlan: Sendable {
  /// Starts somewhere else: x and y. Only the first step can.
  case move([Expression])
  /// A straight line to x and y.
  case line([Expression])
  /// A cubic Bézier curve: two control points and the end, each x and y.
  case curve([Expression])
  /// A part of an ellipse: its radii, and the angles from which and by which it goes.
  case arc(radii: [Expression], from: Expression, sweep: Expression)
}
