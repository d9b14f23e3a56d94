import SegueTimeline

/// An animator that is never asked with values that its parameters do not take.
struct CheckedAnimator: Animator {
  let base: any Animator

  var description: AnimatorDescription { base.description }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let description = description
    for parameter in description.parameters {
      guard let value = parameters[parameter.name], parameter.accepts(value) else {
        throw AnimatorFailure(
          "'\(description.id)' does not take the value that the preset gives '\(parameter.name)'")
      }
    }
    return try base.timeline(for: stage, parameters: parameters)
  }
}
