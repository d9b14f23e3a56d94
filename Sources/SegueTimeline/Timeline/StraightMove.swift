/// A number of a layer that goes straight from one value to another, as most do.
struct StraightMove: Sendable, Hashable {
  private let layer: Int
  private let channel: CompiledChannel
  private let from, to: Double

  /// The moves of a track that has only a first and a last keyframe, and mixes their numbers by its progress; nil for
  /// any other.
  ///
  /// - Parameter offsets: the offsets of the track's keyframes.
  static func all(of track: Track, offsets: [Double]) -> [StraightMove]? {
    guard case .channels(let channels) = track.property, track.composite == .replace,
      track.mode == .linear || track.mode == .paced, !channels.contains(where: \.isDiscrete),
      offsets == [0, 1], track.keyframes[0].easing == .linear
    else { return nil }
    let (first, last) = (track.keyframes[0].numbers, track.keyframes[1].numbers)
    return channels.indices.map { column in
      StraightMove(
        layer: track.layer, channel: CompiledChannel(channels[column]), from: first[column],
        to: last[column])
    }
  }

  @inline(__always)
  func apply(at progress: Double, to frame: inout Frame) {
    frame.states[layer][channel.channel] = channel.clamped(mix(from, to, progress))
  }
}
