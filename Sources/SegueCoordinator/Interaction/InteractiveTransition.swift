public import SegueCatalog
public import SegueTimeline

/// An interactive transition that a finger holds, releases, and may grab again.
///
/// Combines percent-driven interaction, direct manipulation and hand-over: the owner provides the
/// gesture and the time, and displays its ``frame``. Every update is a pure function of the stage,
/// the gesture and the time, and does not allocate.
public struct InteractiveTransition: Sendable {
  /// The state of the interaction.
  public internal(set) var state: InteractionState
  /// The progress of the transition, 0…1.
  public internal(set) var progress = 0.0
  /// The latest decision.
  public internal(set) var decision: InteractionDecision?
  /// The layers of the frame.
  public internal(set) var layers: [Layer]
  /// The number of changes to the layer list: a released transition may continue with a timeline of
  /// its own.
  public internal(set) var revision = 0
  /// The current state of the layers.
  public internal(set) var frame: Frame
  /// The reason why the preset's own completion failed, if it did; a direct animation to the
  /// outcome replaces it.
  public internal(set) var failure: AnimatorFailure?

  /// The detent at which a cancelled dismissal leaves the presented screen; nil if it stays where
  /// it was.
  public internal(set) var detent: Detent?

  let animation: AnimationController
  let plan: InteractionPlan
  var stage: Stage
  var values: InteractionValues
  var held: HeldLayers
  /// The duration without interaction, in seconds.
  var duration: Double
  var motion: Motion
  /// The latest state of the scroll view that shares the touch.
  var scroll: ScrollPosition?
  /// The latest state of the whole gesture.
  var gestureState = GestureState()
  /// The progress at the last release.
  var releasedProgress = 0.0
  /// The index of the held layer for each layer; nil if they are the same, in order.
  var heldIndices: [Int?]?
  var heldFrame: Frame

  enum Motion: Sendable {
    case held(GrabState)
    case scrubbing(ProgressAnimation, [LayerOffset])
    case playing(CompletionAnimation)
  }

  /// Begins an interactive transition.
  ///
  /// - Parameters:
  ///   - animation: the animation controller.
  ///   - plan: the interaction.
  ///   - stage: the inputs of the transition.
  ///   - gestureState: the state of the gesture at its beginning.
  ///   - scroll: the scroll view that shares the touch, if any.
  /// - Throws: ``AnimatorFailure`` if the animator fails.
  public init(
    _ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    _ gestureState: GestureState, scroll: ScrollPosition? = nil
  ) throws(AnimatorFailure) {
    try self.init(animation, plan, on: stage, state: .began) { _ in .held(GrabState()) }
    decision = .began
    take(gestureState, scroll)
  }

  /// Starts a transition that runs by itself until a touch grabs it: UIKit's
  /// `wantsInteractiveStart` turned off.
  ///
  /// - Parameter time: the start time, in seconds.
  public init(
    running animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    from time: Double
  ) throws(AnimatorFailure) {
    try self.init(animation, plan, on: stage, state: .finishing) { timeline in
      .playing(CompletionAnimation(timeline, .none, startingAt: time, from: 0, to: 1))
    }
    if case .playing(let completionAnimation) = motion {
      become(completionAnimation.timeline.layers)
    }
    advance(to: time)
  }

  private init(
    _ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    state: InteractionState, _ motion: (Timeline) -> Motion
  ) throws(AnimatorFailure) {
    let timeline = try animation.timeline(for: stage)
    let scope = animation.match.preset.scope
    self.animation = animation
    self.plan = plan
    self.stage = stage
    self.state = state
    values = InteractionValues(stage, parameters: animation.match.parameters, scope: scope)
    held = try HeldLayers(
      plan, timeline, on: stage, parameters: animation.match.parameters, scope: scope)
    duration = timeline?.duration ?? 0
    if let timeline { self.motion = motion(timeline) } else { self.motion = motion(try .nothing()) }
    layers = held.layers
    heldFrame = Frame(states: [])
    frame = Frame(states: [])
    held.write(at: 0, &values, into: &heldFrame)
    frame = heldFrame
  }

  /// The before-state of the held layers.
  var restingFrame: Frame { held.before(values) }

  /// The end time without further touches; nil while a finger holds the transition.
  public var end: Double? {
    switch motion {
    case .held: nil
    case .scrubbing(let run, _): run.end
    case .playing(let completionAnimation): completionAnimation.end
    }
  }

  /// The running completion timeline; nil while a finger or the progress alone drives the
  /// transition.
  public var completionAnimation: Timeline? {
    if case .playing(let completionAnimation) = motion { completionAnimation.timeline } else { nil }
  }
}

extension Timeline {
  /// An empty timeline.
  fileprivate static func nothing() throws(AnimatorFailure) -> Timeline {
    do throws(TimelineProblem) {
      return try Timeline(layers: [], tracks: [])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
