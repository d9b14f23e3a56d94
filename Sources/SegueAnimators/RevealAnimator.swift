public import SegueTimeline

/// An animator that reveals the upper screen through a growing mask; going back, the mask shrinks.
///
/// The mask moves linearly: the preset provides the easing.
public struct RevealAnimator: Animator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "reveal", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "shape", kind: .choice(RevealMask.Shape.allCases.map(\.rawValue)),
        defaultValue: .choice(RevealMask.Shape.circle.rawValue), help: "The shape of the opening."),
      ParameterDescription(
        name: "origin", kind: .choice(RevealMask.Origin.allCases.map(\.rawValue)),
        defaultValue: .choice(RevealMask.Origin.source.rawValue),
        help: "Where the opening begins: at the source, or at the container's center."),
    ])

  /// The default duration, in seconds.
  static let duration = 0.5

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let revealMask = RevealMask(
      shape: parameters.choice("shape").flatMap(RevealMask.Shape.init) ?? .circle,
      origin: parameters.choice("origin").flatMap(RevealMask.Origin.init) ?? .source, on: stage)
    var draft = TimelineBuilder(stage, duration: Self.duration)
    draft.addLowerScreen()
    draft.reveal(revealMask)
    return try draft.timeline()
  }
}
