/// When programs play and how their progress is bent.
///
/// Tracks that follow one another often share it: then it is worked out once for all of them.
struct Pace: Sendable, Hashable {
  private let timing: TrackTiming
  private let easing: TimingFunction
  /// The programs that go by it.
  private(set) var programs: Range<Int>

  /// The paces of tracks that are given, with what they hold outside their time, in the order of
  /// their programs.
  static func all(of tracks: [(track: Track, fill: TrackTiming.Fill)]) -> [Pace] {
    var paces: [Pace] = []
    for (index, (track, fill)) in tracks.enumerated() {
      var timing = track.timing
      timing.fill = fill
      if let last = paces.last, last.timing == timing, last.easing == track.easing {
        paces[paces.count - 1].programs = last.programs.lowerBound..<index + 1
      } else {
        paces.append(
          Pace(timing: timing, easing: track.easing, programs: index..<index + 1))
      }
    }
    return paces
  }

  /// How far the keyframes are at a time, or nil where the tracks are silent.
  func progress(at time: Double) -> Double? {
    timing.progress(at: time).map { easing.value(at: $0) }
  }
}
