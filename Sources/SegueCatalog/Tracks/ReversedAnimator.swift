public import SegueTimeline

/// An animator that reverses another operation's transition.
public struct ReversedAnimator: Animator {
  private let base: any Animator
  private let easing: Timeline.ReversedEasing
  private let duration: (@Sendable (Stage, ParameterValues) -> Double)?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - base: the animator of the other operation.
  ///   - easing: how reversing treats its easings.
  ///   - duration: the duration in seconds, if different from the other's.
  public init(
    _ base: some Animator, easing: Timeline.ReversedEasing,
    duration: (@Sendable (Stage, ParameterValues) -> Double)? = nil
  ) {
    self.base = base
    self.easing = easing
    self.duration = duration
  }

  /// The base's name and abilities, for the inverse operations.
  public var description: AnimatorDescription {
    var result = base.description
    result.operations = Set(result.operations.map { $0.inverse })
    return result
  }

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    // The layers' current states would be taken for the forward start, which is this timeline's
    // end; the player blends from them instead.
    var swapped = stage.swapped
    swapped.current = [:]
    let forward = try base.timeline(for: swapped, parameters: parameters)
    do {
      let turned = try forward.reversed(easing: easing).withScreensSwapped()
      guard let duration else { return turned }
      return try turned.scaled(toDuration: duration(stage, parameters))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
