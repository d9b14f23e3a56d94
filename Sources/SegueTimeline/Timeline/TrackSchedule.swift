/// The timing and easing that consecutive tracks share, so that their progress is computed once.
struct TrackSchedule: Sendable, Hashable {
  /// The straight moves or the tracks with this schedule, as indices in ``CompiledTracks``.
  enum Content: Sendable, Hashable {
    case moves(Range<Int>)
    case tracks(Range<Int>)

    /// Both ranges as one; nil if one is of moves and the other of tracks.
    fileprivate func joined(with next: Content) -> Content? {
      switch (self, next) {
      case (.moves(let first), .moves(let second)):
        .moves(first.lowerBound..<second.upperBound)
      case (.tracks(let first), .tracks(let second)):
        .tracks(first.lowerBound..<second.upperBound)
      case (.moves, .tracks), (.tracks, .moves): nil
      }
    }
  }

  private let timing: TrackTiming
  private let easing: CompiledEasing
  let content: Content

  init(timing: TrackTiming, easing: CompiledEasing, content: Content) {
    self.timing = timing
    self.easing = easing
    self.content = content
  }

  /// This schedule extended by the contents of the next one; nil if timing, easing or kind differ.
  func joined(with next: TrackSchedule) -> TrackSchedule? {
    guard timing == next.timing, easing == next.easing,
      let content = content.joined(with: next.content)
    else { return nil }
    return TrackSchedule(timing: timing, easing: easing, content: content)
  }

  /// The eased progress at a time, or nil where the tracks have no effect.
  @inline(__always)
  func progress(at time: Double, _ easings: CompiledEasings) -> Double? {
    timing.progress(at: time).map { easings.value(of: easing, at: $0) }
  }
}
