import SegueTimeline

extension Timeline {
  /// The times at which properties are sampled: where tracks begin and end, and evenly in between while any of them
  /// plays.
  ///
  /// The even steps begin with a track. So layers that move alike one after the other are sampled alike, and share
  /// what is computed from their samples.
  ///
  /// - Parameters:
  ///   - duration: the time of the last sample, in seconds.
  ///   - rate: the least number of samples a second.
  /// - Returns: the times in order, from 0 to the duration.
  func sampleTimes(until duration: Double, rate: Double) -> [Double] {
    var times = [0.0]
    var playing = 0
    for bound in trackBounds(until: duration) {
      let start = times[times.count - 1]
      let length = bound.time - start
      if length > 0 {
        let steps = playing > 0 ? max((length * rate - Self.rounding).rounded(.up), 1) : 1
        for step in 1..<Int(steps) { times.append(start + length * Double(step) / steps) }
        times.append(bound.time)
      }
      playing += bound.change
    }
    return times
  }

  /// What equal lengths may differ in, in steps, because of where they begin.
  private static var rounding: Double { 1e-6 }

  /// The times at which tracks begin and end, in order, with the change in how many of them play; the duration is the
  /// last.
  private func trackBounds(until duration: Double) -> [(time: Double, change: Int)] {
    let bounds = tracks.flatMap { track in
      [(time: track.timing.delay, change: 1), (time: track.timing.end, change: -1)]
    }
    return (bounds + [(time: duration, change: 0)])
      .map { (time: min(max($0.time, 0), duration), change: $0.change) }
      .sorted { $0.time < $1.time }
  }
}
