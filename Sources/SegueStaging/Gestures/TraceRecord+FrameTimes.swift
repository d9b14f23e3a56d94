import SegueExport

extension TraceRecord {
  /// The recording rate between touches, in frames per second.
  private static let framesPerSecond = 60.0

  /// The frame times between a touch and the next, and the time of the end.
  ///
  /// - Parameters:
  ///   - start: the time of the touch, in seconds.
  ///   - end: the end of the motion it started.
  ///   - next: the time of the next touch; infinity if there is none.
  static func frameTimes(from start: Double, to end: Double, before next: Double) -> [Double] {
    var times: [Double] = []
    while true {
      let time = start + Double(times.count + 1) / framesPerSecond
      guard time < min(end, next) else { break }
      times.append(time)
    }
    if end < next, end > start { times.append(end) }
    return times
  }
}
