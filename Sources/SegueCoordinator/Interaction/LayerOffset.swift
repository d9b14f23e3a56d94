import SegueCatalog
import SegueTimeline

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
