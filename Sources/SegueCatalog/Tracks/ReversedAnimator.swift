public import SegueTimeline

/// An animator that shows another operation's transition turned round.
public struct ReversedAnimator: Animator {
  private let base: any Animator
  private let easing: Timeline.ReversedEasing
  private let duration: (@Sendable (Stage, ParameterValues) -> Double)?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - base: what lays the other operation out.
  ///   - easing: what becomes of its easings.
  ///   - duration: how long the result takes, in seconds, where not as long as the other.
  public init(
    _ base: any Animator, easing: Timeline.ReversedEasing,
    duration: (@Sendable (Stage, ParameterValues) -> Double)? = nil
  ) {
    self.base = base
    self.easing = easing
    self.duration = duration
  }

  /// What the base is called and can do, for the operations that undo its own.
  public var description: AnimatorDescription {
    var result = base.description
    result.operations = Set(result.operations.map(\.inverse))
    return result
  }

  /// Lays a transition out.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    // Where layers are now would be taken for the forward's start, which is this one's end: whoever
    // plays the timeline leads into it from there.
    var swapped = stage.swapped
    swapped.current = [:]
    let forward = try base.timeline(for: swapped, parameters: parameters)
    do {
      let turned = try forward.reversed(easing: easing).withScreensSwapped()
      guard let duration else { return turned }
      return try turned.lasting(duration(stage, parameters))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
