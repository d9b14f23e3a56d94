package import SegueCatalog
package import SegueCoordinator
package import SegueTimeline

/// One transition on one stage, brought about by the whole chain: request, match, presentation, animator,
/// timeline.
package struct ResolvedTransition {
  /// Who animates it.
  package let animation: AnimationController
  /// The stage, with the presentation that the preset asks for.
  package let stage: Stage
  /// The transition; where the change happens at once, nothing but the screen that arrives.
  package let timeline: Timeline

  /// What was found for the request.
  package var match: Match { animation.match }

  /// What did not go as the request or the preset would have it.
  package var messages: [Remark] { match.notes.map { .note($0.description) } }

  /// Rehearses a preset.
  ///
  /// - Parameters:
  ///   - preset: the id that was chosen.
  ///   - parameters: values of its parameters; the others have their defaults.
  ///   - stage: where everything is; the coordinator adds how a presented screen stands.
  ///   - registry: the presets and animators to work with.
  /// - Throws: ``AnimatorFailure`` where the animator cannot lay the transition out.
  /// - Returns: nil where nothing was found that supports the stage's operation.
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
        stage.to.stand(presentation)
      } else {
        stage.from.stand(presentation)
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

  /// The change that happens at once: the screen that arrives, as it stands afterwards.
  private static func cut(on stage: Stage) throws(AnimatorFailure) -> Timeline {
    var layer = Layer(
      id: "to", contents: .live(.to), state: LayerState(frame: stage.to.frame))
    layer.state.cornerRadius = stage.to.cornerRadius
    layer.state.masksToBounds = stage.to.cornerRadius > 0
    do throws(TimelineProblem) {
      return try Timeline(layers: [layer], tracks: [], declarations: .init(hasCut: true))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}

extension Stage.Screen {
  /// Stands as it does while it is presented.
  fileprivate mutating func stand(_ presented: PresentationController) {
    frame = presented.finalFrame
    if let radius = presented.finalCornerRadius { cornerRadius = radius }
  }
}

extension ResolvedTransition {
  /// Rehearses a preset that is to be seen as it is: what it lacks is an error, and no other preset takes
  /// its place but its reduced-motion form.
  package static func strict(
    _ preset: Preset, parameters: ParameterValues, on stage: Stage, registry: Registry
  ) throws(StagingError) -> ResolvedTransition {
    let resolved: ResolvedTransition?
    do throws(AnimatorFailure) {
      resolved = try ResolvedTransition(
        preset.id, parameters: parameters, on: stage, registry: registry)
    } catch {
      throw StagingError(preset.id, cannotBeShown: error)
    }
    let missing = preset.requirements.filter { !$0.isMet(by: stage) }
    if !missing.isEmpty {
      throw StagingError(
        .request, "'\(preset.id)' needs \(missing.map(\.name).joined(separator: " and "))",
        help: "give \(missing.map(\.option).joined(separator: " and "))")
    }
    guard let resolved, resolved.match.preset.id == preset.id else {
      let reasons = resolved?.match.notes.map(\.description).joined(separator: "; ")
      throw StagingError(
        .unreadable, "'\(preset.id)' cannot be shown: \(reasons ?? "nothing fits the request")")
    }
    return resolved
  }
}

extension Requirement {
  /// The option that provides it on screenshots.
  fileprivate var option: String {
    switch self {
    case .source: "--source x,y,w,h"
    case .destination: "--destination x,y,w,h"
    case .siblings: "--sibling x,y,w,h"
    case .element(let name): "--element \(name)=x,y,w,h and --element \(name).to=x,y,w,h"
    }
  }
}
