import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// What a recorded gesture does to a transition, from the first touch until it is over.
///
/// A pure function of the time: any moment may be asked for, in any order.
struct GesturePerformance: Sendable {
  /// The stage that it takes place on.
  let stage: Stage
  /// What the fingers do, in the stage's container.
  let touches: [TouchEvent]
  /// Where the content under the fingers stands at each touch.
  private let scroll: [ScrollPosition?]
  /// The interaction before the first touch and after each.
  private let runs: [InteractionRun]

  /// Performs a gesture.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  /// - Returns: nil where the preset has no interaction for the rehearsal's operation.
  init?(_ gesture: RecordedGesture, on rehearsal: Rehearsal) throws(AnimatorFailure) {
    let stage = rehearsal.stage
    guard var run = try InteractionRun(rehearsal.animation, on: stage) else { return nil }
    self.stage = stage
    touches = gesture.touches(
      in: stage.container.size, isRightToLeft: stage.traits.isRightToLeft)
    scroll = gesture.scrollPositions(in: touches)
    var runs = [run]
    for (touch, position) in zip(touches, scroll) {
      try run.handle(touch, scroll: position)
      runs.append(run)
    }
    self.runs = runs
  }

  /// When nothing happens any more, in seconds from the beginning of the recording.
  var end: Double { max(last.end ?? 0, touches.last?.time ?? 0) }

  /// The interaction as it is left by the last touch.
  private var last: InteractionRun { runs[runs.count - 1] }

  /// Whether the gesture ever took hold of the transition.
  var hasBegun: Bool { runs.contains { $0.state != .possible } }

  /// What was decided last; nil where nothing was.
  var decision: InteractionDecision? { last.decision }

  /// Why the preset's own way to an outcome could not be taken, once for each.
  var failures: [AnimatorFailure] {
    runs.compactMap(\.failure).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// All the layers that are ever seen, those that are seen together in one list.
  var layers: [[Layer]] {
    runs.map(\.layers).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The interaction after a touch.
  func run(after touch: Int) -> InteractionRun { runs[touch + 1] }

  /// The interaction at a time, as the touches until then have left it.
  func run(at time: Double) -> InteractionRun {
    var run = runs[count(until: time)]
    run.advance(to: time)
    return run
  }

  /// The interaction at a time, as if there had been a touch event at just that time.
  ///
  /// A screen reports touches at its own pace, and frames are shown at another: taking the last report would
  /// make an even movement stutter. Only what is shown goes by this; decisions are those of the recording.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  func shown(at time: Double) throws(AnimatorFailure) -> InteractionRun {
    var run = run(at: time)
    guard run.state.isHeld, let touch = touch(at: time) else { return run }
    try run.handle(touch, scroll: scroll(at: time))
    return run
  }

  /// How many touches there have been until a time, it included.
  func count(until time: Double) -> Int {
    var (low, high) = (0, touches.count)
    while low < high {
      let middle = (low + high) / 2
      if touches[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: Between two touches

extension GesturePerformance {
  /// Where a finger that is down is between two events; nil at an event, and while no finger is down.
  private func touch(at time: Double) -> TouchEvent? {
    guard let (before, after, part) = neighbours(of: time) else { return nil }
    let (a, b) = (touches[before], touches[after])
    return TouchEvent(
      time: time, phase: .moved, position: a.position.mixed(with: b.position, part),
      second: a.second.flatMap { first in b.second.map { first.mixed(with: $0, part) } })
  }

  private func scroll(at time: Double) -> ScrollPosition? {
    guard let (before, after, part) = neighbours(of: time), var position = scroll[before],
      let next = scroll[after]
    else { return nil }
    position.offset = position.offset.mixed(with: next.offset, part)
    return position
  }

  /// The touches around a time while a finger is down, and which part of the way from one to the other has passed.
  private func neighbours(of time: Double) -> (before: Int, after: Int, part: Double)? {
    let after = count(until: time)
    guard after > 0, after < touches.count, touches[after].phase != .began else { return nil }
    let (start, end) = (touches[after - 1].time, touches[after].time)
    guard time > start else { return nil }
    return (after - 1, after, (time - start) / (end - start))
  }

  /// The fingers at a time: those that are down, and those that were lifted a moment ago.
  func fingers(at time: Double) -> [(position: Point, visibility: Double)] {
    let count = count(until: time)
    guard count > 0 else { return [] }
    var touch = touches[count - 1]
    var visibility = 1.0
    if touch.phase == .ended || touch.phase == .cancelled {
      visibility = max(1 - (time - touch.time) / Self.fading, 0)
    } else {
      touch = self.touch(at: time) ?? touch
    }
    return ([touch.position] + [touch.second].compactMap { $0 }).map { ($0, visibility) }
  }

  /// How long a lifted finger is still to be seen, in seconds.
  static let fading = 0.25
}

extension Point {
  fileprivate func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
