import SegueCatalog
import SegueExport
package import SeguePreview
import SegueScenes
import SegueTimeline

extension TouchPath {
  /// How long a lifted finger remains visible, in seconds.
  private static let fading = 0.25

  /// The time at which the last finger has faded, in seconds.
  var fadingEnd: Double { (touches.last?.time ?? 0) + Self.fading }

  /// The fingers at a time: those that are down, and those still fading.
  package func fingers(at time: Double) -> [FingerMark] {
    let count = count(until: time)
    guard count > 0 else { return [] }
    var touch = touches[count - 1]
    var visibility = 1.0
    if touch.phase == .ended || touch.phase == .cancelled {
      visibility = max(1 - (time - touch.time) / Self.fading, 0)
    } else {
      touch = self.touch(at: time) ?? touch
    }
    return ([touch.position] + [touch.second].compactMap { $0 })
      .map { FingerMark(at: $0, visibility: visibility) }
  }
}

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
