package import SegueCatalog
import SegueCoordinator
package import SegueScenes
package import SegueTimeline
import SegueYAML

/// A preset driven by a scroll position, prepared on a stage.
package struct StagedScroll {
  package let preset: Preset
  /// The stage; its siblings are the scrolled content.
  package let stage: Stage
  private let effect: ScrollEffect

  /// Prepares a preset.
  ///
  /// - Parameters:
  ///   - preset: the preset, which has `scroll`.
  ///   - parameters: values of its parameters; the others have their defaults.
  ///   - stage: the geometry.
  package init(
    _ preset: Preset, _ parameters: [ParameterAssignment], on stage: Stage
  ) throws(StagingError) {
    let moved = preset.scroll?.tracks.map(\.layer) ?? []
    if moved.contains("siblings") && stage.siblings.isEmpty {
      throw StagingError(
        .request, "'\(preset.id)' animates siblings, but the stage has none",
        help: "add --sibling x,y,w,h for each, or choose a scene with siblings with --scene")
    }
    let values = try preset.parameters(parameters)
    let effect: ScrollEffect?
    do throws(AnimatorFailure) {
      effect = try ScrollEffect(preset, parameters: values, on: stage)
    } catch {
      throw StagingError(preset.id, cannotBeShown: error, at: preset.place)
    }
    guard let effect else {
      throw StagingError(.request, "'\(preset.id)' is not driven by a scroll position")
    }
    self.preset = preset
    self.stage = stage
    self.effect = effect
  }

  /// The layers, the same at all offsets.
  package var layers: [Layer] { effect.layers }

  /// The state of the layers at a scroll position.
  package func frame(scrolledTo position: ScrollPosition) -> Frame {
    var effect = effect
    effect.show(position)
    return effect.frame
  }

  /// Performs a gesture on the preset.
  package func performance(
    of gesture: RecordedGesture
  ) throws(StagingError) -> ScrollPerformance {
    guard let performance = ScrollPerformance(gesture, to: effect, on: stage) else {
      throw StagingError(
        .request,
        "'\(gesture.id)' does not scroll, but '\(preset.id)' is driven by a scroll position",
        help: Preset.scrollingHelp)
    }
    return performance
  }
}

extension Preset {
  /// The requirements of a gesture that drives a preset with `scroll`.
  fileprivate static let scrollingHelp =
    "use a gesture with 'scroll', such as --gesture overscroll-top"

  /// The named gesture, which a preset with `scroll` needs to show anything.
  package func driven(by gesture: RecordedGesture?) throws(StagingError) -> RecordedGesture {
    if let gesture { return gesture }
    throw StagingError(
      .request, "'\(id)' does not run by itself: it is driven by a scroll position",
      help: Self.scrollingHelp)
  }
}
