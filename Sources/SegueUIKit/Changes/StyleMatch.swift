#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The match of a change's style: the preset, its animator, and the interaction that drives it.
@MainActor
struct StyleMatch {
  let change: ScreenChange
  let animation: AnimationController
  private(set) var interaction: InteractionPlan?

  /// Matches a change; nil if it has no style, or one that cannot be used, which is reported.
  init?(_ change: ScreenChange) {
    guard let style = change.style,
      let selector = StyleRegistry.shared.selector(for: style)
    else { return nil }
    var request = Self.request(for: change, style)
    var animation = selector.animationController(for: request)
    if animation == nil {
      Self.reportMissingAnimator(of: style, change.operation, in: selector.registry)
      // Without the source or the element that the preset needs, its reduced-motion form is shown.
      request.traits.reducesMotion = true
      animation = selector.animationController(for: request)
    }
    guard let animation else {
      ProblemLog.report(
        "'\(style.preset)' has no \(change.operation.rawValue) that can run here; the change is made "
          + "without animation. 'segue show \(style.preset)' lists its operations and what it needs."
      )
      return nil
    }
    self.change = change
    self.animation = animation
    interaction =
      animation.match.interaction ?? (change.operation == .pop ? .swipeBack : nil)
  }

  private static func reportMissingAnimator(
    of style: TransitionStyle, _ operation: ScreenOperation, in registry: Registry
  ) {
    guard let preset = registry.preset(style.preset), preset.transitions[operation] != nil else {
      return
    }
    do throws(NoAnimator) {
      _ = try registry.selectAnimator(for: preset, operation: operation)
    } catch {
      ProblemLog.report(
        "'\(style.preset)' has no animator for a \(operation.rawValue). Register it with "
          + "Segue.register(_:) where the app starts.")
    }
  }

  private static func request(
    for change: ScreenChange, _ style: TransitionStyle
  ) -> MatchRequest {
    var offers: Set<Requirement> = []
    if change.source != nil { offers.insert(.source) }
    if change.destination != nil { offers.insert(.destination) }
    if change.source != nil { offers.insert(.siblings) }
    let (from, to) = (change.from.view.namedElements, change.to.view.namedElements)
    for name in from.keys where to[name] != nil { offers.insert(.element(name)) }
    return MatchRequest(
      operation: change.operation, from: change.from.screenName, to: change.to.screenName,
      indexDirection: change.operation == .tab ? (change.direction > 0 ? .higher : .lower) : nil,
      offers: offers,
      traits: Stage.Traits(reducesMotion: UIAccessibility.reducesTransitions),
      explicitPreset: style.preset, parameters: style.parameters)
  }

  /// The same match with an interaction that moves the screen, but never finishes.
  func neverFinishing() -> StyleMatch {
    var other = self
    other.interaction = interaction?.neverFinishing()
    return other
  }

  /// The change that a finger could begin in a container; nil if the preset has no interaction.
  func offer(in container: UIView, _ presentation: (any ScreenPresentation)? = nil)
    -> GestureOffer?
  {
    guard let interaction else { return nil }
    let toFrame =
      change.operation == .dismiss
      ? change.to.view.layoutFrame(in: container) : container.bounds
    let reader = StageReader(
      change: change, container: container,
      fromFrame: change.from.view.layoutFrame(in: container), toFrame: toFrame)
    var stage = reader.stage(reader.views())
    stage.presentation = presentation?.answer(on: stage).presentation
    return GestureOffer(
      change: change, animation: animation, interaction: interaction, stage: stage)
  }
}
#endif
