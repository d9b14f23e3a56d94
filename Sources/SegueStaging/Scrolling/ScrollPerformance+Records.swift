import SegueCatalog
package import SegueExport
import SegueScenes
import SegueTimeline

extension ScrollPerformance {
  /// A record for each touch, and for each frame while the content moves without touches.
  package var records: [TraceRecord] {
    path.touches.indices.flatMap { index in
      let next = index + 1 < path.touches.count ? path.touches[index + 1].time : .infinity
      let touch = path.touches[index]
      let frames = TraceRecord.frameTimes(
        from: touch.time, to: motion.end(after: index), before: next)
      return [record(at: touch.time, touch)] + frames.map { record(at: $0, nil) }
    }
  }

  private func record(at time: Double, _ touch: TouchEvent?) -> TraceRecord {
    TraceRecord(
      time: time, touch: touch, offset: position(at: time).offset,
      state: motion.phase(at: time).rawValue, layers: layers, frame: frame(at: time))
  }
}
