import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A trial of one finger path on one interaction, against laws 2, 3, 4, 6 and 7.
///
/// - It always reaches an outcome, which is reported correctly.
/// - After a cancel every layer is exactly as before, and after a finish as at the transition's end.
/// - Nothing jumps except with the finger, and with reduced motion nothing moves without it.
/// - Every number is finite, and another gesture can begin afterward.
struct GestureTrial {
  /// A failure of the trial.
  struct Failure: Hashable, Error {
    let law: Law
    var what: String
    var time: Double?
    var layer: String?
  }

  /// The interaction, waiting for a finger.
  let waiting: InteractionRun
  /// The layers' state at the end of the transition without a gesture, by layer.
  let end: [String: LayerState]
  /// Whether layers may move without a finger.
  let mayMove: Bool
  /// Whether the outcome appears at once, without animation.
  let endsAtOnce: Bool
  private(set) var updates = 0
  /// Where the interaction was after each touch of the last path.
  private(set) var states: [InteractionState] = []
  /// Whether the gesture was recognized on the last path.
  var isRecognized: Bool { states.contains { $0 != .possible } }
  private var run: InteractionRun

  init(
    _ waiting: InteractionRun, endingAs end: [String: LayerState], mayMove: Bool, endsAtOnce: Bool
  ) {
    self.waiting = waiting
    self.end = end
    self.mayMove = mayMove
    self.endsAtOnce = endsAtOnce
    run = waiting
  }

  /// Returns what goes wrong on a path; nil where nothing does.
  mutating func failure(on path: FingerPath) -> Failure? {
    do throws(Failure) {
      try follow(path)
      return nil
    } catch {
      return error
    }
  }

  /// Returns what goes wrong on a mirrored path, or how it differs from another trial's result on the original path; nil
  /// if neither happens.
  mutating func difference(on path: FingerPath, from original: GestureTrial) -> Failure? {
    if var failure = failure(on: path) {
      failure.what = "from right to left, \(failure.what)"
      return failure
    }
    for (index, event) in path.events.enumerated() {
      let (own, due) = (states[index], original.states[index])
      guard own != due else { continue }
      return Failure(
        law: .mirroring,
        what:
          "from right to left the transition \(own.clause), where from left to right it \(due.clause)",
        time: event.time)
    }
    guard abs(run.progress - original.run.progress) <= Self.rounding else {
      return Failure(
        law: .mirroring,
        what: "from right to left, its progress is \(rounded(run.progress)), expected "
          + rounded(original.run.progress))
    }
    return nil
  }

  private mutating func follow(_ path: FingerPath) throws(Failure) {
    run = waiting
    now = 0
    states = []
    var last = path.touches.first?.start ?? .zero
    for event in path.events {
      try settle(until: event.time)
      try take(event, after: last)
      states.append(run.state)
      now = event.time
      last = event.position
    }
    try settle(until: .infinity)
    switch run.state {
    case .possible: break
    case .completed(let finished): try check(finished: finished)
    default:
      throw Failure(
        law: .completion, what: "it ends as \(run.state), neither finished nor cancelled")
    }
  }

  // MARK: Finger events

  private mutating func take(_ event: TouchEvent, after last: Point2D) throws(Failure) {
    let before = run
    try handle(event)
    updates += 1
    let moved = LibM.hypot(event.position.x - last.x, event.position.y - last.y)
    try checkNumbers(at: event.time)
    if endsAtOnce, !run.state.isHeld { return }
    let allowed =
      switch (before.state, run.state) {
      // The finger has moved as far as recognition requires.
      case (.possible, .began), (.completed, .began): 2 * max(moved, GestureRecognizer.slop)
      default: 3 * moved + Self.tolerance
      }
    let change = change(since: before)
    guard change.amount > allowed else { return }
    if run.state.isHeld, before.state.isHeld, moved > 0 {
      try searchJump(from: before, at: last, to: event)
    } else {
      throw jump(change, at: event.time, "\(before.state) becomes \(run.state)")
    }
  }

  private mutating func handle(_ event: TouchEvent) throws(Failure) {
    do throws(AnimatorFailure) {
      try run.handle(event)
    } catch {
      throw Failure(law: .completion, what: "cannot create a timeline: \(error)", time: event.time)
    }
  }

  /// Returns the change caused by an event; layers that a transition adds may appear under others
  /// when it begins.
  private func change(since before: InteractionRun) -> FrameChange {
    let isBeginning = !before.state.isHeld && run.state == .began
    return FrameChange(before.shown(as: run), run.frame) { [layers = run.layers] index in
      !isBeginning || layers[index].contents.isLive
    }
  }

  /// Searches the finger's movement for a jump: a steep formula's change shrinks with the movement, but a jump's does not.
  private func searchJump(
    from before: InteractionRun, at last: Point2D, to event: TouchEvent
  ) throws(Failure) {
    func frame(_ t: Double) throws(Failure) -> InteractionRun {
      var trial = self
      trial.run = before
      var part = event
      part.position = Point2D(
        x: last.x + (event.position.x - last.x) * t, y: last.y + (event.position.y - last.y) * t)
      try trial.handle(part)
      return trial.run
    }
    if let found = try jump(from: 0, to: 1, in: frame) {
      throw jump(found.change, at: event.time, "the finger barely moves")
    }
  }

