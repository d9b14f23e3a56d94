import SegueCatalog
import SegueTimeline

extension TransitionRunner {
  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time.
  ///   - scroll: the scroll view under the finger, if any.
  ///   - offer: the change offered for a finger's direction; nil for none.
  /// - Returns: the state of the interaction.
  func handle(
    _ touch: TouchEvent, scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) -> InteractionState {
    session.advance(to: touch.time)
    let decision = running?.interaction?.decision
    if running == nil {
      track(touch, scroll, offer)
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
  private func track(
    _ touch: TouchEvent, _ scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) {
    if touch.phase == .began {
      tracking = .down(touch)
      return
    }
    arm(touch, scroll, offer)
    guard case .armed(let offer, var driver) = tracking else { return }
    let isRecognized = driver.handle(touch, scroll: scroll)
    tracking = isRecognized ? .idle : .armed(offer, driver)
    if isRecognized { _ = submit(offer.operation, by: driver, offer.prepare) }
  }

  /// Requests an offer once the finger's direction is known.
  private func arm(
    _ touch: TouchEvent, _ scroll: ScrollPosition?, _ offer: (Point) -> GestureOffer?
  ) {
    guard case .down(let began) = tracking else { return }
    let movement = touch.position - began.position
    if touch.phase == .moved, movement == .zero, touch.second == nil { return }
    tracking = .idle
    guard touch.phase == .moved, let offer = offer(movement), var driver = driver(for: offer)
    else { return }
    _ = driver.handle(began, scroll: scroll)
    tracking = .armed(offer, driver)
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
