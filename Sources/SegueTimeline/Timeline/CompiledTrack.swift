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
