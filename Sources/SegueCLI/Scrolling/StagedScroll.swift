import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline

/// A preset that a scroll position drives, prepared on a stage.
struct StagedScroll {
  /// The preset.
  let preset: Preset
  /// The stage; its siblings are what scrolls.
  let stage: Stage
  private let effect: ScrollEffect

  /// Prepares a preset.
  ///
  /// - Parameters:
  ///   - preset: the preset, which has `scroll`.
  ///   - parameters: values of its parameters; the others have their defaults.
  ///   - stage: where everything is.
  init(
    _ preset: Preset, _ parameters: [ParameterAssignment], on stage: Stage
  ) throws(CommandFailure) {
    let moved = preset.scroll?.tracks.map(\.layer) ?? []
    if moved.contains("siblings") && stage.siblings.isEmpty {
      throw CommandFailure(
        .usage, "'\(preset.id)' moves siblings, and there are none on this stage",
        help: "give --sibling x,y,w,h for each, or a scene that has some with --scene")
    }
    let values = try preset.parameters(parameters)
    let effect: ScrollEffect?
    do throws(AnimatorFailure) {
      effect = try ScrollEffect(preset, parameters: values, on: stage)
    } catch {
      throw CommandFailure(preset.id, cannotBeShown: error)
    }
    guard let effect else {
      throw CommandFailure(.usage, "'\(preset.id)' is not driven by a scroll position")
    }
    self.preset = preset
    self.stage = stage
    self.effect = effect
  }

  /// The layers, the same at all offsets.
  var layers: [Layer] { effect.layers }

  /// How the layers stand at a scroll position.
  func frame(scrolledTo position: ScrollPosition) -> Frame {
    var effect = effect
    effect.show(position)
    return effect.frame
  }

  /// Performs a gesture on it.
  func performance(
    of gesture: RecordedGesture
  ) throws(CommandFailure) -> ScrollPerformance {
    guard let performance = ScrollPerformance(gesture, to: effect, on: stage) else {
      throw CommandFailure(
        .usage, "'\(gesture.id)' scrolls nothing, and a scroll position drives '\(preset.id)'",
        help: Preset.scrollingHelp)
    }
    return performance
  }
}

extension Preset {
  /// What a gesture needs that shall drive a preset with `scroll`.
  fileprivate static let scrollingHelp =
    "name a gesture with 'scroll', such as --gesture overscroll-top"

  /// The gesture that was named, without which there is nothing to be seen of a preset with `scroll`.
  func driven(by gesture: RecordedGesture?) throws(CommandFailure) -> RecordedGesture {
    if let gesture { return gesture }
    throw CommandFailure(
      .usage, "'\(id)' does not run by itself: a scroll position drives it",
      help: Self.scrollingHelp)
  }
}
