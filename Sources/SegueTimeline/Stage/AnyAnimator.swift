#if hasFeature(Embedded)
/// An animator of any type.
///
/// Embedded Swift cannot put values of different types into one variable; it can do so with functions.
public struct AnyAnimator: Animator {
  /// The animator's name and abilities.
  public let description: AnimatorDescription
  private let timeline: @Sendable (Stage, ParameterValues) throws(AnimatorFailure) -> Timeline

  fileprivate init(_ animator: some Animator) {
    description = animator.description
    timeline = { stage, parameters throws(AnimatorFailure) in
      try animator.timeline(for: stage, parameters: parameters)
    }
  }

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try timeline(stage, parameters)
  }
}

extension Animator {
  /// The animator as one of any type.
  package var erased: AnyAnimator { AnyAnimator(self) }
}
#else
/// An animator of any type.
public typealias AnyAnimator = any Animator

extension Animator {
  /// The animator as one of any type.
  package var erased: AnyAnimator { self }
}
#endif
