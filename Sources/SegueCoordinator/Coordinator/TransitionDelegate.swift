public import SegueCatalog
public import SegueTimeline

/// What containers ask before a transition, in the shape of UIKit's delegate protocols.
///
/// One protocol stands for `UINavigationControllerDelegate`, `UIViewControllerTransitioningDelegate` and
/// `UITabBarControllerDelegate`: they ask the same questions for different operations.
public protocol TransitionDelegate {
  /// Who animates an operation; nil leaves the change to the container, which makes it at once.
  func animationController(for request: MatchRequest) -> AnimationController?

  /// What drives a transition by a finger; nil lets it run by itself.
  ///
  /// - Parameters:
  ///   - animation: what was answered before.
  ///   - isInteractive: whether a gesture began the transition.
  func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan?

  /// How a presented screen stands on a stage, and where.
  ///
  /// - Parameters:
  ///   - animation: what was answered before.
  ///   - stage: the stage of the presentation; its arriving screen fills the container.
  func presentationController(
    for animation: AnimationController?, on stage: Stage
  ) -> PresentationController
}

/// Who animates a transition: a match, made ready to lay out its timeline.
public struct AnimationController: Sendable {
  /// The preset and the animator that were found.
  public let match: Match
  /// The animator; nil where the change happens at once.
  public let animator: (any Animator)?

  /// Creates the controller of a match.
  public init(_ match: Match) {
    self.match = match
    animator = match.performance.flatMap {
      $0.preset.animator(for: match.operation, by: $0.selection)
    }
  }

  /// Lays the transition out; nil where the change happens at once.
  ///
  /// - Throws: ``AnimatorFailure`` also where the timeline would never end.
  public func timeline(for stage: Stage) throws(AnimatorFailure) -> Timeline? {
    guard let animator, let performance = match.performance else { return nil }
    let timeline = try animator.timeline(for: stage, parameters: performance.parameters)
    guard timeline.duration.isFinite else {
      throw AnimatorFailure("the timeline of '\(performance.preset.id)' never ends")
    }
    return timeline
  }
}

/// How a presented screen stands, and where.
public struct PresentationController: Hashable, Sendable {
  /// How it stands, and what its presenter keeps while covered.
  public var presentation: Presentation
  /// Where it ends up, in the container's coordinates.
  public var finalFrame: Rect
  /// The radius of its corners while it is presented, in points; nil where it keeps its own.
  public var finalCornerRadius: Double?

  /// Creates an answer.
  public init(
    presentation: Presentation, finalFrame: Rect, finalCornerRadius: Double? = nil
  ) {
    self.presentation = presentation
    self.finalFrame = finalFrame
    self.finalCornerRadius = finalCornerRadius
  }
}

extension AnimatorSelector: TransitionDelegate {
  /// Who animates an operation, as ``match(_:)`` finds it.
  public func animationController(for request: MatchRequest) -> AnimationController? {
    match(request).map(AnimationController.init)
  }

  /// The preset's interaction, where a gesture began the transition.
  public func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan? {
    isInteractive ? animation.match.interaction : nil
  }

  /// The preset's presentation; full screen where it has none.
  public func presentationController(
    for animation: AnimationController?, on stage: Stage
  ) -> PresentationController {
    guard let match = animation?.match, let plan = match.presentation else {
      return PresentationController(
        presentation: Presentation(), finalFrame: stage.container.bounds)
    }
    let scope = match.preset.scope
    return PresentationController(
      presentation: plan.presentation(on: stage, parameters: match.parameters, scope: scope),
      finalFrame: plan.finalFrame(on: stage, parameters: match.parameters, scope: scope),
      finalCornerRadius: plan.finalCornerRadius(
        on: stage, parameters: match.parameters, scope: scope))
  }
}
