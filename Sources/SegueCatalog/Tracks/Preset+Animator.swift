public import SegueTimeline

extension Preset {
  /// The default values of all parameters.
  public var defaultParameters: ParameterValues {
    ParameterValues(
      Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.defaultValue) }))
  }

  /// Creates the animator of one operation.
  ///
  /// - Parameters:
  ///   - operation: the container's operation.
  ///   - provider: finds a code animator for a plan that requires one.
  /// - Returns: nil if the preset does not support the operation, or no animator was found.
  public func animator(
    for operation: Operation, provider: (ForwardPlan) -> (any Animator)? = { _ in nil }
  ) -> (any Animator)? {
    switch transitions[operation] {
    case .forward(let plan): forwardAnimator(plan, provider: provider)
    case .reverse(let plan): reversedAnimator(plan, provider: provider)
    case nil: nil
    }
  }

  private func forwardAnimator(
    _ plan: ForwardPlan, provider: (ForwardPlan) -> (any Animator)?
  ) -> (any Animator)? {
    let scope = scope
    if plan.animators.isEmpty {
      return TracksAnimator(
        plan.choreography, declarations: plan.declarations, scope: scope, parameters: parameters
      )
    }
    return provider(plan).map { base in
      let animator = ConfiguredAnimator(base, plan: plan, scope: scope)
      guard plan.choreography.phase.hasAnimator else { return animator }
      return TracksAnimator(
        plan.choreography, declarations: plan.declarations, scope: scope, with: animator
      )
    }
  }

  private func reversedAnimator(
    _ plan: ReversePlan, provider: (ForwardPlan) -> (any Animator)?
  ) -> (any Animator)? {
    guard case .forward(let forward)? = transitions[plan.operation],
      let base = forwardAnimator(forward, provider: provider)
    else { return nil }
    guard let duration = plan.duration else {
      return ReversedAnimator(base, easing: plan.easing)
    }
    let scope = scope
    return ReversedAnimator(base, easing: plan.easing) { stage, parameters in
      duration.evaluate(StageValues(stage, parameters, scope: scope).slots)
        .clamped(to: ValueBounds.duration)
    }
  }
}
