public import SegueCatalog
public import SegueTimeline

/// An interaction of a preset alone, from the first touch to its outcome: a ``GestureDriver`` on a fixed stage,
/// without a container.
public struct InteractionRun: Sendable {
  /// How the layers stand before a finger takes hold.
  public let rest: (layers: [Layer], frame: Frame)

  private let animation: AnimationController
  private let plan: InteractionPlan
  private let stage: Stage
  private var driver: GestureDriver

  /// Prepares an interaction.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  /// - Returns: nil where the preset has no interaction for the stage's operation.
  public init?(_ animation: AnimationController, on stage: Stage) throws(AnimatorFailure) {
    guard let plan = animation.match.interaction else { return nil }
    let waiting = try InteractiveTransition(animation, plan, on: stage, GestureState())
    rest = (waiting.layers, waiting.restingFrame)
    driver = GestureDriver(animation, plan, on: stage)
    self.animation = animation
    self.plan = plan
    self.stage = stage
  }

  /// Takes a touch event; time has passed until then.
  ///
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  public mutating func handle(
    _ touch: TouchEvent, scroll: ScrollPosition? = nil
  ) throws(AnimatorFailure) {
    if driver.handle(touch, scroll: scroll) { try driver.begin(animation, plan, on: stage) }
  }

  /// Lets time pass.
  public mutating func advance(to time: Double) { driver.advance(to: time) }
}

extension InteractionRun {
  /// Where the interaction is.
  public var state: InteractionState { driver.state }
  /// How far the transition is, 0…1.
  public var progress: Double { driver.percentComplete }
  /// What the gesture amounts to.
  public var reading: GestureState { driver.reading }
  /// What was decided last.
  public var decision: InteractionDecision? { driver.decision }
  /// The layers that the frame is of.
  public var layers: [Layer] { driver.transition?.layers ?? rest.layers }
  /// How often the layers became others.
  public var revision: Int { driver.transition?.revision ?? 0 }
  /// How the layers stand now.
  public var frame: Frame { driver.transition?.frame ?? rest.frame }
  /// When it will be over if nobody touches it; nil while it waits for a finger or is held by one.
  public var end: Double? { state.isSettling ? driver.transition?.end : nil }
  /// The timeline that plays now; nil while a finger or the progress alone drives it.
  public var completionAnimation: Timeline? { driver.transition?.completionAnimation }
  /// Why the preset's own way to the outcome could not be taken, if so.
  public var failure: AnimatorFailure? { driver.transition?.failure }
}