  /// Bisects an interval, each time into the half where the layers change the most.
  ///
  /// - Returns: the jump and where it ends; nil if no half has a change that large.
  private func jump(
    from start: Double, to end: Double, in frame: (Double) throws(Failure) -> InteractionRun
  ) throws(Failure) -> (change: FrameChange, place: Double)? {
    var (low, high) = (start, end)
    var (a, b) = (try frame(low), try frame(high))
    var change = FrameChange(a.shown(as: b), b.frame)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      let m = try frame(middle)
      let first = FrameChange(a.shown(as: m), m.frame)
      let second = FrameChange(m.shown(as: b), b.frame)
      if first.amount > second.amount {
        (high, b, change) = (middle, m, first)
      } else {
        (low, a, change) = (middle, m, second)
      }
      if change.amount <= Self.tolerance { return nil }
    }
    return (change, high)
  }

  // MARK: Settling

  private mutating func settle(until time: Double) throws(Failure) {
    guard let end = run.end else { return }
    let last = min(time, end)
    guard last.isFinite, end - now <= Self.longestSettling else {
      throw Failure(
        law: .completion, what: "it runs by itself for more than \(Self.longestSettling) s")
    }
    var before = run
    var start = max(now, 0)
    while start < last, run.state.isSettling {
      let next = min(start + 1.0 / 120, last)
      run.advance(to: next)
      updates += 1
      try checkNumbers(at: next)
      if !mayMove { try checkStillness(since: before, at: next) }
      let change = FrameChange(before.shown(as: run), run.frame)
      if change.amount > Self.noticeable { try searchJump(from: before, start, to: next) }
      before = run
      start = next
      now = next
    }
  }

  private func searchJump(
    from before: InteractionRun, _ start: Double, to end: Double
  ) throws(Failure) {
    func frame(_ time: Double) -> InteractionRun {
      var run = before
      run.advance(to: time)
      return run
    }
    if let found = try jump(from: start, to: end, in: frame) {
      throw jump(found.change, at: found.place, "it runs by itself")
    }
  }

  /// The time of the last event or frame.
  private var now = 0.0

  // MARK: Outcome

  private mutating func check(finished: Bool) throws(Failure) {
    let shown = Dictionary(
      uniqueKeysWithValues: zip(run.layers.map(\.id), run.frame.states))
    if finished {
      for (id, state) in end where shown[id].map(state.isSame) == false {
        throw Failure(
          law: .ends, what: "after finishing, the layer is not in its final state", layer: id)
      }
    } else {
      for (layer, state) in zip(run.rest.layers, run.rest.frame.states)
      where layer.contents.isLive && shown[layer.id].map(state.isSame) == false {
        throw Failure(
          law: .restoration, what: "after cancelling, the layer is not in its initial state",
          layer: layer.id)
      }
    }
    guard run.progress == (finished ? 1 : 0) else {
      throw Failure(
        law: .completion, what: "\(run.state) at a progress of \(rounded(run.progress))")
    }
  }

  private func checkStillness(since before: InteractionRun, at time: Double) throws(Failure) {
    let shown = before.shown(as: run)
    for (index, state) in run.frame.states.enumerated() {
      let movement = state.movement(from: shown.states[index])
      guard movement > Self.rounding else { continue }
      throw Failure(
        law: .reducedMotion,
        what: "with reduced motion, the layer moves by \(rounded(movement)) without a finger",
        time: time, layer: run.layers[index].id)
    }
  }

  private func checkNumbers(at time: Double) throws(Failure) {
    let states = run.frame.states
    for index in states.indices where !states[index].isFinite {
      throw Failure(
        law: .samples, what: "a value is not finite", time: time, layer: run.layers[index].id)
    }
    guard (0...1).contains(run.progress) else {
      throw Failure(law: .samples, what: "the progress is \(run.progress)", time: time)
    }
  }

  private func jump(_ change: FrameChange, at time: Double, _ when: String) -> Failure {
    Failure(
      law: .continuity, what: "it jumps by \(rounded(change.amount)) points while \(when)",
      time: time, layer: change.layer.map { run.layers[$0].id })
  }

  /// The rounding error of a progress.
  private static let rounding = 1e-9
  /// The largest change that is not a jump, in points.
  static let tolerance = 1.0
  /// The smallest change per frame that is searched for a jump, in points.
  private static let noticeable = 30.0
  private static let halvings = 24
  /// The maximum settling time, in seconds.
  static let longestSettling = 60.0
}

extension LayerState {
  /// Whether another state is equal, up to the rounding of formulas.
  fileprivate func isSame(as other: LayerState) -> Bool {
    guard mask?.shape == other.mask?.shape else { return false }
    return Channel.allCases.allSatisfy { channel in
      let (a, b) = (self[channel], other[channel])
      return a == b || !channel.isDiscrete && abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
    } && zip(transform.numbers, other.transform.numbers).allSatisfy { abs($0 - $1) <= 1e-9 }
  }
}

extension InteractionRun {
  /// The frame with another run's layers, in their order; missing layers take their state from the
  /// other run.
  ///
  /// If a snapshot of a layer lies above it, as while an outcome fades in, the snapshot's state counts.
  fileprivate func shown(as other: InteractionRun) -> Frame {
    guard revision != other.revision || layers.count != other.layers.count else { return frame }
    var frame = other.frame
    for (index, layer) in other.layers.enumerated() {
      guard let own = shownIndex(of: layer.id) else { continue }
      frame.states[index] = self.frame.states[own]
    }
    return frame
  }

  private func shownIndex(of id: String) -> Int? {
    let picture = FadeToOutcome.pictureID(of: id)
    return layers.firstIndex { $0.id == picture } ?? layers.firstIndex { $0.id == id }
  }
}
