public import SegueCatalog
public import SegueTimeline

/// An interaction from the first touch to its outcome, on a stage of its own: what a container drives, without
/// the container.
public struct InteractionRun: Sendable {
  /// What the gesture amounts to.
  public private(set) var reading = GestureState()
  /// What was decided last.
  public private(set) var decision: InteractionDecision?
  /// How the layers stand before a finger takes hold.
  public let rest: (layers: [Layer], frame: Frame)

  private let animation: AnimationController
  private let plan: InteractionPlan
  private let stage: Stage
  private var recognizer: GestureRecognizer
  /// The transition; while it waits for a finger, the one that would begin.
  ///
  /// Not an optional, of which every look at a part would copy the whole.
  private var transition: InteractiveTransition
  private var isWaiting = true

  /// Prepares an interaction.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  /// - Returns: nil where the preset has no interaction for the stage's operation.
  public init?(_ animation: AnimationController, on stage: Stage) throws(AnimatorFailure) {
    guard let plan = animation.match.interaction else { return nil }
    transition = try InteractiveTransition(animation, plan, on: stage, GestureState())
    self.animation = animation
    self.plan = plan
    self.stage = stage
    rest = (transition.layers, transition.restingFrame)
    recognizer = GestureRecognizer(
      plan, on: stage, parameters: animation.match.parameters,
      scope: animation.match.preset.scope)
  }

  /// Where the interaction is.
  public var state: InteractionState { isWaiting ? .possible : transition.state }
  /// How far the transition is, 0…1.
  public var progress: Double { isWaiting ? 0 : transition.progress }
  /// The layers that the frame is of.
  public var layers: [Layer] { isWaiting ? rest.layers : transition.layers }
  /// How often the layers became others.
  public var revision: Int { isWaiting ? 0 : transition.revision }
  /// How the layers stand now.
  public var frame: Frame { isWaiting ? rest.frame : transition.frame }
  /// When it will be over if nobody touches it; nil while it waits for a finger or is held by one.
  public var end: Double? { state.isSettling ? transition.end : nil }
  /// The timeline that plays now; nil while a finger or the progress alone drives it.
  public var completionAnimation: Timeline? { isWaiting ? nil : transition.completionAnimation }
  /// Why the preset's own way to the outcome could not be taken, if so.
  public var failure: AnimatorFailure? { isWaiting ? nil : transition.failure }

  /// Takes a touch event; time has passed until then.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  public mutating func handle(
    _ touch: TouchEvent, scroll: ScrollPosition? = nil
  ) throws(AnimatorFailure) {
    advance(to: touch.time)
    if case .completed(let finished) = state {
      if finished { return }
      if touch.phase == .began { isWaiting = true }
    }
    if touch.phase == .began, state.isSettling {
      recognizer.grab(touch)
      reading = recognizer.reading
      transition.regrab(at: touch.time)
      decision = transition.decision
      return
    }
    let recognition = recognizer.handle(touch, scroll: scroll)
    reading = recognizer.reading
    try take(recognition, scroll, at: touch.time)
  }

  /// Lets time pass.
  public mutating func advance(to time: Double) {
    guard state.isSettling else { return }
    transition.advance(to: time)
  }

  private mutating func take(
    _ recognition: GestureRecognizer.Recognition, _ scroll: ScrollPosition?, at time: Double
  ) throws(AnimatorFailure) {
    switch recognition {
    case .possible, .ignored: return
    case .refused(let refusal):
      decision = .refused(refusal)
      return
    case .recognized:
      transition = try InteractiveTransition(animation, plan, on: stage, reading, scroll: scroll)
      isWaiting = false
    // What could not be laid out is not followed.
    case .changed where isWaiting, .ended where isWaiting, .cancelled where isWaiting: break
    case .changed: transition.follow(reading, scroll: scroll, at: time)
    case .ended: transition.release(reading, scroll: scroll, at: time)
    case .cancelled: transition.touchCancelled(reading, at: time)
    }
    decision = isWaiting ? nil : transition.decision
  }
}
