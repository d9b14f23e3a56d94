import SegueCatalog
import SegueTimeline

extension TransitionRunner {
  /// Takes a touch.
  ///
  /// - Parameters:
  ///   - touch: what the finger did; the session's time goes on to it.
  ///   - scroll: the scroll view under the finger, if there is one.
  ///   - offer: what the container would change for a finger that moves a certain way; nil for nothing.
  /// - Returns: where the interaction is.
  func handle(
    _ touch: TouchEvent, scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) -> InteractionState {
    session.advance(to: touch.time)
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch, scroll, offer)
    case .ended, .cancelled: pass(touch, scroll)
    }
    showCurrent()
    let state = running?.interaction?.state ?? .possible
    completeIfOver()
    return state
  }

  private func begin(_ touch: TouchEvent) {
    self.touch.began = nil
    guard let interaction = running?.interaction else {
      // A change that no finger can hold runs on, and the touch is not for it.
      self.touch.armed = nil
      if running == nil { self.touch.began = touch }
      return
    }
    guard interaction.state.isSettling, let running else { return }
    if self.touch.armed == nil { self.touch.armed = armed(for: running) }
    self.touch.armed?.recognizer.grab(touch)
    self.running?.interact { $0.regrab(at: session.time) }
    report(.interaction(.caught))
  }

  private func move(
    _ touch: TouchEvent, _ scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) {
    if let began = self.touch.began {
      let movement = touch.position - began.position
      guard movement != .zero || touch.second != nil else { return }
      self.touch.began = nil
      self.touch.armed = offer(movement).flatMap(armed)
      _ = self.touch.armed?.recognizer.handle(began, scroll: scroll)
    }
    pass(touch, scroll)
  }

  /// Gives a touch to the recognizer, and what it finds to the transition.
  private func pass(_ touch: TouchEvent, _ scroll: ScrollPosition?) {
    self.touch.began = nil
    guard let recognition = self.touch.armed?.recognizer.handle(touch, scroll: scroll),
      let armed = self.touch.armed
    else { return }
    let reading = armed.recognizer.reading
    switch recognition {
    case .possible, .ignored, .refused: return
    case .recognized:
      guard running == nil else { return }
      _ = submit(
        armed.offer.operation, by: GestureStart(reading: reading, scroll: scroll),
        armed.offer.prepare)
      if running?.interaction != nil { report(.interaction(.began)) }
      return
    case .changed: interact { $0.follow(reading, scroll: scroll, at: session.time) }
    case .ended: interact { $0.release(reading, scroll: scroll, at: session.time) }
    case .cancelled: interact { $0.touchCancelled(reading, at: session.time) }
    }
  }

  private func interact(_ change: (inout InteractiveTransition) -> Void) {
    let before = running?.interaction?.decision
    running?.interact(change)
    guard let interaction = running?.interaction, let decision = interaction.decision,
      decision != before
    else { return }
    report(.interaction(decision))
    if let failure = interaction.failure { report(.shortcut(failure)) }
  }

  /// What a finger could begin: the change that is offered, if its preset has an interaction.
  private func armed(_ offer: GestureOffer) -> TouchTracking.Armed? {
    guard let change = try? offer.prepare(), change.options.isAnimated else { return nil }
    let stage = change.stage(traits: session.traits)
    let request = MatchRequest(
      stage, explicitPreset: change.options.preset, parameters: change.options.parameters)
    guard let animation = session.delegate.animationController(for: request),
      let plan = session.delegate.interactionController(for: animation, isInteractive: true)
    else { return nil }
    return TouchTracking.Armed(
      offer: offer,
      recognizer: GestureRecognizer(
        plan, on: stage, parameters: animation.match.parameters,
        scope: animation.match.preset.scope))
  }

  /// What holds a transition that started by itself.
  private func armed(for running: RunningTransition) -> TouchTracking.Armed? {
    guard let plan = running.interaction?.plan else { return nil }
    let change = running.change
    return TouchTracking.Armed(
      offer: GestureOffer(
        operation: change.operation, prepare: { () throws(Refused) in change }),
      recognizer: GestureRecognizer(
        plan, on: change.stage(traits: session.traits),
        parameters: running.animation.match.parameters,
        scope: running.animation.match.preset.scope))
  }
}
