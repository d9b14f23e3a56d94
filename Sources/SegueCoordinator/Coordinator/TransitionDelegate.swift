public import SegueCatalog
public import SegueTimeline

/// A delegate of containers, modeled on UIKit's delegate protocols.
///
/// One protocol covers `UINavigationControllerDelegate`, `UIViewControllerTransitioningDelegate`
/// and `UITabBarControllerDelegate`, which have the same methods for different operations.
public protocol TransitionDelegate {
  /// Returns the animation controller of an operation; nil makes the change without animation.
  func animationController(for request: MatchRequest) -> AnimationController?

  /// Returns the interaction that drives a transition; nil for a transition that runs by itself.
  ///
  /// - Parameters:
  ///   - animation: the animation controller returned before.
  ///   - isInteractive: whether a gesture began the transition.
  func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan?

  /// Returns the resting arrangement and frame of a presented screen on a stage.
  ///
  /// - Parameters:
  ///   - animation: the animation controller returned before.
  ///   - stage: the stage of the presentation; its arriving screen fills the container.
  func presentationController(
    for animation: AnimationController?, on stage: Stage
  ) -> PresentationController
}

/// The animation controller of a transition: a match, ready to compute its timeline.
public struct AnimationController: Sendable {
  /// The matched preset and animator.
  public let match: Match
  /// The animator; nil if the change is made without animation.
  public let animator: (any Animator)?

  /// Creates the controller of a match.
  public init(_ match: Match) {
    self.match = match
    animator = match.performance.flatMap {
      $0.preset.animator(for: match.operation, by: $0.selection)
    }
  }

  /// Computes the transition's timeline; nil if the change is made without animation.
  ///
  /// - Throws: ``AnimatorFailure``, also if the timeline would never end.
  public func timeline(for stage: Stage) throws(AnimatorFailure) -> Timeline? {
    guard let animator, let performance = match.performance else { return nil }
    let timeline = try animator.timeline(for: stage, parameters: performance.parameters)
    guard timeline.duration.isFinite else {
      throw AnimatorFailure("the timeline of '\(performance.preset.id)' never ends")
    }
    return timeline
  }
}

/// The resting arrangement and frame of a presented screen.
public struct PresentationController: Hashable, Sendable {
  /// The arrangement, including what its presenter keeps while covered.
  public var presentation: Presentation
  /// The final frame, in the container's coordinates.
  public var finalFrame: Rect2D
  /// The resting places that a finger can choose from; empty if there is only the final frame.
  public var detents: [Detent]
  /// The corner radius while presented, in points; nil to keep the screen's own.
  public var finalCornerRadius: Double?

  /// Creates a presentation controller.
  public init(
    presentation: Presentation, finalFrame: Rect2D, detents: [Detent] = [],
    finalCornerRadius: Double? = nil
  ) {
    self.presentation = presentation
    self.finalFrame = finalFrame
    self.detents = detents
    self.finalCornerRadius = finalCornerRadius
  }
}

extension AnimatorSelector: TransitionDelegate {
  /// Returns the animation controller for the result of ``match(_:)``.
  public func animationController(for request: MatchRequest) -> AnimationController? {
    match(request).map(AnimationController.init)
  }

  /// Returns the preset's interaction if a gesture began the transition.
  public func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan? {
    isInteractive ? animation.match.interaction : nil
  }

  /// Returns the preset's presentation; full screen if it has none.
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
      detents: plan.detents(on: stage, parameters: match.parameters, scope: scope),
      finalCornerRadius: plan.finalCornerRadius(
        on: stage, parameters: match.parameters, scope: scope))
  }
}

/// A preset of a compiled catalog, with values of its parameters.
///
/// `segue compile` writes one for each preset, so that a misspelled preset is a compile error:
/// `.cellZoom(keepBelow: 0.3)`.
public struct TransitionStyle: Sendable {
  /// The id of the preset.
  public let preset: String
  /// The values of its parameters; others have their defaults.
  public let parameters: ParameterValues
  /// The catalog that contains it.
  public let catalog: CompiledCatalog

  /// Creates a style.
  public init(
    _ preset: String, in catalog: CompiledCatalog, _ parameters: [String: ParameterValue] = [:]
  ) {
    self.preset = preset
    self.parameters = ParameterValues(parameters)
    self.catalog = catalog
  }
}

/// A style that a single SwiftUI view can appear and disappear with: `.transition(.segue(.cover()))`.
///
/// `segue compile` writes a member for each preset that moves nothing but the two screens, with
/// effects that SwiftUI has. The documentation of the other styles says why they have none.
public struct ViewTransitionStyle: Sendable {
  /// The preset, with values of its parameters.
  public let style: TransitionStyle

  /// Creates the style of a preset that can be used this way.
  public init(_ style: TransitionStyle) { self.style = style }
}
