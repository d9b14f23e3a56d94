import SegueTimeline

/// A code animator with the parameters, duration and easing of a preset.
struct ConfiguredAnimator: Animator {
  private let base: any Animator
  private let plan: ForwardPlan
  private let scope: ExpressionScope

  init(_ base: any Animator, plan: ForwardPlan, scope: ExpressionScope) {
    self.base = base
    self.plan = plan
    self.scope = scope
  }

  var description: AnimatorDescription { base.description }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let slots = StageValues(stage, parameters, scope: scope).slots
    let timeline = try ownTimeline(for: stage, parameters: parameters)
    do {
      return try timeline.paced(
        duration: plan.choreography.duration.map {
          $0.evaluate(slots).clamped(to: ValueBounds.duration)
        },
        easing: plan.choreography.phase.easing?.description(slots), declarations: plan.declarations)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// The timeline at the animator's own pace.
  func ownTimeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let slots = StageValues(stage, parameters, scope: scope).slots
    var values = ParameterValues()
    for parameter in base.description.parameters {
      values[parameter.name] = parameter.defaultValue
    }
    for (name, setting) in plan.settings {
      values[name] = setting.value(slots, parameters, on: stage)
    }
    return try base.timeline(for: stage, parameters: values)
  }
}

extension ParameterSetting {
  /// Evaluates the setting with the slots of a stage.
  fileprivate func value(
    _ slots: [Double], _ parameters: ParameterValues, on stage: Stage
  ) -> ParameterValue {
    switch self {
    case .expression(let expression): .number(expression.evaluate(slots))
    case .condition(let condition): .boolean(condition.evaluateBool(slots))
    case .choice(let name): .choice(parameters.choice(name) ?? name)
    case .color(let color): .color(color.color(with: parameters, on: stage))
    }
  }
}

extension Timeline {
  /// Returns the timeline with a preset's duration, and its easing on every linear track.
  fileprivate func paced(
    duration: Double?, easing: TimingDescription?, declarations: Declarations
  ) throws(TimelineProblem) -> Timeline {
    let factor = factor(toDuration: duration)
    let total = factor * self.duration
    let tracks = tracks.map { $0.paced(by: factor, easing: easing) }
    // Only an app's own animators can move forever: plugins and presets cannot, and exports cut it off.
    try TimelineBudget.check(
      duration: total.isInfinite ? 0 : total, layers: layers, tracks: tracks)
    return try Timeline(
      duration: total, layers: layers, tracks: tracks, declarations: declarations)
  }
}
