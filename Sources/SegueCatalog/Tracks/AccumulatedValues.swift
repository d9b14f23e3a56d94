import SegueTimeline

/// The values of a layer after the tracks so far, by channel.
struct AccumulatedValues {
  private var state: LayerState
  private var transform: Keyframe.Value?
  private var corners: Keyframe.Value?

  /// Starts with a layer's initial state.
  init(_ state: LayerState) {
    self.state = state
    transform = state.matrix.map { .transform([.matrix($0)]) }
  }

  /// The value with which a track of a property leaves the layer unchanged; nil if there is none.
  func value(of property: Track.Property) -> Keyframe.Value? {
    switch property {
    case .channels(let channels): .numbers(channels.map { state[$0] })
    case .transform: transform
    case .maskVertices: corners
    }
  }

  /// Applies the final values of a track.
  mutating func follow(_ track: Track) {
    guard let last = track.restingKeyframe?.value else { return }
    switch (track.property, last) {
    case (.channels(let channels), .numbers(let numbers)):
      for (channel, number) in zip(channels, numbers) { state[channel] = number }
    case (.transform, _): transform = last
    case (.maskVertices, _): corners = last
    default: break
    }
  }
}

extension Track {
  /// The final keyframe of the last iteration; an interrupted one counts as finished.
  fileprivate var restingKeyframe: Keyframe? {
    let isEven = timing.iterations.rounded(.up).truncatingRemainder(dividingBy: 2) == 0
    let endsAtStart =
      switch timing.direction {
      case .normal: false
      case .reverse: true
      case .alternate: isEven
      case .alternateReverse: !isEven
      }
    return endsAtStart ? keyframes.first : keyframes.last
  }
}
