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

extension InteractiveTransition {
  /// Whether a released transition moves nothing more: its preset is replaced by a reduced-motion
  /// form, but the finger moved layers by the preset's own formulas.
  var fadesToOutcome: Bool {
    held.isFollowing && !animation.match.showsOwnPreset
  }

  /// Whether a touch can grab it.
  package var canBeGrabbed: Bool { state.isSettling && (decision == nil || !fadesToOutcome) }

  /// The completion that fades to an outcome, over the duration of the reduced-motion form.
  func fade(to outcome: Outcome, at time: Double) throws(AnimatorFailure) -> CompletionAnimation {
    let completion = plan.completion(of: outcome)
    let seconds = completion.duration.map(values.number) ?? duration
    let layers = try outcome == .finished ? finishedLayers() : restingFrame.layers(held.layers)
    do throws(TimelineProblem) {
      let fade = try FadeToOutcome(
        from: frame.layers(self.layers), to: layers, in: stage.container.size,
        duration: duration == 0 ? 0 : seconds.clamped(to: ValueBounds.duration),
        easing: self.fade(completion, over: seconds))
      return CompletionAnimation(
        fade.timeline, .none, startingAt: time, from: progress, to: outcome.progress,
        then: fade.outcome)
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// The layers after the transition has finished.
  private func finishedLayers() throws(AnimatorFailure) -> [Layer] {
    if let timeline = try animation.timeline(for: stage) {
      return timeline.sample(at: timeline.duration).layers(timeline.layers)
    }
    // Without animation, the departing screen is gone; a presenter may stay visible below.
    return restingFrame.layers(held.layers).map { layer in
      var result = layer
      let isGone =
        !layer.contents.isLive || layer.contents.subject == .from && stage.operation != .present
      result.state.isHidden = isGone
      return result
    }
  }
}

/// An offset added to a layer's channel so that nothing jumps at a hand-over.
struct LayerOffset: Hashable, Sendable {
  var layer: Int
  var channel: Channel
  var value: Double
  /// The velocity, per second.
  var velocity = 0.0

  /// The offsets from frames of the same layers to others.
  static func between(_ base: Frame, and shown: Frame) -> [LayerOffset] {
    base.states.indices.flatMap { layer in
      Channel.allCases.compactMap { channel -> LayerOffset? in
        guard !channel.isDiscrete else { return nil }
        let value = shown.states[layer][channel] - base.states[layer][channel]
        return value == 0 ? nil : LayerOffset(layer: layer, channel: channel, value: value)
      }
    }
  }
}

extension Frame {
  /// Adds weighted offsets, clamped to the channels' ranges, without allocating.
  mutating func add(_ offsets: [LayerOffset], weight: Double) {
    guard weight != 0 else { return }
    for offset in offsets {
      add(offset.value * weight, to: offset.channel, of: offset.layer)
    }
  }

  /// Adds to a layer's channel, clamped to its range.
  mutating func add(_ value: Double, to channel: Channel, of layer: Int) {
    states[layer][channel] = channel.clamped(states[layer][channel] + value)
  }
}
