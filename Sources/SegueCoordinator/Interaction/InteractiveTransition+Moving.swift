import SegueCatalog
public import SegueTimeline

extension InteractiveTransition {
  /// Goes on at the same progress on another stage, after the container has got another size.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out there; then nothing changes.
  public mutating func move(to stage: Stage, at time: Double) throws(AnimatorFailure) {
    var moved = self
    try moved.lay(out: stage, at: time)
    self = moved
  }

  mutating func lay(out stage: Stage, at time: Double) throws(AnimatorFailure) {
    let parameters = animation.match.parameters
    let scope = animation.match.preset.scope
    let timeline = try animation.timeline(for: stage)
    self.stage = stage
    values = InteractionValues(stage, parameters: parameters, scope: scope)
    values.set(reading)
    if let scroll { values.set(scroll) }
    held = try HeldLayers(plan, timeline, on: stage, parameters: parameters, scope: scope)
    duration = timeline?.duration ?? 0
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

  /// Shows the held layers.
  mutating func rest() {
    values.set(progress: progress)
    become(held.layers)
    held.write(at: progress, &values, into: &heldFrame)
    frame = heldFrame
  }

  /// Goes on with another timeline at the same part of it.
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

  /// Lays out anew what the finger left, as it would have left it on this stage, and goes on in it.
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
    if case .playing(var again) = motion {
      again.start = time - min(passed, 1) * again.timeline.duration
      motion = .playing(again)
    }
    advance(to: time)
  }
}
