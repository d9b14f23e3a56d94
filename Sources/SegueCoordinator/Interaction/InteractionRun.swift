public import SegueCatalog
public import SegueTimeline

/// A preset's interaction without a container, from the first touch to its outcome, driven by a
/// ``GestureDriver``.
public struct InteractionRun: Sendable {
  /// The state of the layers before a gesture begins, or where a cancelled dismissal leaves them.
  public var rest: (layers: [Layer], frame: Frame) {
    guard driver.detent != nil, let rest = driver.rest else { return start }
    return rest
  }

  private var start: (layers: [Layer], frame: Frame)
  private let animation: AnimationController
  private let plan: InteractionPlan
  private var driver: GestureDriver

  /// Prepares an interaction.
  ///
  /// - Throws: ``AnimatorFailure`` if the animator fails.
  /// - Returns: nil if the preset has no interaction for the stage's operation.
  public init?(_ animation: AnimationController, on stage: Stage) throws(AnimatorFailure) {
    guard let plan = animation.match.interaction else { return nil }
    let waiting = try InteractiveTransition(animation, plan, on: stage, GestureState())
    start = (waiting.layers, waiting.restingFrame)
    driver = GestureDriver(animation, plan, on: stage)
    self.animation = animation
    self.plan = plan
  }

  /// Handles a touch event, advancing to its time.
  ///
  /// - Throws: ``AnimatorFailure`` if the animator fails.
  public mutating func handle(
    _ touch: TouchEvent, scroll: ScrollPosition? = nil
  ) throws(AnimatorFailure) {
    if driver.state == .completed(false) { start = rest }
    if driver.handle(touch, scroll: scroll) { try driver.begin(animation, plan, on: driver.stage) }
  }

  /// Advances to a time.
  public mutating func advance(to time: Double) { driver.advance(to: time) }
}

extension InteractionRun {
  /// The state of the interaction.
  public var state: InteractionState { driver.state }
  /// The progress of the transition, 0…1.
  public var progress: Double { driver.percentComplete }
  /// The state of the gesture.
  public var gestureState: GestureState { driver.gestureState }
  /// The latest decision.
  public var decision: InteractionDecision? { driver.decision }
  /// The layers of the frame.
  public var layers: [Layer] { driver.layers ?? rest.layers }
  /// The number of changes to the layer list.
  public var revision: Int { driver.revision }
  /// The current state of the layers.
  public var frame: Frame { driver.frame ?? rest.frame }
  /// The end time without further touches; nil while waiting for a finger or held by one.
  public var end: Double? { state.isSettling ? driver.end : nil }
  /// The running completion timeline; nil while a finger or the progress alone drives the
  /// transition.
  public var completionAnimation: Timeline? { driver.completionAnimation }
  /// The reason why the preset's own completion failed, if it did.
  public var failure: AnimatorFailure? { driver.failure }
}
