import SegueExport
import SegueTimeline
import Synchronization

/// The timelines of a page that have been baked: other looks often move in the same way.
final class BakedTimelines: Sendable {
  private let known = Mutex<[Timeline: BakedLayers]>([:])
  private let threadCount: Int

  /// - Parameter threadCount: the number of threads that share the work on one timeline.
  init(threadCount: Int) { self.threadCount = threadCount }

  /// Returns the layers of a timeline.
  func layers(of timeline: Timeline) -> BakedLayers {
    if let layers = known.withLock({ $0[timeline] }) { return layers }
    let layers = BakedLayers(timeline, threads: threadCount)
    known.withLock { $0[timeline] = layers }
    return layers
  }
}
