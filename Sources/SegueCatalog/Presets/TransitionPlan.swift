public import SegueTimeline

/// How one operation of a preset comes about.
public enum TransitionPlan: Sendable {
  /// By an animator.
  case forward(ForwardPlan)
  /// As another operation of the same preset, turned round.
  case reverse(ReversePlan)
}

/// An operation that runs as another one of the same preset, turned round.
public struct ReversePlan: Sendable {
  /// The operation that is turned round.
  public var operation: Operation
  /// What becomes of its easings.
  public var easing: Timeline.ReversedEasing
  /// How long it takes, where not as long as the other.
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

/// An operation that an animator lays out.
public struct ForwardPlan: Sendable {
  /// The animators to look for, best first; none means the preset's own tracks.
  public var animators: [AnimatorRequirement] = []
  /// What the animator's parameters are set to.
  public var settings: [String: ParameterSetting] = [:]
  /// The choreography in the preset itself.
  public var choreography: ChoreographyPlan
  /// What holds at the ends.
  public var declarations: Timeline.Declarations = .init()

  /// Creates a plan from a choreography.
  public init(choreography: ChoreographyPlan) { self.choreography = choreography }
}

/// An animator that a preset would like to have.
public struct AnimatorRequirement: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// The lowest version that will do.
  public var minimum: Version?
  /// The first version that will not do any more.
  public var below: Version?
  /// What it has to be able to do.
  public var capabilities: Set<String>

  /// Creates a wish.
  public init(
    id: String, minimum: Version? = nil, below: Version? = nil, capabilities: Set<String> = []
  ) {
    self.id = id
    self.minimum = minimum
    self.below = below
    self.capabilities = capabilities
  }
}

/// What a parameter of an animator is set to.
public enum ParameterSetting: Hashable, Sendable {
  /// A number, length, angle or duration, worked out on the stage.
  case expression(Expression)
  /// A yes or no, worked out on the stage.
  case condition(Expression)
  /// One of several names, or the parameter of the preset that is one.
  case choice(String)
  /// A color.
  case color(ColorSetting)
}

/// A color in a preset.
public enum ColorSetting: Hashable, Sendable {
  /// The color itself.
  case literal(Color)
  /// The value of a parameter.
  case parameter(String)

  /// The color, given the values of the parameters; a name without a color is clear.
  public func color(with parameters: ParameterValues) -> Color {
    switch self {
    case .literal(let color): color
    case .parameter(let name): parameters.color(name) ?? .clear
    }
  }
}
