public import SegueTimeline

/// The animator of choreographies written in presets.
public struct TracksAnimator: Animator {
  /// The animator's name and abilities.
  public let description: AnimatorDescription
  private let plan: ChoreographyPlan
  private let declarations: Timeline.Declarations
  private let scope: ExpressionScope
  private let inner: ConfiguredAnimator?

  /// The id of all animators of this kind.
  public static let id = "tracks"

  /// Creates the animator of one operation of a preset.
  ///
  /// - Parameters:
  ///   - plan: the choreography.
  ///   - declarations: the declared exceptions to the laws.
  ///   - scope: the variables of the plan's expressions.
  ///   - parameters: the preset's parameters.
  public init(
    _ plan: ChoreographyPlan, declarations: Timeline.Declarations, scope: ExpressionScope,
    parameters: [ParameterDescription]
  ) {
    self.plan = plan
    self.declarations = declarations
    self.scope = scope
    description = AnimatorDescription(
      id: Self.id, version: Version(1), parameters: parameters)
    inner = nil
  }

  /// Creates the animator of a choreography in which another animator plays a phase.
  init(
    _ plan: ChoreographyPlan, declarations: Timeline.Declarations, scope: ExpressionScope,
    with inner: ConfiguredAnimator
  ) {
    self.plan = plan
    self.declarations = declarations
    self.scope = scope
    self.inner = inner
    description = inner.description
  }

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var builder = ChoreographyBuilder(
      plan: plan, stage: stage, values: StageValues(stage, parameters, scope: scope),
      parameters: parameters)
    builder.part = try inner.map { inner throws(AnimatorFailure) in
      AnimatorPart(try inner.ownTimeline(for: stage, parameters: parameters))
    }
    do {
      return try builder.timeline(declarations: declarations)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

extension PhasePlan {
  /// All tracks in the phase, in file order.
  package var allTracks: [TrackPlan] {
    switch parts {
    case .tracks(let tracks): tracks
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.flatMap { $0.allTracks }
    case .animator: []
    }
  }

  /// Whether the transition's animator plays in the phase or in one of its parts.
  package var hasAnimator: Bool {
    switch parts {
    case .tracks: false
    case .sequence(let phases), .parallel(let phases), .stagger(_, let phases):
      phases.contains { $0.hasAnimator }
    case .animator: true
    }
  }
}
