import SegueCatalog
import SegueCoordinator
import SegueExport
import SegueTimeline

extension GesturePerformance {
  /// How often the state is recorded while nothing but time passes, per second.
  private static let framesPerSecond = 60.0

  /// What happened: a record for each touch, and for each frame while the transition goes on by itself.
  var records: [TraceRecord] {
    touches.indices.flatMap { index in
      let next = index + 1 < touches.count ? touches[index + 1].time : .infinity
      return [record(run(after: index), at: touches[index].time, touches[index])]
        + frames(after: index, until: next)
    }
  }

  /// The frames after a touch and before the next, and the moment at which it is over.
  private func frames(after touch: Int, until next: Double) -> [TraceRecord] {
    let run = run(after: touch)
    guard let end = run.end else { return [] }
    let start = touches[touch].time
    var times: [Double] = []
    while true {
      let time = start + Double(times.count + 1) / Self.framesPerSecond
      guard time < min(end, next) else { break }
      times.append(time)
    }
    if end < next, end > start { times.append(end) }
    return times.map { record(self.run(at: $0), at: $0, nil) }
  }

  private func record(_ run: InteractionRun, at time: Double, _ touch: TouchEvent?) -> TraceRecord {
    TraceRecord(
      time: time, touch: touch, reading: run.reading, state: run.state.description,
      progress: run.progress, decision: run.decision?.description, layers: run.layers,
      frame: run.frame)
  }
}
