import SegueCoordinator
import SegueCatalog
import SegueTimeline

extension TransitionRunner {
  /// Offers a change for a finger's direction.
  typealias Offering = (Point2D) throws(Refused) -> OfferedChange

  /// Handles a touch.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time. One that arrives late counts as
  ///     of now: what has been shown is never taken back.
  ///   - scroll: the scroll view under the finger, if any.
  ///   - offer: the change offered for a finger's direction.
  /// - Returns: the state of the interaction.
  func handle(
    _ touch: TouchEvent, scroll: ScrollPosition?, _ offer: Offering
  ) -> InteractionState {
    session.advance(to: touch.time)
    var touch = touch
    touch.time = session.time
    let decision = running?.interaction?.decision
    if let running {
      // The change that the finger could have begun is no longer possible.
      if running.isInteractive || touch.phase == .began {
        tracking = .idle
      } else if touch.phase == .moved {
        tracking = tracking.missed(whileRunningAt: touch.time)
      }
      running.handle(touch, scroll: scroll)
    } else {
      track(TouchTracking.Sample(touch: touch, scroll: scroll), offer)
    }
    if touch.phase == .ended, let miss = tracking.miss {
      report(.unrecognized(miss), of: nil)
      tracking = .idle
    }
    report(since: decision)
    showCurrent()
    let state = running?.state ?? .possible
    completeIfOver()
    return state
  }

  /// Tracks the gesture of an offered change, and makes the change once it is recognized.
  private func track(_ sample: TouchTracking.Sample, _ offer: Offering) {
    switch tracking {
    case _ where sample.touch.phase == .began: tracking = .down([sample])
    case .idle, .missed: return
    case .down(let samples): aim(samples + [sample], offer)
    case .armed(let offer, let driver, let preset): pass([sample], to: driver, offer, of: preset)
    }
  }

  /// Requests an offer once the finger's direction is clear, since the first points may be a
  /// wobble.
  private func aim(_ samples: [TouchTracking.Sample], _ offer: Offering) {
    let (first, last) = (samples[0].touch, samples[samples.count - 1].touch)
    tracking = .idle
    guard last.phase == .moved else { return }
    let isClear =
      last.second != nil || first.position.distance(to: last.position) >= GestureRecognizer.slop
    guard isClear || Self.hasJustRested(samples) else {
      return tracking = .down(Self.recent(samples))
    }
    do throws(GestureMiss) {
      let (offer, driver, preset) = try armed(offer, toward: last.position - first.position)
      if isClear || driver.awaitsLongPress { return pass(samples, to: driver, offer, of: preset) }
    } catch {
      if isClear { tracking = .missed(error) }
    }
    if !isClear { tracking = .down(Self.recent(samples)) }
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
    _ samples: [TouchTracking.Sample], to driver: GestureDriver, _ offer: OfferedChange,
    of preset: String
  ) {
    var driver = driver
    var isRecognized = false
    for sample in samples where driver.handle(sample.touch, scroll: sample.scroll) {
      isRecognized = true
    }
    tracking = isRecognized ? .idle : .armed(offer, driver, preset: preset)
    if isRecognized { _ = submit(offer.operation, by: driver, offer.prepare) }
  }

  /// The change offered for a direction, with the driver of its preset's gesture.
  private func armed(
    _ offering: Offering, toward movement: Point2D
  ) throws(GestureMiss) -> (OfferedChange, GestureDriver, preset: String) {
    let (offer, change) = try prepared(offering, toward: movement)
    let stage = change.stage(traits: session.traits)
    guard change.options.isAnimated,
      let animation = session.delegate.animationController(for: change.request(on: stage))
    else { throw .noAnimation(offer.operation) }
    let preset = animation.match.preset.id
    guard
      let plan = session.delegate.interactionController(for: animation, isInteractive: true)
    else { throw .noGesture(preset: preset, offer.operation) }
    return (offer, GestureDriver(animation, plan, on: stage), preset)
  }

  private func prepared(
    _ offering: Offering, toward movement: Point2D
  ) throws(GestureMiss) -> (OfferedChange, ContainerChange) {
    do throws(Refused) {
      let offer = try offering(movement)
      return (offer, try offer.prepare())
    } catch {
      throw .impossible(error.reason)
    }
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
