public import SegueCatalog
public import SegueTimeline

/// A transition that a finger holds, lets go, and may catch again.
///
/// It is the percent driver, the direct manipulation and the hand-over in one: whoever owns it tells it what
/// the gesture amounts to and what time it is, and shows its ``frame``. Every update is a pure function of
/// the stage, the gesture and the time, and allocates nothing.
public struct InteractiveTransition: Sendable {
  /// Where the interaction is.
  public internal(set) var state: InteractionState
  /// How far the transition is, 0…1.
  public internal(set) var progress = 0.0
  /// What was decided last.
  public internal(set) var decision: InteractionDecision?
  /// The layers that the frame is of.
  public internal(set) var layers: [Layer]
  /// How often the layers became others: when the finger lets go, the preset may go on with a timeline of
  /// its own.
  public internal(set) var revision = 0
  /// How the layers stand now.
  public internal(set) var frame: Frame
  /// Why the preset's own way to the outcome could not be taken when the finger let go, if so; what is
  /// shown then leads straight there.
  public internal(set) var failure: AnimatorFailure?

  let animation: AnimationController
  let plan: InteractionPlan
  var stage: Stage
  var values: InteractionValues
  var held: HeldLayers
  /// How long the transition takes when nobody holds it, in seconds.
  var duration: Double
  var motion: Motion
  /// The scroll view that shares the touch, as it stood last.
  var scroll: ScrollPosition?
  /// The whole gesture as it was last.
  var reading = GestureState()
  /// The progress when the finger last let go.
  var releasedProgress = 0.0
  /// For each layer the held layer that it is; nil where all of them are, in order.
  var heldIndices: [Int?]?
  var heldFrame: Frame

  enum Motion: Sendable {
    case held(GrabState)
    case scrubbing(ProgressAnimation, [LayerOffset])
    case playing(CompletionAnimation)
  }

  /// Takes hold of a transition.
  ///
  /// - Parameters:
  ///   - animation: who animates it.
  ///   - plan: what the finger can do.
  ///   - stage: where everything is.
  ///   - reading: what the gesture amounts to at its beginning.
  ///   - scroll: the scroll view that shares the touch, if there is one.
  /// - Throws: ``AnimatorFailure`` where the transition cannot be laid out.
  public init(
    _ animation: AnimationController, _ plan: InteractionPlan, on stage: Stage,
    _ reading: GestureState, scroll: ScrollPosition? = nil
  ) throws(AnimatorFailure) {
    try self.init(animation, plan, on: stage, state: .began) { _ in .held(GrabState()) }
    decision = .began
    take(reading, scroll)
  }

  /// Starts a transition that runs by itself until a finger catches it: UIKit's `wantsInteractiveStart`
  /// turned off.
  ///
  /// - Parameter time: when it starts, in seconds.
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

  /// How the held layers stand before the transition.
  var restingFrame: Frame { held.before(values) }

  /// When it will be over if nobody touches it; nil while a finger holds it.
  public var end: Double? {
    switch motion {
    case .held: nil
    case .scrubbing(let run, _): run.end
    case .playing(let completionAnimation): completionAnimation.end
    }
  }

  /// The timeline that plays now; nil while a finger or the progress alone drives it.
  public var completionAnimation: Timeline? {
    if case .playing(let completionAnimation) = motion { completionAnimation.timeline } else { nil }
  }
}

extension Timeline {
  /// A timeline in which nothing is and nothing happens.
  fileprivate static func nothing() throws(AnimatorFailure) -> Timeline {
    do throws(TimelineProblem) {
      return try Timeline(layers: [], tracks: [])
    } catch {
      throw AnimatorFailure(error.description)
    }
  }
}
