public import SegueTimeline

/// The plan for one operation of a preset.
public enum TransitionPlan: Sendable {
  /// Computed by an animator; indirect, since it is large and a match only reads its animators.
  indirect case forward(ForwardPlan)
  /// The reverse of another operation of the same preset.
  case reverse(ReversePlan)
}

/// An operation that reverses another one of the same preset.
public struct ReversePlan: Sendable {
  /// The operation to reverse.
  public var operation: Operation
  /// How reversing treats the easings.
  public var easing: Timeline.ReversedEasing
  /// The duration, if different from the other operation's.
  @Indirect public var duration: Expression?

  /// Creates a plan.
  public init(
    operation: Operation, easing: Timeline.ReversedEasing = .asWritten, duration: Expression? = nil
  ) {
    self.operation = operation
    self.easing = easing
    self.duration = duration
  }
}

/// An operation computed by an animator.
public struct ForwardPlan: Sendable {
  /// The required animators, best first; empty for the preset's own tracks.
  ///
  /// The animator is the whole transition, or one of the choreography's phases.
  public var animators: [AnimatorRequirement] = []
  /// The settings of the animator's parameters.
  public var settings: [String: ParameterSetting] = [:]
  /// The choreography in the preset itself.
  public var choreography: ChoreographyPlan
  /// The declared exceptions to the laws at the ends.
  public var declarations: Timeline.Declarations = .init()

  /// Creates a plan from a choreography.
  public init(choreography: ChoreographyPlan) { self.choreography = choreography }
}

/// A requirement for an animator.
public struct AnimatorRequirement: Hashable, Sendable {
  /// The id.
  public var id: String
  /// The lowest version accepted.
  public var minimum: Version?
  /// The lowest version no longer accepted.
  public var below: Version?
  /// The required capabilities.
  public var capabilities: Set<String>

  /// Creates a requirement.
  public init(
    id: String, minimum: Version? = nil, below: Version? = nil, capabilities: Set<String> = []
  ) {
    self.id = id
    self.minimum = minimum
    self.below = below
    self.capabilities = capabilities
  }
}

/// The setting of an animator's parameter.
public enum ParameterSetting: Hashable, Sendable {
  /// A number, length, angle or duration, evaluated on the stage.
  case expression(Expression)
  /// A Boolean, evaluated on the stage.
  case condition(Expression)
  /// One of a list of names, or the name of a preset's choice parameter.
  case choice(String)
  /// A color.
  case color(ColorSetting)
}

/// A color in a preset.
public enum ColorSetting: Hashable, Sendable {
  /// A literal color.
  case literal(Color)
  /// The value of a parameter.
  case parameter(String)
  /// The color of the surface that the screens lie on.
  case surface

  /// The name of ``surface`` in presets.
  public static let surfaceName = "surface"

  /// Resolves the color with parameter values on a stage; a name without a color yields clear.
  public func color(with parameters: ParameterValues, on stage: Stage) -> Color {
    switch self {
    case .literal(let color): color
    case .surface: stage.surface
    case .parameter(let name): parameters.color(name) ?? .clear
    }
  }
}
