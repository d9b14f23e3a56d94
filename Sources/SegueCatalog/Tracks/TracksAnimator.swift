public import SegueTimeline

/// The animator whose choreography is data: the tracks that a preset writes down itself.
public struct TracksAnimator: Animator {
  /// What it is called and what it can do.
  public let description: AnimatorDescription
  private let plan: ChoreographyPlan
  private let declarations: Timeline.Declarations
  private let scope: ExpressionScope

  /// The id of every animator of this kind.
  public static let id = "tracks"

  /// Creates the animator of one operation of a preset.
  ///
  /// - Parameters:
  ///   - plan: the choreography.
  ///   - declarations: what holds at its ends.
  ///   - scope: the variables that its expressions read.
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
  }

  /// Lays a transition out.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var builder = ChoreographyBuilder(
      plan: plan, stage: stage, values: StageValues(stage, parameters, scope: scope),
      parameters: parameters)
    do {
      return try builder.timeline(declarations: declarations)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
