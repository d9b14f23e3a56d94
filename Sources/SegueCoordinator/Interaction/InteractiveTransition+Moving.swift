import SegueCatalog
public import SegueTimeline

extension InteractiveTransition {
  /// Continues at the same progress on another stage, after the container was resized.
  ///
  /// - Throws: ``AnimatorFailure`` if the animator fails on that stage; nothing changes then.
  public mutating func move(to stage: Stage, at time: Double) throws(AnimatorFailure) {
    var moved = self
    try moved.lay(out: stage, at: time)
    self = moved
  }

  mutating func lay(out stage: Stage, at time: Double) throws(AnimatorFailure) {
    let timeline = try prepare(for: atDetent(stage))
    heldFrame = Frame(states: [])
    switch motion {
    case .held(var grab):
      grab.offsets = []
      grab.progressOffset = progress - values.number(plan.progress)
      motion = .held(grab)
      rest()
      showHeld(grab)
    case .scrubbing(let run, _):
      motion = .scrubbing(run, [])
      rest()
      advance(to: time)
    case .playing(let completionAnimation) where decision == nil:
      if let timeline { replay(completionAnimation, as: timeline, at: time) }
    case .playing(let completionAnimation): restart(completionAnimation, at: time)
    }
  }

  /// Prepares the held layers for another stage.
  ///
  /// - Returns: the transition on that stage, without interaction.
  @discardableResult
  mutating func prepare(for stage: Stage) throws(AnimatorFailure) -> Timeline? {
    let parameters = animation.match.parameters
    let scope = animation.match.preset.scope
    let timeline = try animation.timeline(for: stage)
    held = try HeldLayers(plan, timeline, on: stage, parameters: parameters, scope: scope)
    self.stage = stage
    values = InteractionValues(stage, parameters: parameters, scope: scope)
    values.set(gestureState)
    values.set(progress: progress)
    if let scroll { values.set(scroll) }
    duration = timeline?.duration ?? 0
    return timeline
  }

  /// Shows the held layers.
  mutating func rest() {
    values.set(progress: progress)
    become(held.layers)
    held.write(at: progress, &values, into: &heldFrame)
    frame = heldFrame
  }

  /// Continues with another timeline at the same fraction.
  mutating func replay(
    _ completionAnimation: CompletionAnimation, as timeline: Timeline, at time: Double
  ) {
    let fraction =
      completionAnimation.timeline.duration > 0
      ? (time - completionAnimation.start) / completionAnimation.timeline.duration : 1
    motion = .playing(
      CompletionAnimation(
        timeline, .none, startingAt: time - fraction * timeline.duration,
        from: completionAnimation.from,
        to: completionAnimation.target))
    become(timeline.layers)
    advance(to: time)
  }

  /// Recomputes a completion animation for this stage from the same gesture, and continues in it.
  mutating func restart(_ completionAnimation: CompletionAnimation, at time: Double) {
    let passed =
      completionAnimation.timeline.duration > 0
      ? (time - completionAnimation.start) / completionAnimation.timeline.duration : 1
    progress = completionAnimation.from
    motion = .held(GrabState())
    rest()
    if let decision {
      settle(completionAnimation.target == 1 ? .finished : .cancelled, decision, at: time)
    }
    if case .playing(let again) = motion {
      motion = .playing(again.starting(at: time - min(passed, 1) * again.timeline.duration))
    }
    advance(to: time)
  }
}
