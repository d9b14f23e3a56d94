import SegueTimeline

/// An animator wrapper that rejects parameter values outside their types and ranges.
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
          "the preset's value for parameter '\(parameter.name)' of '\(description.id)' is not valid"
            + parameter.complaint(of: parameters[parameter.name]))
      }
    }
    return try base.timeline(for: stage, parameters: parameters)
  }
}

extension ParameterDescription {
  /// Describes a number and its valid range; empty for values of other kinds.
  fileprivate func complaint(of value: ParameterValue?) -> String {
    switch (kind, value) {
    case (.number(let range), .number(let number)), (.length(let range), .number(let number)),
      (.angle(let range), .number(let number)), (.duration(let range), .number(let number)):
      ": \(number) is not from \(range.lowerBound) to \(range.upperBound)"
    default: ""
    }
  }
}
