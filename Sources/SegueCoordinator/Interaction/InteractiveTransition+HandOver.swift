import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// The state and velocity of every layer.
  func handOver() -> [String: LayerMotion] {
    var motions: [String: LayerMotion] = [:]
    for (layer, state) in zip(layers, frame.states) {
      motions[layer.id] = LayerMotion(state: state)
    }
    guard plan.handsVelocityOver, case .held = motion else { return motions }
    let (before, after) = (heldFrame(after: -Self.moment), heldFrame(after: Self.moment))
    for (index, layer) in held.layers.enumerated() {
      for channel in Channel.allCases where !channel.isDiscrete {
        let change = after.states[index][channel] - before.states[index][channel]
        if change != 0 { motions[layer.id]?.velocity[channel] = change / (2 * Self.moment) }
      }
    }
    return motions
  }

  /// The time step for converting the finger's velocity to the layers', in seconds.
  private static let moment = 1e-3

  func heldFrame(after seconds: Double) -> Frame {
    var values = values
    var frame = heldFrame
    let progress = progress(after: seconds, &values)
    held.write(at: progress, &values, into: &frame)
    return frame
  }

  /// The velocity of the progress, per second.
  var progressSpeed: Double {
    var values = values
    return (progress(after: Self.moment, &values) - progress(after: -Self.moment, &values))
      / (2 * Self.moment)
  }

  func progress(after seconds: Double, _ values: inout InteractionValues) -> Double {
    values.set(gestureState.after(seconds))
    let offset = if case .held(let grab) = motion { grab.progressOffset } else { 0.0 }
    let progress = values.number(plan.progress) + offset
    values.set(progress: min(max(progress, 0), 1))
    return progress
  }
}
