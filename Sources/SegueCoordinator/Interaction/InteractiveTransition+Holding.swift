public import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Follows the gesture.
  ///
  /// - Parameters:
  ///   - reading: what the gesture amounts to now.
  ///   - time: when, in seconds.
  public mutating func follow(
    _ reading: GestureState, scroll: ScrollPosition? = nil, at time: Double
  ) {
    guard state.isHeld else { return }
    state = .changing
    take(reading, scroll)
    if let cancel = plan.cancel, values.holds(cancel) {
      settle(.cancelled, .givenUp(cancel.text), at: time)
    }
  }

  /// The finger was lifted: the preset's `finish` decides.
  public mutating func release(
    _ reading: GestureState, scroll: ScrollPosition? = nil, at time: Double
  ) {
    guard state.isHeld else { return }
    take(reading, scroll)
    if values.holds(plan.finish) {
      settle(.finished, .finish(plan.finish.text), at: time)
    } else {
      settle(.cancelled, .cancel(plan.finish.text), at: time)
    }
  }

  /// The system took the touch away.
  ///
  /// It cancels, unless the preset decides as if the finger had been lifted.
  public mutating func touchCancelled(_ reading: GestureState, at time: Double) {
    guard state.isHeld else { return }
    if plan.decidesWhenTouchIsLost {
      release(reading, at: time)
    } else {
      take(reading)
      settle(.cancelled, .takenBySystem, at: time)
    }
  }

  /// Goes on to the arriving screen, whatever the preset's `finish` says: UIKit's `finish()`.
  public mutating func finish(at time: Double) {
    guard state.isHeld else { return }
    settle(.finished, .requested(finish: true), at: time)
  }

  /// Goes back to where it was, whatever the preset's `finish` says: UIKit's `cancel()`.
  public mutating func cancel(at time: Double) {
    guard state.isHeld else { return }
    settle(.cancelled, .requested(finish: false), at: time)
  }

  /// A finger comes down while it goes on by itself: it stops where it is, and goes on with the finger.
  public mutating func regrab(at time: Double) {
    guard state.isSettling else { return }
    advance(to: time)
    guard state.isSettling else { return }
    state = .changing
    decision = .caught
    failure = nil
    let factor = releasedProgress > 0 ? progress / releasedProgress : 1
    var grab = GrabState()
    grab.before = reading.scaled(by: min(factor, 4))
    values.set(grab.before)
    grab.progressOffset = progress - values.number(plan.progress)
    values.set(progress: progress)
    reading = grab.before
    let shown = frame
    writeHeld()
    grab.offsets = LayerOffset.between(frame, and: shown)
    motion = .held(grab)
    showHeld(grab)
  }

  mutating func take(_ reading: GestureState, _ scroll: ScrollPosition? = nil) {
    guard case .held(let grab) = motion else { return }
    if let scroll {
      self.scroll = scroll
      values.set(scroll)
    }
    self.reading = grab.whole(reading)
    values.set(self.reading)
    progress = min(max(values.number(plan.progress) + grab.progressOffset, 0), 1)
    values.set(progress: progress)
    showHeld(grab)
  }

  mutating func showHeld(_ grab: GrabState) {
    writeHeld()
    frame.add(grab.offsets, weight: 1)
  }

  /// Writes the held layers into the frame, whatever its layers are.
  mutating func writeHeld() {
    guard let heldIndices else { return held.write(at: progress, &values, into: &frame) }
    held.write(at: progress, &values, into: &heldFrame)
    for (index, source) in heldIndices.enumerated() {
      guard let source else { continue }
      frame.states[index].take(heldFrame.states[source])
    }
  }
}

extension LayerState {
  /// Takes another state, but for a polygon mask, whose corners are the frame's own.
  fileprivate mutating func take(_ other: LayerState) {
    let mask = mask
    self = other
    if case .polygon? = mask?.shape { self.mask = mask }
  }
}
