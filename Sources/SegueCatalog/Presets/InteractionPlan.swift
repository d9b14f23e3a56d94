import SegueTimeline

/// The interaction that drives a transition.
public struct InteractionPlan: Sendable {
  /// The gesture.
  public enum Gesture: Hashable, Sendable {
    /// A drag that begins anywhere, in a direction or along an axis.
    case pan(Direction)
    /// A drag that begins at an edge.
    case edgePan(Edge)
    /// Two fingers moving together or apart.
    case pinch
    /// Pulling scrolled content past its end.
    case overscroll(Edge)
    /// A finger that rests for half a second, and then drags.
    case longPress
  }

  /// The directions of a drag.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case any, horizontal, vertical, up, down, leading, trailing
  }

  /// The edges of the container.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom
  }

  /// The completion of a transition after the finger is lifted.
  public struct Completion: Sendable {
    /// The speed relative to the timeline's own.
    @Indirect public var speed: Expression?
    /// The duration, in seconds, if not given by speed.
    public var duration: Expression?
    /// The easing.
    public var easing: EasingPlan?
    /// A separate choreography that starts from the current state.
    @Indirect public var choreography: ChoreographyPlan?

    /// Creates a completion at the timeline's own speed.
    public init() {}
  }

  /// The gesture.
  public var gesture: Gesture
  /// The condition for a starting movement to become the gesture.
  @Indirect public var begin: Expression?
  /// The condition for a recognized movement to become the gesture; of a drag, by default, that the
  /// content under the finger can scroll no farther that way.
  @Indirect public var recognize: Expression?
  /// The progress of the transition as a function of the gesture.
  public var progress: Expression
  /// The condition for finishing the transition when the finger lifts.
  public var finish: Expression
  /// The condition for cancelling the gesture while the finger is still down.
  @Indirect public var cancel: Expression?
  /// The condition for finishing the transition while the finger is still down.
  @Indirect public var complete: Expression?
  /// Layers added during the interaction, and settings of existing layers.
  public var layers: [LayerPlan] = []
  /// The tracks that follow the finger.
  public var tracks: [TrackPlan] = []
  /// The completion when the transition finishes.
  public var onFinish = Completion()
  /// The completion when the transition is cancelled.
  public var onCancel = Completion()
  /// Whether the completion starts with the finger's velocity.
  public var handsVelocityOver = false
  /// Whether ``finish`` decides about a touch cancelled by the system; otherwise the transition is
  /// cancelled.
  public var decidesWhenTouchIsLost = false
  /// Whether the preset declares that only the place counts where the finger is lifted, not its speed.
  ///
  /// For the laws, which check a preset's file: a compiled catalog does not contain it.
  public var ignoresFlicks = false

  /// Creates an interaction that content which can scroll with the finger has precedence over.
  public init(gesture: Gesture, progress: Expression, finish: Expression) {
    self.gesture = gesture
    self.progress = progress
    self.finish = finish
    recognize = gesture.scrollCondition
  }
}

/// An effect driven by a scroll position.
public struct ScrollPlan: Sendable {
  /// The tracks; each holds a single value, evaluated at each scroll position.
  public var tracks: [TrackPlan]

  /// Creates a plan.
  public init(tracks: [TrackPlan]) { self.tracks = tracks }
}
