public import SegueCatalog
public import SegueTimeline

/// Drives a transition by touches: recognizes the gesture, follows it, lets go, and is caught again.
///
/// Touches and times go in; the state and the ``transition`` come out. When a touch becomes the gesture, the
/// owner decides whether a transition begins: a container asks its delegate first, an ``InteractionRun`` just
/// begins.
public struct GestureDriver: Sendable {
  /// The transition that the gesture drives; nil until one begins.
  public private(set) var transition: InteractiveTransition?

  private var recognizer: GestureRecognizer
  /// What was decided before the transition began.
  private var earlierDecision: InteractionDecision?

  /// Waits for the gesture of an interaction.
  ///
  /// - Parameters:
  ///   - animation: who would animate the transition.
  ///   - plan: what the finger can do.
  ///   - stage: where everything is when the finger comes down.
  public init(_ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage) {
    recognizer = GestureRecognizer(
      plan, on: stage, parameters: animation.match.parameters, scope: animation.match.preset.scope)
  }

  /// Starts a transition that runs by itself until a finger catches it: UIKit's `wantsInteractiveStart`
  /// turned off.
  ///
  /// - Parameter time: when it starts, in seconds.
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  public init(
    running animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    from time: Double
  ) throws(AnimatorFailure) {
    self.init(animation, plan, on: stage)
    transition = try InteractiveTransition(running: animation, plan, on: stage, from: time)
  }

  /// Where the interaction is.
  public var state: InteractionState { transition?.state ?? .possible }
  /// How far the transition is, 0…1.
  public var percentComplete: Double { transition?.progress ?? 0 }
  /// What the gesture amounts to.
  public var reading: GestureState { recognizer.reading }
  /// What was decided last.
  public var decision: InteractionDecision? { transition?.decision ?? earlierDecision }

  /// Begins the transition of the gesture that was recognized.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out; then the gesture drives nothing.
  public mutating func begin(
    _ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage
  ) throws(AnimatorFailure) {
    transition = try InteractiveTransition(
      animation, plan, on: stage, reading, scroll: recognizer.scroll)
  }

  /// Lets time pass.
  public mutating func advance(to time: Double) { transition?.advance(to: time) }

  /// Goes on at the same progress on another stage, after the container has got another size.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out there; then nothing changes.
  public mutating func move(to stage: Stage, at time: Double) throws(AnimatorFailure) {
    try transition?.move(to: stage, at: time)
  }
}

// MARK: Touches

extension GestureDriver {
  /// Takes a touch event; time has passed until then.
  ///
  /// - Parameters:
  ///   - touch: what the finger did.
  ///   - scroll: the scroll view that shares the touch, if there is one.
  /// - Returns: whether this touch made it the gesture: the moment to call ``begin(_:_:on:)``.
  public mutating func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> Bool {
    advance(to: touch.time)
    if touch.phase == .began, !mayBegin(with: touch) { return false }
    let recognition = recognizer.handle(touch, scroll: scroll)
    // The transition changes in place: reading a part of an optional copies all of it, thousands of times a second.
    let (reading, time) = (recognizer.reading, touch.time)
    switch recognition {
    case .possible, .ignored: break
    case .refused(let refusal): earlierDecision = .refused(refusal)
    case .recognized: return true
    case .changed: transition?.follow(reading, scroll: scroll, at: time)
    case .ended: transition?.release(reading, scroll: scroll, at: time)
    case .cancelled: transition?.touchCancelled(reading, at: time)
    }
    return false
  }

  /// Whether a finger that comes down may still become the gesture; one that comes down on what goes on by
  /// itself catches it.
  private mutating func mayBegin(with touch: TouchEvent) -> Bool {
    switch state {
    case .possible: return true
    // A second finger does not disturb the first.
    case .began, .changing: return false
    case .finishing, .cancelling:
      recognizer.grab(touch)
      transition?.regrab(at: touch.time)
      return false
    case .completed(true): return false
    case .completed(false):
      earlierDecision = decision
      transition = nil
      return true
    }
  }
}
