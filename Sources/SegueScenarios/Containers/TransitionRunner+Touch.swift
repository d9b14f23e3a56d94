import SegueCoordinator
import SegueCatalog
import SegueTimeline

extension TransitionRunner {
  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time. One that arrives late counts as
  ///     of now: what has been shown is never taken back.
  ///   - scroll: the scroll view under the finger, if any.
  ///   - offer: the change offered for a finger's direction; nil for none.
  /// - Returns: the state of the interaction.
  func handle(
    _ touch: TouchEvent, scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) -> InteractionState {
    session.advance(to: touch.time)
    var touch = touch
    touch.time = session.time
    let decision = running?.interaction?.decision
    if running == nil {
      track(TouchTracking.Sample(touch: touch, scroll: scroll), offer)
    } else {
      // The change that the finger could have begun is no longer possible.
      tracking = .idle
      running?.handle(touch, scroll: scroll)
    }
    report(since: decision)
    showCurrent()
    let state = running?.interaction?.state ?? .possible
    completeIfOver()
    return state
  }

  /// Tracks the gesture of an offered change, and makes the change once it is recognized.
  private func track(_ sample: TouchTracking.Sample, _ offer: (Point) -> GestureOffer?) {
    switch tracking {
    case _ where sample.touch.phase == .began: tracking = .down([sample])
    case .idle: return
    case .down(let samples): aim(samples + [sample], offer)
    case .armed(let offer, let driver): pass([sample], to: driver, offer)
    }
  }

  /// Requests an offer once the finger's direction is clear, since the first points may be a
  /// wobble.
  private func aim(_ samples: [TouchTracking.Sample], _ offer: (Point) -> GestureOffer?) {
    let (first, last) = (samples[0].touch, samples[samples.count - 1].touch)
    tracking = .idle
    guard last.phase == .moved else { return }
    let isClear =
      last.second != nil || first.position.distance(to: last.position) >= GestureRecognizer.slop
    guard isClear || Self.hasJustRested(samples) else {
      return tracking = .down(Self.recent(samples))
    }
    guard let offer = offer(last.position - first.position), let driver = driver(for: offer),
      isClear || driver.awaitsLongPress
    else {
      if !isClear { tracking = .down(Self.recent(samples)) }
      return
    }
    pass(samples, to: driver, offer)
  }

  /// Whether the finger has rested, since the latest sample, as long as in a long press.
  private static func hasJustRested(_ samples: [TouchTracking.Sample]) -> Bool {
    let times = samples.map { $0.touch.time - samples[0].touch.time }
    return times[times.count - 1] >= GestureRecognizer.pressTime
      && times[times.count - 2] < GestureRecognizer.pressTime
  }

  /// The first sample, and those that may still count for the velocity.
  private static func recent(_ samples: [TouchTracking.Sample]) -> [TouchTracking.Sample] {
    let start = samples[samples.count - 1].touch.time - VelocityTracker.window
    return [samples[0]] + samples.dropFirst().drop { $0.touch.time < start }
  }

  private func pass(
    _ samples: [TouchTracking.Sample], to driver: GestureDriver, _ offer: GestureOffer
  ) {
    var driver = driver
    var isRecognized = false
    for sample in samples where driver.handle(sample.touch, scroll: sample.scroll) {
      isRecognized = true
    }
    tracking = isRecognized ? .idle : .armed(offer, driver)
    if isRecognized { _ = submit(offer.operation, by: driver, offer.prepare) }
  }

  /// The driver of an offered change, if its preset has an interaction.
  private func driver(for offer: GestureOffer) -> GestureDriver? {
    guard let change = try? offer.prepare(), change.options.isAnimated else { return nil }
    let stage = change.stage(traits: session.traits)
    guard let animation = session.delegate.animationController(for: change.request(on: stage)),
      let plan = session.delegate.interactionController(for: animation, isInteractive: true)
    else { return nil }
    return GestureDriver(animation, plan, on: stage)
  }

  /// Reports a new decision about the gesture.
  private func report(since before: InteractionDecision?) {
    guard let interaction = running?.interaction, let decision = interaction.decision,
      decision != before
    else { return }
    report(.interaction(decision))
    if let failure = interaction.failure { report(.shortcut(failure)) }
  }
}
