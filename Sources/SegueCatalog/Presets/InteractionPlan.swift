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
  /// Whether the preset declares that only the finger's place counts when it lifts, not its speed.
  ///
  /// Only the laws read this; a compiled catalog does not contain it.
  public var ignoresFlicks = false

  /// Creates an interaction that begins only where content under the finger cannot scroll with it.
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

extension InteractionPlan {
  /// The swipe from the leading edge that every navigation stack has.
  ///
  /// For presets without an interaction of their own: the finger scrubs the transition, which
  /// finishes if the finger's speed would carry it past the middle in 0.3 s.
  public static let swipeBack: InteractionPlan = {
    func expression(
      _ text: String, _ instructions: [Instruction], _ type: ExpressionType, _ interval: Interval
    ) -> Expression {
      guard
        let expression = Expression(
          text: text, instructions: instructions, type: type, interval: interval)
      else { preconditionFailure("'\(text)' needs too large a stack") }
      return expression
    }
    let scope = ExpressionScope(.interaction, parameters: [], elements: [])
    func slot(_ name: String) -> Instruction {
      guard let slot = scope.slot(of: name) else { preconditionFailure("there is no \(name)") }
      return .variable(UInt32(slot))
    }
    let progress = expression(
      "gesture.distance / container.width",
      [slot("gesture.distance"), slot("container.width"), .binary(.divide)], .number, .everything)
    return InteractionPlan(
      gesture: .edgePan(.leading), progress: progress,
      finish: expression(
        "projected(300ms) > 0.5",
        progress.projected(after: [.constant(0.3)]) + [.constant(0.5), .binary(.greater)],
        .boolean, .boolean))
  }()
}

extension InteractionPlan {
  /// The same interaction, begun by another gesture, which leaves the finger to content that can scroll with it.
  package func begun(by gesture: Gesture) -> InteractionPlan {
    var other = self
    other.gesture = gesture
    other.recognize = gesture.scrollCondition
    return other
  }

  /// The same interaction without an end: it is always cancelled, or rests at a detent.
  package func neverFinishing() -> InteractionPlan {
    guard
      let never = Expression(
        text: "false", instructions: [.constant(0)], type: .boolean, interval: .boolean)
    else { preconditionFailure("a constant needs no stack") }
    var other = self
    (other.finish, other.complete) = (never, nil)
    return other
  }
}

extension InteractionPlan.Gesture {
  /// The default of ``InteractionPlan/recognize``: content under the finger scrolls first, and the gesture begins
  /// only where it can scroll no farther that way; nil for gestures that do not compete with scrolling.
  ///
  /// An edge drag takes precedence over scrolling, and an overscroll begins with scrolling.
  var scrollCondition: Expression? {
    switch self {
    case .pan(.down): .flag("scroll.at-top")
    case .pan(.up): .flag("scroll.at-bottom")
    // Content moves with the finger: a drag toward the trailing edge scrolls to the leading end.
    case .pan(.trailing): .flag("scroll.at-leading")
    case .pan(.leading): .flag("scroll.at-trailing")
    case .pan(.horizontal), .pan(.vertical), .pan(.any): .flag("scroll.at-end")
    case .edgePan, .overscroll, .pinch, .longPress: nil
    }
  }
}

extension Expression {
  /// The value of one of the stage's flags.
  fileprivate static func flag(_ name: String) -> Expression {
    let scope = ExpressionScope(.interaction)
    guard let slot = scope.slot(of: name),
      let flag = Expression(
        text: name, instructions: [.variable(UInt32(slot))], type: .boolean, interval: .boolean)
    else { preconditionFailure("there is no \(name)") }
    return flag
  }
}
