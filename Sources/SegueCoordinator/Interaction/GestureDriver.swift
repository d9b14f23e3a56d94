public import SegueCatalog
public import SegueTimeline

/// A driver of a transition by touches: it recognizes the gesture, follows it, releases it, and can
/// be grabbed again.
///
/// Touches and times are inputs; the state and the ``transition`` are outputs. When a touch becomes
/// the gesture, the owner decides whether a transition begins: a container calls its delegate
/// first, an ``InteractionRun`` begins immediately.
public struct GestureDriver: Sendable {
  /// The transition driven by the gesture; nil until one begins.
  public var transition: InteractiveTransition? { shared?.transition }

  private var shared: SharedTransition?
  private var recognizer: GestureRecognizer
  /// The decision made before the transition began.
  private var earlierDecision: InteractionDecision?

  /// Creates a driver that waits for the gesture of an interaction.
  ///
  /// - Parameters:
  ///   - animation: the animation controller of the transition.
  ///   - plan: the interaction.
  ///   - stage: the stage when the finger comes down.
  public init(_ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage) {
    recognizer = GestureRecognizer(
      plan, on: stage, parameters: animation.match.parameters, scope: animation.match.preset.scope)
  }

  /// Starts a transition that runs by itself until a touch grabs it: UIKit's
  /// `wantsInteractiveStart` turned off.
  ///
  /// - Parameter time: the start time, in seconds.
  /// - Throws: ``AnimatorFailure`` if the animator fails.
  public init(
    running animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    from time: Double
  ) throws(AnimatorFailure) {
    self.init(animation, plan, on: stage)
    shared = SharedTransition(
      try InteractiveTransition(running: animation, plan, on: stage, from: time))
  }

  /// The stage, on which a cancelled dismissal may have left the screen at another detent.
  var stage: Stage { recognizer.stage }

  /// The state of the gesture.
  public var gestureState: GestureState { recognizer.gestureState }
  /// The gesture to recognize.
  package var gesture: InteractionPlan.Gesture { recognizer.gesture }
  /// Whether a finger that rests can become the gesture.
  package var awaitsLongPress: Bool { recognizer.awaitsLongPress }
  /// Begins the transition of the recognized gesture.
  ///
  /// - Throws: ``AnimatorFailure`` if the animator fails; the gesture drives nothing then.
  public mutating func begin(
    _ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage
  ) throws(AnimatorFailure) {
    shared = SharedTransition(
      try InteractiveTransition(
        animation, plan, on: stage, gestureState, scroll: recognizer.scroll))
  }

  /// Advances to a time.
  public mutating func advance(to time: Double) { own()?.transition.advance(to: time) }

  /// Continues at the same progress on another stage, after the container was resized.
  ///
  /// - Throws: ``AnimatorFailure`` if the animator fails on that stage; nothing changes then.
  public mutating func move(to stage: Stage, at time: Double) throws(AnimatorFailure) {
    try own()?.transition.move(to: stage, at: time)
  }
}

// MARK: The transition

/// A transition that copies of a driver share until one of them changes it.
///
/// A transition is large. If the driver stored it inline, reading one part would copy and retain all
/// of it, thousands of times a second.
private final class SharedTransition: Sendable {
  // Changed only through `own()`, by the one driver that holds it; the compiler checks exclusive access to the driver.
  @exclusivity(unchecked) nonisolated(unsafe) var transition: InteractiveTransition

  init(_ transition: InteractiveTransition) { self.transition = transition }
}

extension GestureDriver {
  /// The state of the interaction.
  public var state: InteractionState { shared?.transition.state ?? .possible }
  /// The progress of the transition, 0…1.
  public var percentComplete: Double { shared?.transition.progress ?? 0 }
  /// The latest decision.
  public var decision: InteractionDecision? { shared?.transition.decision ?? earlierDecision }
  /// The layers of the frame; nil until a transition begins.
  public var layers: [Layer]? { shared?.transition.layers }
  /// The number of changes to the layer list.
  public var revision: Int { shared?.transition.revision ?? 0 }
  /// The current state of the layers; nil until a transition begins.
  public var frame: Frame? { shared?.transition.frame }
  /// The end time without further touches; nil while no transition has begun or a finger holds it.
  public var end: Double? { shared?.transition.end }
  /// The running completion timeline; nil while a finger or the progress alone drives the
  /// transition.
  public var completionAnimation: Timeline? { shared?.transition.completionAnimation }
  /// The reason why the preset's own completion failed, if it did.
  public var failure: AnimatorFailure? { shared?.transition.failure }
  /// The detent at which a cancelled dismissal leaves the presented screen; nil if it stays where
  /// it was.
  public var detent: Detent? { shared?.transition.detent }
  /// The duration without interaction, in seconds; nil until a transition begins.
  package var duration: Double? { shared?.transition.duration }
  /// The layers and their state before the gesture; nil until a transition begins.
  package var rest: (layers: [Layer], frame: Frame)? {
    shared.map { ($0.transition.held.layers, $0.transition.restingFrame) }
  }

  /// The transition, copied first if another driver shares it, so that it can be changed.
  private mutating func own() -> SharedTransition? {
    if !isKnownUniquelyReferenced(&shared) {
      shared = shared.map { SharedTransition($0.transition) }
    }
    return shared
  }
}

// MARK: Touches

extension GestureDriver {
  /// Handles a touch event, advancing to its time.
  ///
  /// - Parameters:
  ///   - touch: the touch event.
  ///   - scroll: the scroll view that shares the touch, if any.
  /// - Returns: whether this touch was recognized as the gesture, so that ``begin(_:_:on:)``
  ///   should be called.
  public mutating func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> Bool {
    advance(to: touch.time)
    if touch.phase == .began, !mayBegin(with: touch) { return false }
    let recognition = recognizer.handle(touch, scroll: scroll)
    let time = touch.time
    switch recognition {
    case .possible, .ignored: break
    case .refused(let refusal): earlierDecision = .refused(refusal)
    case .recognized: return true
    case .changed: own()?.transition.follow(gestureState, scroll: scroll, at: time)
    case .ended: own()?.transition.release(gestureState, scroll: scroll, at: time)
    case .cancelled: own()?.transition.touchCancelled(gestureState, at: time)
    }
    return false
  }

  /// Whether a new touch may still become the gesture; a touch on a settling transition grabs that transition.
  private mutating func mayBegin(with touch: TouchEvent) -> Bool {
    switch state {
    case .possible: return true
    // A second finger does not disturb the first.
    case .began, .changing: return false
    case .finishing, .cancelling:
      guard shared?.transition.canBeGrabbed == true else { return false }
      recognizer.grab(touch)
      own()?.transition.regrab(at: touch.time)
      return false
    case .completed(true): return false
    case .completed(false):
      earlierDecision = decision
      if let shared { recognizer = GestureRecognizer(for: shared.transition) }
      shared = nil
      return true
    }
  }
}

extension GestureRecognizer {
  /// Creates a recognizer for the stage that a transition has left.
  fileprivate init(for transition: InteractiveTransition) {
    let match = transition.animation.match
    self.init(
      transition.plan, on: transition.stage, parameters: match.parameters,
      scope: match.preset.scope)
  }
}
