import SegueCatalog
import SegueTimeline

/// The layers of a transition while a finger holds it.
enum HeldLayers: Sendable {
  /// The finger scrubs through the transition, with linear easing.
  case scrubbed(Timeline)
  /// Layers follow the finger by formulas; the others keep their before-state.
  case following(DrivenLayers)

  /// Prepares an interaction on a stage.
  ///
  /// - Parameter timeline: the transition; nil if the change is made without animation.
  init(
    _ plan: InteractionPlan, _ timeline: Timeline?, on stage: Stage, parameters: ParameterValues,
    scope: ExpressionScope
  ) throws(AnimatorFailure) {
    guard plan.tracks.isEmpty, let timeline else {
      self = .following(
        try DrivenLayers(
          plan.tracks, layers: plan.layers, on: stage, parameters: parameters, scope: scope))
      return
    }
    do throws(TimelineProblem) {
      self = .scrubbed(try timeline.withLinearEasing())
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  var layers: [Layer] {
    switch self {
    case .scrubbed(let timeline): timeline.layers
    case .following(let layers): layers.timeline.layers
    }
  }

  /// The before-state of the layers; layers that exist only during the interaction have their state
  /// at the gesture's beginning.
  func before(_ values: InteractionValues) -> Frame {
    switch self {
    case .scrubbed(let timeline): return timeline.sample(at: 0)
    case .following(let layers):
      var frame = layers.timeline.sample(at: 0)
      var values = values
      values.set(GestureState())
      values.set(progress: 0)
      var begun = frame
      layers.write(&values, into: &begun)
      for (index, layer) in layers.timeline.layers.enumerated() where !layer.contents.isLive {
        frame.states[index] = begun.states[index]
      }
      return frame
    }
  }

  /// Whether the finger moves layers by formulas.
  var isFollowing: Bool { if case .following = self { true } else { false } }

  /// Writes the state of the layers at a progress, without allocating.
  func write(at progress: Double, _ values: inout InteractionValues, into frame: inout Frame) {
    switch self {
    case .scrubbed(let timeline):
      timeline.sample(at: timeline.time(at: progress), into: &frame)
    case .following(let layers): layers.write(&values, into: &frame)
    }
  }
}
