public import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Follows the gesture.
  ///
  /// - Parameters:
  ///   - gestureState: the current state of the gesture.
  ///   - time: the time, in seconds.
  public mutating func follow(
    _ gestureState: GestureState, scroll: ScrollPosition? = nil, at time: Double
  ) {
    guard state.isHeld else { return }
    state = .changing
    take(gestureState, scroll)
    if let cancel = plan.cancel, values.holds(cancel) {
      settle(.cancelled, .givenUp(cancel.text), at: time)
    } else if let complete = plan.complete, values.holds(complete) {
      settle(.finished, .completed(complete.text), at: time)
    }
  }

  /// Ends the touch; the preset's `finish` decides the outcome.
  public mutating func release(
    _ gestureState: GestureState, scroll: ScrollPosition? = nil, at time: Double
  ) {
    guard state.isHeld else { return }
    take(gestureState, scroll)
    if values.holds(plan.finish) {
      settle(.finished, .finish(plan.finish.text), at: time)
    } else {
      settle(.cancelled, .cancel(plan.finish.text), at: time)
    }
  }

  /// Handles a touch cancelled by the system.
  ///
  /// Cancels the transition, unless the preset treats it like a lifted finger.
  public mutating func touchCancelled(_ gestureState: GestureState, at time: Double) {
    guard state.isHeld else { return }
    if plan.decidesWhenTouchIsLost {
      release(gestureState, at: time)
    } else {
      take(gestureState)
      settle(.cancelled, .takenBySystem, at: time)
    }
  }

  /// Finishes the transition regardless of the preset's `finish`: UIKit's `finish()`.
  public mutating func finish(at time: Double) {
    guard state.isHeld else { return }
    settle(.finished, .requested(finish: true), at: time)
  }

  /// Cancels the transition regardless of the preset's `finish`: UIKit's `cancel()`.
  public mutating func cancel(at time: Double) {
    guard state.isHeld else { return }
    settle(.cancelled, .requested(finish: false), at: time)
  }

  /// Grabs the settling transition: it stops in place and follows the finger.
  ///
  /// With reduced motion an outcome that fades in cannot be grabbed, as nothing moves.
  public mutating func regrab(at time: Double) {
    guard canBeGrabbed else { return }
    advance(to: time)
    guard state.isSettling else { return }
    state = .changing
    decision = .caught
    failure = nil
    let factor = releasedProgress > 0 ? progress / releasedProgress : 1
    var grab = GrabState()
    grab.before = gestureState.scaled(by: min(factor, 4))
    values.set(grab.before)
    grab.progressOffset = progress - values.number(plan.progress)
    values.set(progress: progress)
    gestureState = grab.before
    let shown = frame
    writeHeld()
    grab.offsets = LayerOffset.between(frame, and: shown)
    motion = .held(grab)
    showHeld(grab)
  }

  mutating func take(_ gestureState: GestureState, _ scroll: ScrollPosition? = nil) {
    guard case .held(let grab) = motion else { return }
    if let scroll {
      self.scroll = scroll
      values.set(scroll)
    }
    self.gestureState = grab.whole(gestureState)
    values.set(self.gestureState)
    progress = min(max(values.number(plan.progress) + grab.progressOffset, 0), 1)
    values.set(progress: progress)
    showHeld(grab)
  }

  mutating func showHeld(_ grab: GrabState) {
    writeHeld()
    frame.add(grab.offsets, weight: 1)
  }

  /// Writes the held layers into the frame of the current layers.
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
  /// Copies another state, except for a mask whose vertices belong to the frame.
  fileprivate mutating func take(_ other: LayerState) {
    let mask = mask
    self = other
    if mask?.shape.vertices != nil { self.mask = mask }
  }
}
