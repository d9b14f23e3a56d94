/// When tracks play and how their progress is bent.
///
/// Tracks that follow one another often share it: then it is worked out once for all of them.
struct TrackSchedule: Sendable, Hashable {
  private let timing: TrackTiming
  private let easing: TimingFunction
  /// The tracks that go by it.
  private(set) var tracks: Range<Int>

  /// The schedules of tracks that are given, with what they hold outside their time, in the order of
  /// their tracks.
  static func all(of tracks: [(track: Track, fill: TrackTiming.Fill)]) -> [TrackSchedule] {
    var schedules: [TrackSchedule] = []
    for (index, (track, fill)) in tracks.enumerated() {
      var timing = track.timing
      timing.fill = fill
      if let last = schedules.last, last.timing == timing, last.easing == track.easing {
        schedules[schedules.count - 1].tracks = last.tracks.lowerBound..<index + 1
      } else {
        schedules.append(
          TrackSchedule(timing: timing, easing: track.easing, tracks: index..<index + 1))
      }
    }
    return schedules
  }

  /// How far the keyframes are at a time, or nil where the tracks are silent.
  func progress(at time: Double) -> Double? {
    timing.progress(at: time).map { easing.value(at: $0) }
  }
}
