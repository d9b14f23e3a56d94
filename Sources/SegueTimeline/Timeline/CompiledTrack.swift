/// A track compiled for sampling: its target, and the positions of its numbers in
/// ``CompiledTracks``.
///
/// It contains only trivial values, so that sampling needs no copies or reference counting.
struct CompiledTrack: Sendable, Hashable {
  /// The destination of the keyframes' numbers.
  enum Target: Sendable, Hashable {
    /// As many of the compiled channels as the track is wide.
    case channels(first: Int)
    /// One compiled transform for each segment.
    case transform(first: Int)
    /// Vertices of a polygon, among the frame's.
    case vertices(first: Int)
  }

  /// How numbers are interpolated between keyframes.
  enum Interpolation: Sendable, Hashable {
    case straight
    /// Along a curve for each number.
    case curves(first: Int)
    /// Along one curve through all numbers, at constant speed.
    case paced(Int)
  }

  let layer: Int
  let target: Target
  let composite: Track.Composite
  /// Whether values jump from keyframe to keyframe, and when.
  let jump: Track.Jump?
  let interpolation: Interpolation
  /// The index of the first keyframe in the compiled offsets.
  let firstKey: Int
  let keyCount: Int
  /// Whether any segment has an easing other than linear.
  let hasEasings: Bool
  /// The index of the first keyframe's first number in the compiled values.
  let firstValue: Int
  /// The number of values in each keyframe.
  let width: Int

  /// A position between two keyframes.
  struct Place {
    /// The index of the preceding keyframe.
    let segment: Int
    /// The fraction of the segment; outside 0…1 where an easing overshoots.
    let t: Double
    /// The progress within the track.
    let progress: Double

    /// The fraction of the segment for a value that may be discrete.
    func position(_ jump: Track.Jump?) -> Double {
      switch jump {
      case nil: t
      case .end: t >= 1 ? 1 : 0
      case .start: t > 0 ? 1 : 0
      }
    }
  }
}

/// A channel with its valid values.
struct CompiledChannel: Sendable, Hashable {
  let channel: Channel
  private let least, most: Double

  init(_ channel: Channel) {
    self.channel = channel
    (least, most) = (channel.range.lowerBound, channel.range.upperBound)
  }

  @inline(__always)
  func clamped(_ value: Double) -> Double { min(max(value, least), most) }
}

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
      track.mode == .linear || track.mode == .paced, !channels.contains(where: { $0.isDiscrete }),
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
