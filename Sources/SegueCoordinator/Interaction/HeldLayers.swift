import SegueCatalog
import SegueTimeline

/// How the layers of a transition stand while a finger holds it.
enum HeldLayers: Sendable {
  /// The finger scrubs through the transition, which runs evenly.
  case scrubbed(Timeline)
  /// Layers follow the finger by formulas; everything else waits as it was.
  case following(DrivenLayers)

  /// Prepares an interaction on a stage.
  ///
  /// - Parameter timeline: the transition; nil where the change happens at once.
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
      self = .scrubbed(try timeline.even())
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// The layers.
  var layers: [Layer] {
    switch self {
    case .scrubbed(let timeline): timeline.layers
    case .following(let layers): layers.timeline.layers
    }
  }

  /// How they stand before the transition; what is only there while a finger holds it, as it does at the
  /// gesture's beginning.
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

  /// Writes how the layers stand at a progress; nothing is allocated.
  func write(at progress: Double, _ values: inout InteractionValues, into frame: inout Frame) {
    switch self {
    case .scrubbed(let timeline):
      timeline.sample(at: timeline.time(at: progress), into: &frame)
    case .following(let layers): layers.write(&values, into: &frame)
    }
  }
}
