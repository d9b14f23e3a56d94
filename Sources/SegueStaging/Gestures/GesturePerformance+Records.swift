import SegueCatalog
import SegueCoordinator
package import SegueExport
import SegueTimeline

extension GesturePerformance {
  /// A record for each touch, and for each frame while the transition runs without touches.
  package var records: [TraceRecord] {
    touches.indices.flatMap { index in
      let next = index + 1 < touches.count ? touches[index + 1].time : .infinity
      let run = run(after: index)
      let frames =
        run.end.map { TraceRecord.frameTimes(from: touches[index].time, to: $0, before: next) }
        ?? []
      return [record(run, at: touches[index].time, touches[index])]
        + frames.map { record(self.run(at: $0), at: $0, nil) }
    }
  }

  private func record(_ run: InteractionRun, at time: Double, _ touch: TouchEvent?) -> TraceRecord {
    TraceRecord(
      time: time, touch: touch, gestureState: run.gestureState, state: run.state.description,
      progress: run.progress, decision: run.decision?.description, layers: run.layers,
      frame: run.frame)
  }
}
