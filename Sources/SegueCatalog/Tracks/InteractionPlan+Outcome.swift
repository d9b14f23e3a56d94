package import SegueTimeline

extension InteractionPlan {
  /// The choreography of its own that a preset has for an outcome, from where everything is.
  ///
  /// A first keyframe that is left out is `stage.current`, a last one the state of the outcome.
  ///
  /// - Parameters:
  ///   - stage: where everything is; `current` holds how the layers stand now.
  ///   - values: what the gesture amounted to when the finger let go.
  /// - Throws: ``AnimatorFailure`` where its numbers make no timeline.
  /// - Returns: nil where the preset has none.
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

  /// What happens for an outcome.
  package func completion(of outcome: Outcome) -> Completion {
    outcome == .finished ? onFinish : onCancel
  }
}
