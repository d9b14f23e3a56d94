import SegueCatalog
import SegueTimeline

extension InteractiveTransition {
  /// Advances to a time.
  public mutating func advance(to time: Double) {
    switch motion {
    case .held: return
    case .scrubbing(let run, let offsets):
      progress = min(max(run.progress(at: time), 0), 1)
      values.set(progress: progress)
      writeHeld()
      frame.add(offsets, weight: 1 - run.fraction(at: time))
      if time >= run.end { state = .completed(run.target == 1) }
    case .playing(let completionAnimation):
      progress = completionAnimation.progress(at: time)
      completionAnimation.write(at: time, into: &frame)
      if time >= completionAnimation.end { complete(completionAnimation) }
    }
  }

  private mutating func complete(_ completionAnimation: CompletionAnimation) {
    state = .completed(completionAnimation.target == 1)
    guard let next = completionAnimation.next else { return }
    motion = .playing(
      CompletionAnimation(
        next, .none, startingAt: completionAnimation.end, from: completionAnimation.target,
        to: completionAnimation.target))
    become(next.layers)
    frame = next.sample(at: 0)
  }

  /// Settles toward an outcome without a finger.
  mutating func settle(
    _ outcome: Outcome, _ decision: InteractionDecision, at time: Double
  ) {
    self.decision = decision
    state = outcome == .finished ? .finishing : .cancelling
    releasedProgress = progress
    let current = handOver()
    failure = nil
    if case .cancel(let finish) = decision { chooseDetent(finish) }
    if let completionAnimation = completionAnimation(to: outcome, from: current, at: time) {
      become(completionAnimation.timeline.layers)
      motion = .playing(completionAnimation)
    } else {
      let offsets = offsets()
      motion = .scrubbing(run(to: outcome, isDisplaced: !offsets.isEmpty, at: time), offsets)
    }
    advance(to: time)
  }

  /// Replaces the layers.
  mutating func become(_ layers: [Layer]) {
    revision += 1
    self.layers = layers
    let own = held.layers
    heldIndices =
      layers.map { $0.id } == own.map { $0.id }
      ? nil : layers.map { layer in own.firstIndex { $0.id == layer.id } }
  }

  /// The completion animation for an outcome; nil if only the progress is animated.
  mutating func completionAnimation(
    to outcome: Outcome, from current: [String: LayerMotion], at time: Double
  ) -> CompletionAnimation? {
    var stage = stage
    stage.current = current
    let completion = plan.completion(of: outcome)
    var timeline: Timeline?
    do throws(AnimatorFailure) {
      if fadesToOutcome { return try fade(to: outcome, at: time) }
      if animation.match.showsOwnPreset, completion.choreography != nil {
        timeline = try plan.timeline(
          of: outcome, on: stage, values: values, parameters: animation.match.parameters)
      } else if held.isFollowing, outcome == .finished {
        timeline = try rerun(completion, on: stage)
      }
      if timeline == nil, held.isFollowing { timeline = try still(at: outcome, completion) }
    } catch {
      failure = error
    }
    guard let timeline else { return nil }
    let easing = plan.handsVelocityOver ? nil : fade(completion, over: timeline.duration)
    return CompletionAnimation(
      timeline, HandOffBlend(into: timeline, from: current, easing: easing), startingAt: time,
      from: progress, to: outcome.progress)
  }

  /// The operation's own animation, restarted from the current state.
  func rerun(
    _ completion: InteractionPlan.Completion, on stage: Stage
  ) throws(AnimatorFailure) -> Timeline? {
    let timeline = try animation.timeline(for: stage)
    guard let seconds = completion.duration else { return timeline }
    do throws(TimelineProblem) {
      return try timeline?.scaled(
        toDuration: values.number(seconds).clamped(to: ValueBounds.duration))
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  /// A still timeline of the layers in an outcome's state; the blend does all the moving.
  func still(
    at outcome: Outcome, _ completion: InteractionPlan.Completion
  ) throws(AnimatorFailure) -> Timeline {
    let before = held.before(values)
    let layers = layers.enumerated().map { index, layer in
      let own = held.layers.firstIndex { $0.id == layer.id }
      var result = layer
      result.state = own.map { before.states[$0] } ?? frame.states[index]
      return result
    }
    let isDisplaced = zip(layers, frame.states).contains { $0.state != $1 }
    do throws(TimelineProblem) {
      return try Timeline(
        duration: remaining(to: outcome, completion, isDisplaced: isDisplaced), layers: layers,
        tracks: [])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }

  func run(to outcome: Outcome, isDisplaced: Bool, at time: Double) -> ProgressAnimation {
    let completion = plan.completion(of: outcome)
    let seconds = remaining(to: outcome, completion, isDisplaced: isDisplaced)
    // If only layers move, but not the progress, there is no velocity for a spring to take over.
    guard plan.handsVelocityOver, progress != outcome.progress else {
      return ProgressAnimation(
        from: progress, to: outcome.progress, startingAt: time, duration: seconds,
        easing: fade(completion, over: seconds))
    }
    let whole = completion.duration == nil ? duration / speed(of: completion) : seconds
    return ProgressAnimation(
      from: progress, to: outcome.progress, startingAt: time, speed: progressSpeed,
      spring: Spring(continuing: completion.easing.map(values.easing), duration: whole))
  }

  /// The remaining duration, in seconds: the remaining fraction at the completion speed.
  ///
  /// The progress can be at the outcome while layers are still displaced, if it is clamped or does not depend on all
  /// of the finger's movement. The result is then at least ``shortestReturn`` at that speed.
  func remaining(
    to outcome: Outcome, _ completion: InteractionPlan.Completion, isDisplaced: Bool
  ) -> Double {
    let rest = abs(outcome.progress - progress) * duration
    let seconds =
      completion.duration.map(values.number)
      ?? max(rest, isDisplaced ? Self.shortestReturn : 0) / speed(of: completion)
    return seconds.clamped(to: ValueBounds.duration)
  }

  /// The shortest default time in which displaced layers reach an outcome, in seconds.
  package static let shortestReturn = 0.2

  func speed(of completion: InteractionPlan.Completion) -> Double {
    max(completion.speed.map(values.number) ?? 1, Self.slowest)
  }

  /// The lowest completion speed, so that every completion ends.
  private static let slowest = 0.01

  func fade(
    _ completion: InteractionPlan.Completion, over seconds: Double
  ) -> TimingFunction {
    completion.easing.map(values.easing)?.resolved(duration: seconds) ?? .named("ease-in-out")
      ?? .linear
  }
}

extension Outcome {
  var progress: Double { self == .finished ? 1 : 0 }
}

extension Spring {
  /// The spring that takes over the finger's velocity: the easing's, or a critically damped one.
  fileprivate init(continuing easing: TimingDescription?, duration seconds: Double) {
    self =
      switch easing {
      case .spring(let spring): spring
      case .uiKitSpring(let spring): spring.spring(duration: seconds)
      case .function, nil: UIKitSpring.critical.spring(duration: seconds)
      }
  }
}
