package import SegueCatalog
package import SegueCoordinator
package import SegueTimeline
import SegueYAML

/// One transition on one stage, resolved by the whole chain: request, match, presentation,
/// animator, timeline.
package struct ResolvedTransition {
  /// The transition's animator.
  package let animation: AnimationController
  /// The stage, with the presentation that the preset requests.
  package let stage: Stage
  /// The transition; for an immediate change, only the screen that arrives.
  package let timeline: Timeline

  /// The match for the request.
  package var match: Match { animation.match }

  /// Messages about missing parts of the stage, and deviations from the request or the preset.
  package var messages: [StagingMessage] {
    let ends = timeline.declarations
    let lacksSource = (ends.startsAtSource || ends.endsAtSource) && stage.source == nil
    let effect = timeline.duration > 0 ? "" : ", and without it the screen is in place at once"
    let warning = "the frame of the source is unknown\(effect): add --source x,y,w,h"
    return (lacksSource ? [.warning(warning)] : [])
      + match.notes.map { .note($0.description) }
  }

  /// Resolves a preset.
  ///
  /// - Parameters:
  ///   - preset: the id that was chosen.
  ///   - parameters: values of its parameters; the others have their defaults.
  ///   - stage: the geometry; the coordinator adds the position of a presented screen.
  ///   - registry: the available presets and animators.
  /// - Throws: ``AnimatorFailure`` if the animator cannot compute the transition.
  /// - Returns: nil if no preset supports the stage's operation.
  package init?(
    _ preset: String, parameters: ParameterValues, on stage: Stage, registry: Registry
  ) throws(AnimatorFailure) {
    let coordinator = AnimatorSelector(registry: registry)
    let request = MatchRequest(stage, explicitPreset: preset, parameters: parameters)
    guard let animation = coordinator.animationController(for: request) else { return nil }
    var stage = stage
    if stage.operation == .present || stage.operation == .dismiss {
      let presentation = coordinator.presentationController(for: animation, on: stage)
      stage.presentation = presentation.presentation
      if stage.operation == .present {
        stage.to.apply(presentation)
      } else {
        stage.from.apply(presentation)
      }
    }
    self.animation = animation
    self.stage = stage
    if let laidOut = try animation.timeline(for: stage) {
      timeline = laidOut
    } else {
      timeline = try Self.cut(on: stage)
    }
  }

  /// The immediate change: the screen that arrives, in its final state.
  private static func cut(on stage: Stage) throws(AnimatorFailure) -> Timeline {
    var layer = Layer(id: "to", contents: .live(.to), state: LayerState(stage.to))
    if stage.arrivesAbove, let presentation = stage.presentation { layer.state.apply(presentation) }
    do throws(TimelineProblem) {
      return try Timeline(layers: [layer], tracks: [], declarations: .init(hasCut: true))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

extension Stage.Screen {
  /// Applies the layout of a presented screen.
  fileprivate mutating func apply(_ presented: PresentationController) {
    frame = presented.finalFrame
    if let radius = presented.finalCornerRadius { cornerRadius = radius }
  }
}

extension ResolvedTransition {
  /// Resolves exactly this preset: missing requirements are errors, and the only substitute is its
  /// reduced-motion form.
  package static func strict(
    _ preset: Preset, parameters: ParameterValues, on stage: Stage, registry: Registry
  ) throws(StagingError) -> ResolvedTransition {
    if let error = StagingError(settingsOf: preset, in: registry) { throw error }
    let resolved: ResolvedTransition?
    do throws(AnimatorFailure) {
      resolved = try ResolvedTransition(
        preset.id, parameters: parameters, on: stage, registry: registry)
    } catch {
      throw StagingError(preset.id, cannotBeShown: error, at: preset.place)
    }
    let missing = preset.requirements.filter { !$0.isMet(by: stage) }
    if !missing.isEmpty {
      throw StagingError(
        .request, "'\(preset.id)' requires \(missing.map(\.name).joined(separator: " and "))",
        help: "add \(missing.map(\.option).joined(separator: " and "))")
    }
    guard let resolved, resolved.match.preset.id == preset.id else {
      let reasons = resolved?.match.notes.map(\.description).joined(separator: "; ")
      throw StagingError(
        .unreadable, "cannot show '\(preset.id)': \(reasons ?? "nothing matches the request")",
        help: registry.resolution(of: preset, operation: stage.operation).help(for: preset))
    }
    return resolved
  }
}

extension Requirement {
  /// The option that specifies it for screenshots.
  fileprivate var option: String {
    switch self {
    case .source: "--source x,y,w,h"
    case .destination: "--destination x,y,w,h"
    case .siblings: "--sibling x,y,w,h"
    case .element(let name): "--element \(name)=x,y,w,h and --element \(name).to=x,y,w,h"
    }
  }
}
