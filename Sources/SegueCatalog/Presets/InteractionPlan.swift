public import SegueTimeline

/// What a finger can do to a transition.
public struct InteractionPlan: Sendable {
  /// The movement that it takes.
  public enum Gesture: Hashable, Sendable {
    /// A drag anywhere, in a direction or along an axis.
    case pan(Direction)
    /// A drag that begins at an edge.
    case edgePan(Edge)
    /// Two fingers moving together or apart.
    case pinch
    /// Pulling scrolled content past its end.
    case overscroll(Edge)
  }

  /// The directions of a drag.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case any, horizontal, vertical, up, down, leading, trailing
  }

  /// The edges of the container.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom
  }

  /// What becomes of a transition that the finger let go.
  public struct Completion: Sendable {
    /// The pace relative to the timeline's own.
    @Indirect public var speed: Expression?
    /// How long it takes, in seconds, where not by speed.
    public var duration: Expression?
    /// How it is paced.
    public var easing: TimingDescription?
    /// A choreography of its own from where everything is.
    @Indirect public var choreography: ChoreographyPlan?

    /// Creates a completion at the timeline's own pace.
    public init() {}
  }

  /// The movement that it takes.
  public var gesture: Gesture
  /// Whether a movement that begins may become the gesture.
  @Indirect public var begin: Expression?
  /// Whether a movement that is recognized becomes the gesture.
  @Indirect public var recognize: Expression?
  /// How far the transition is, given the gesture.
  public var progress: Expression
  /// Whether the transition finishes when the finger lifts.
  public var finish: Expression
  /// Whether the gesture is given up while the finger is still down.
  @Indirect public var cancel: Expression?
  /// Layers that are added while a finger holds the transition, and settings of those that are there anyway.
  public var layers: [LayerPlan] = []
  /// Layers that follow the finger.
  public var tracks: [TrackPlan] = []
  /// What happens when it finishes.
  public var onFinish = Completion()
  /// What happens when it is cancelled.
  public var onCancel = Completion()
  /// Whether what follows starts with the finger's speed.
  public var handsVelocityOver = false
  /// Whether a touch that the system takes away is decided by ``finish``; otherwise it cancels.
  public var decidesWhenTouchIsLost = false

  /// Creates an interaction.
  public init(gesture: Gesture, progress: Expression, finish: Expression) {
    self.gesture = gesture
    self.progress = progress
    self.finish = finish
  }
}

/// What a scroll position does.
public struct ScrollPlan: Sendable {
  /// The tracks; their values are read at each position, so they hold a single value each.
  public var tracks: [TrackPlan]

  /// Creates a plan.
  public init(tracks: [TrackPlan]) { self.tracks = tracks }
}
