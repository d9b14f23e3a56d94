package import SegueTimeline

extension InteractionPlan {
  /// Creates the timeline of the preset's own choreography for an outcome, from the current state.
  ///
  /// An omitted first keyframe is `stage.current`, an omitted last one the state of the outcome.
  ///
  /// - Parameters:
  ///   - stage: the inputs of the transition; `current` holds the layers' current states.
  ///   - values: the state of the gesture when the finger was lifted.
  /// - Throws: ``AnimatorFailure`` if its values do not form a valid timeline.
  /// - Returns: nil if the preset has no such choreography.
  package func timeline(
    of outcome: Outcome, on stage: Stage, values: InteractionValues, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline? {
    guard var choreography = completion(of: outcome).choreography else { return nil }
    let own = Set(choreography.layers.map(\.name))
    choreography.layers = layers.filter { !own.contains($0.name) } + choreography.layers
    var builder = ChoreographyBuilder(
      plan: choreography, stage: stage, values: values.stage, parameters: parameters,
      outcome: outcome, followed: tracks.map(\.layer))
    do throws(TimelineProblem) {
      return try builder.timeline(declarations: .init())
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// The completion for an outcome.
  package func completion(of outcome: Outcome) -> Completion {
    outcome == .finished ? onFinish : onCancel
  }
}
