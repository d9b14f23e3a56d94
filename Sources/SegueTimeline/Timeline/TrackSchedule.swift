/// The timing and easing shared by consecutive tracks.
///
/// Consecutive tracks often share them; the progress is then computed once for all.
struct TrackSchedule: Sendable, Hashable {
  private let timing: TrackTiming
  private let easing: CompiledEasing
  /// The tracks with this schedule.
  private(set) var tracks: Range<Int>

  /// The schedules of tracks with their resolved fills, in the order of the tracks.
  static func all(
    of tracks: [(track: Track, fill: TrackTiming.Fill)], _ compiler: inout EasingCompiler
  ) -> [TrackSchedule] {
    var schedules: [TrackSchedule] = []
    for (index, (track, fill)) in tracks.enumerated() {
      var timing = track.timing
      timing.fill = fill
      if let last = schedules.last, last.timing == timing,
        tracks[index - 1].track.easing == track.easing
      {
        schedules[schedules.count - 1].tracks = last.tracks.lowerBound..<index + 1
      } else {
        schedules.append(
          TrackSchedule(timing: timing, easing: compiler(track.easing), tracks: index..<index + 1))
      }
    }
    return schedules
  }

  /// The eased progress at a time, or nil where the tracks have no effect.
  func progress(at time: Double) -> Double? {
    timing.progress(at: time).map { easing.value(at: $0) }
  }
}
