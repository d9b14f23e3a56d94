public import SegueTimeline

/// The layers and tracks of a choreography, as written in a preset.
public struct ChoreographyPlan: Sendable {
  /// Added layers and settings of existing ones, in file order.
  public var layers: [LayerPlan] = []
  /// The tracks, in phases.
  public var phase: PhasePlan
  /// The total duration, in seconds, if the outermost phase specifies one.
  public var duration: Expression? { phase.duration }

  /// Creates a choreography.
  public init(phase: PhasePlan) { self.phase = phase }
}

/// A phase of a choreography: tracks, or phases in some order.
public struct PhasePlan: Sendable {
  /// The parts of a phase.
  public indirect enum Parts: Sendable {
    /// Tracks.
    case tracks([TrackPlan])
    /// Phases one after the other.
    case sequence([PhasePlan])
    /// Phases at once.
    case parallel([PhasePlan])
    /// Phases, each delayed relative to the one before it.
    case stagger(each: Expression, [PhasePlan])
    /// The animator in code that the transition names.
    case animator
  }

  /// The parts.
  public var parts: Parts
  /// The delay, in seconds.
  @Indirect public var delay: Expression?
  /// The default duration of its tracks, in seconds.
  @Indirect public var duration: Expression?
  /// The default easing of its tracks.
  public var easing: EasingPlan?

  /// Creates a phase.
  public init(parts: Parts) { self.parts = parts }
}

/// The motion of one layer, or of each layer of a family.
public struct TrackPlan: Sendable {
  /// The layer, or the family of layers.
  public var layer: String
  /// The condition for the track to exist.
  @Indirect public var condition: Expression?
  /// The delay, in seconds.
  @Indirect public var delay: Expression?
  /// The duration of an iteration, in seconds.
  @Indirect public var duration: Expression?
  /// The easing of an iteration.
  public var easing: EasingPlan?
  /// The number of iterations.
  @Indirect public var iterations: Expression?
  /// The direction of the iterations.
  public var direction = TrackTiming.Direction.normal
  /// The values held outside the iterations.
  public var fill = TrackTiming.Fill.automatic
  /// How values between keyframes are computed.
  public var mode = CalculationMode.linear
  /// The shape of the curve in the cubic modes.
  public var spline = KochanekBartels.catmullRom
  /// How the track combines with the values below it.
  public var composite = Track.Composite.replace
  /// The animated properties with their values.
  public var motions: [PropertyMotion] = []
  /// The path that the layer's anchor point follows at constant speed, before easing.
  public var path: [PathStepPlan] = []

  /// Creates a track without motions.
  public init(layer: String) { self.layer = layer }
}

/// The motion of one property.
public struct PropertyMotion: Sendable {
  /// The animated property.
  public var property: MotionProperty
  /// The keyframes; a single one holds throughout.
  public var keyframes: [KeyframePlan]

  /// Creates a motion.
  public init(property: MotionProperty, keyframes: [KeyframePlan]) {
    self.property = property
    self.keyframes = keyframes
  }
}

/// A keyframe.
public struct KeyframePlan: Sendable {
  /// The offset, 0…1.
  public var offset: Double
  /// The easing of the segment up to the next keyframe.
  public var easing: EasingPlan?
  /// The value; nil for the layer's own state.
  public var value: ValuePlan?

  /// Creates a keyframe.
  public init(offset: Double, value: ValuePlan?, easing: EasingPlan? = nil) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

/// A value that depends on the stage.
public enum ValuePlan: Sendable {
  /// Numbers, as many as the property has.
  case numbers([Expression])
  /// A color, stored indirectly since it is larger and rarer than the others.
  indirect case color(ColorSetting)
  /// Transform operations, layer first.
  case transform([TransformStepPlan])
  /// The steps of a mask's path.
  case path([PathStepPlan])
}

/// A transform operation that depends on the stage.
public struct TransformStepPlan: Sendable {
  /// The kinds of operation.
  public enum Kind: String, CaseIterable, Sendable {
    case translate, scale
    case rotateX = "rotate-x"
    case rotateY = "rotate-y"
    case rotateZ = "rotate-z"
    case skewX = "skew-x"
    case skewY = "skew-y"
    case perspective, matrix
  }

  /// The kind of operation.
  public var kind: Kind
  /// The arguments: three for translate and scale, one for rotations, skews and perspective,
  /// sixteen for a matrix.
  public var numbers: [Expression]

  /// Creates a step.
  public init(kind: Kind, numbers: [Expression]) {
    self.kind = kind
    self.numbers = numbers
  }
}

/// A path segment that depends on the stage.
///
/// The first one of a motion starts at the layer's position, that of a mask is a move.
public enum PathStepPlan: Sendable {
  /// A new start: x and y. In a motion only allowed as the first step; in a mask each begins a loop.
  case move([Expression])
  /// A straight line to x and y.
  case line([Expression])
  /// A cubic Bézier curve: two control points and the end, each x and y.
  case curve([Expression])
  /// An elliptical arc: its radii, start angle and sweep angle.
  case arc(radii: [Expression], from: Expression, sweep: Expression)

  /// The kinds of steps.
  package enum Kind: Hashable, Sendable {
    case move, line, curve, arc
  }

  /// The kind of step.
  package var kind: Kind {
    switch self {
    case .move: .move
    case .line: .line
    case .curve: .curve
    case .arc: .arc
    }
  }
}
