/// A track made ready for sampling: what it moves, and where its numbers lie in the ``Score``.
///
/// It holds nothing but numbers, so that sampling copies and counts no references.
struct CompiledTrack: Sendable, Hashable {
  /// What the keyframes' numbers are written to.
  enum Target: Sendable, Hashable {
    /// As many of the compiled tracks's channels as the track is wide.
    case channels(first: Int)
    /// A transform for each segment, among the compiled tracks's.
    case transform(first: Int)
    /// Corners of a polygon, among the frame's.
    case vertices(first: Int)
  }

  /// How the numbers get from one keyframe to the next.
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
  /// The index of the first keyframe among the compiled tracks's offsets.
  let firstKey: Int
  let keyCount: Int
  /// Whether the way to any keyframe is paced unevenly.
  let hasEasings: Bool
  /// The index of the first keyframe's first number among the compiled tracks's values.
  let firstValue: Int
  /// How many numbers each keyframe has.
  let width: Int

  /// A place between two keyframes.
  struct Place {
    /// The index of the keyframe before it.
    let segment: Int
    /// The part of the way to the next one; outside 0…1 where an easing overshoots.
    let t: Double
    /// The progress that led here.
    let progress: Double

    /// The part of the way for a value that may only jump.
    func position(_ jump: Track.Jump?) -> Double {
      switch jump {
      case nil: t
      case .end: t >= 1 ? 1 : 0
      case .start: t > 0 ? 1 : 0
      }
    }
  }
}
