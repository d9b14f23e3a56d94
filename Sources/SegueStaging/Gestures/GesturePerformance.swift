package import SegueCatalog
package import SegueCoordinator
import SegueScenes
package import SegueTimeline

/// What a recorded gesture does to a transition, from the first touch until it is over.
///
/// A pure function of the time: any moment may be asked for, in any order.
package struct GesturePerformance: Sendable {
  /// The id of the gesture.
  package let gesture: String
  /// The stage that it takes place on.
  package let stage: Stage
  /// What the fingers do, in the stage's container.
  package let path: TouchPath
  /// Where the content under the fingers stands at each touch.
  private let scroll: [ScrollPosition?]
  /// The interaction before the first touch and after each.
  private let runs: [InteractionRun]

  /// Performs a gesture.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  /// - Returns: nil where the preset has no interaction for the rehearsal's operation.
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

  /// What the fingers do, in the order of time.
  package var touches: [TouchEvent] { path.touches }

  /// When nothing happens any more, in seconds from the beginning of the recording.
  package var end: Double { max(last.end ?? 0, touches.last?.time ?? 0) }

  /// The interaction as it is left by the last touch.
  private var last: InteractionRun { runs[runs.count - 1] }

  /// Whether the gesture ever took hold of the transition.
  var hasBegun: Bool { runs.contains { $0.state != .possible } }

  /// What was decided last; nil where nothing was.
  package var decision: InteractionDecision? { last.decision }

  /// Why the preset's own way to an outcome could not be taken, once for each.
  package var failures: [AnimatorFailure] {
    runs.compactMap(\.failure).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What its outcome does not tell.
  package var messages: [Remark] {
    let reason = decision.map { "\($0)" } ?? "the fingers hardly moved"
    let idle = "'\(gesture)' does not take hold of the transition: \(reason)"
    return (hasBegun ? [] : [.note(idle)])
      + failures.map { .warning("what follows the gesture cannot be laid out: \($0)") }
  }

  /// All the layers that are ever seen, those that are seen together in one list.
  package var layers: [[Layer]] {
    runs.map(\.layers).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The interaction after a touch.
  package func run(after touch: Int) -> InteractionRun { runs[touch + 1] }

  /// The interaction at a time, as the touches until then have left it.
  package func run(at time: Double) -> InteractionRun {
    var run = runs[path.count(until: time)]
    run.advance(to: time)
    return run
  }

  /// The interaction at a time, as if there had been a touch event at just that time.
  ///
  /// A screen reports touches at its own pace, and frames are shown at another: taking the last report would
  /// make an even movement stutter. Only what is shown goes by this; decisions are those of the recording.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
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
