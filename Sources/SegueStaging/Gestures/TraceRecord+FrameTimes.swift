import SegueExport

extension TraceRecord {
  /// How often the state is recorded while nothing but time passes, per second.
  private static let framesPerSecond = 60.0

  /// The frames after a touch and before the next, and the moment at which it is over.
  ///
  /// - Parameters:
  ///   - start: when the touch was, in seconds.
  ///   - end: when what it set going is over.
  ///   - next: when the next touch is; infinity where there is none.
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
