package import SegueCatalog
package import SegueCoordinator
package import SegueExport
package import SeguePreview
package import SegueScenes
package import SegueTimeline
import SegueYAML

/// A recorded gesture's effect on a transition, from the first touch to the end.
///
/// A pure function of time: times can be sampled in any order.
package struct GesturePerformance: Sendable {
  /// The id of the gesture.
  package let gesture: String
  /// The stage it takes place on.
  package let stage: Stage
  /// The fingers' movement, in the stage's container.
  package let path: TouchPath
  /// The scroll position of the content under the fingers at each touch.
  private let scroll: [ScrollPosition?]
  /// The interaction before the first touch and after each.
  private let runs: [InteractionRun]

  /// Performs a gesture.
  ///
  /// - Throws: ``AnimatorFailure`` if the transition cannot be computed.
  /// - Returns: nil if the preset has no interaction for the transition's operation.
  package init?(_ gesture: RecordedGesture, on resolved: ResolvedTransition) throws(AnimatorFailure)
  {
    let stage = resolved.stage
    guard var run = try InteractionRun(resolved.animation, on: stage) else { return nil }
    self.gesture = gesture.id
    self.stage = stage
    let touches = gesture.touches(
      in: stage.container.size, isRightToLeft: stage.traits.isRightToLeft)
    path = TouchPath(touches)
    scroll = gesture.scrollPositions(in: touches)
    var runs = [run]
    for (touch, position) in zip(touches, scroll) {
      try run.handle(touch, scroll: position)
      runs.append(run)
    }
    self.runs = runs
  }

  /// The touch events, in chronological order.
  package var touches: [TouchEvent] { path.touches }

  /// The time of the last change, in seconds from the start of the recording.
  package var end: Double { max(last.end ?? 0, touches.last?.time ?? 0) }

  /// The interaction after the last touch.
  private var last: InteractionRun { runs[runs.count - 1] }

  /// Whether the gesture ever began the transition.
  package var hasBegun: Bool { runs.contains { $0.state != .possible } }

  /// The last decision; nil if there was none.
  package var decision: InteractionDecision? { last.decision }

  /// The distinct failures of the preset's own animations to an outcome.
  package var failures: [AnimatorFailure] {
    runs.compactMap(\.failure).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Warnings that the gesture does not drive the transition, or that a timeline could not be computed for its end.
  package var messages: [StagingMessage] {
    let reason = decision.map { "\($0)" } ?? "the fingers barely moved"
    let idle = "'\(gesture)' does not drive the transition: \(reason)"
    return (hasBegun ? [] : [.warning(idle)])
      + failures.map { .warning("cannot create a timeline for the end of the gesture: \($0)") }
  }

  /// All layers that are ever visible, grouped by those visible together.
  package var layers: [[Layer]] {
    runs.flatMap { run in
      // At the end of a completion, other layers may replace its own.
      var ended = run
      if let end = run.end { ended.advance(to: end) }
      return [run.layers, ended.layers]
    }
    .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  package func run(after touch: Int) -> InteractionRun { runs[touch + 1] }

  /// The interaction at a time, after the touches up to then.
  package func run(at time: Double) -> InteractionRun {
    var run = runs[path.count(until: time)]
    run.advance(to: time)
    return run
  }

  /// The interaction at a time, as if a touch event occurred at exactly that time.
  ///
  /// Touch events and frames have different rates: using the last event would make a smooth
  /// movement stutter. This affects only the display; decisions use the recorded events.
  ///
  /// - Throws: ``AnimatorFailure`` if the transition cannot be computed.
  package func shown(at time: Double) throws(AnimatorFailure) -> InteractionRun {
    var run = run(at: time)
    guard run.state.isHeld, let touch = path.touch(at: time) else { return run }
    try run.handle(touch, scroll: scroll(at: time))
    return run
  }

  private func scroll(at time: Double) -> ScrollPosition? {
    guard let passage = path.passage(at: time), var position = scroll[passage.before],
      let next = scroll[passage.after]
    else { return nil }
    position.offset = position.offset.mixed(with: next.offset, passage.part)
    return position
  }
}

extension GesturePerformance {
  /// The visible duration: until the transition has ended and the last finger has faded.
  var shownDuration: Double { max(end, path.fadingEnd) }

  /// The frames of the performance, each drawn by a number of threads.
  package func frameSource(
    pictures: some PictureSource, scale: Double, threads: Int = 2
  ) throws -> GestureFrameSource {
    try GestureFrameSource(
      duration: shownDuration, layers: layers, on: stage, pictures: pictures, scale: scale,
      threads: threads
    ) { time in
      let run = try shown(at: time)
      return GestureFrameSource.Sample(
        layers: run.layers, frame: run.frame, fingers: path.fingers(at: time),
        progress: run.progress)
    }
  }
}

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

extension ResolvedTransition {
  /// Performs a gesture on the transition.
  package func performance(of gesture: RecordedGesture) throws(StagingError) -> GesturePerformance {
    let performance: GesturePerformance?
    do throws(AnimatorFailure) {
      performance = try GesturePerformance(gesture, on: self)
    } catch {
      throw StagingError(match.preset.id, cannotBeShown: error, at: match.preset.place)
    }
    if let performance { return performance }
    throw StagingError(
      .request, "'\(match.preset.id)' has no interaction for \(stage.operation.rawValue)")
  }
}
