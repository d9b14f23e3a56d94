import SegueCatalog
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
