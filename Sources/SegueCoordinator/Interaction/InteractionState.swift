/// The state of an interaction.
///
/// possible → began → changing → finishing or cancelling → completed. A new touch while it finishes
/// or cancels returns it to changing.
public enum InteractionState: Hashable, Sendable {
  /// No gesture has been recognized.
  case possible
  /// The gesture has just begun.
  case began
  /// The finger holds the transition.
  case changing
  /// The transition is settling toward the arriving screen.
  case finishing
  /// The transition is settling back to its start.
  case cancelling
  /// The interaction has ended: true if the arriving screen stays.
  case completed(Bool)

  /// Whether a finger holds the transition.
  public var isHeld: Bool { self == .began || self == .changing }

  /// Whether the transition is settling without a finger.
  public var isSettling: Bool { self == .finishing || self == .cancelling }
}

extension InteractionState: CustomStringConvertible {
  /// The state as one word.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changing: "changing"
    case .finishing: "finishing"
    case .cancelling: "cancelling"
    case .completed(true): "finished"
    case .completed(false): "cancelled"
    }
  }
}

/// A decision about an interaction, with its reason.
public enum InteractionDecision: Hashable, Sendable {
  /// The touch is not the gesture.
  case refused(GestureRefusal)
  /// The gesture was recognized.
  case began
  /// A finger grabbed the settling transition.
  case caught
  /// The finger was lifted while `finish` was true; contains its text.
  case finish(String)
  /// The finger was lifted while `finish` was false; contains its text.
  case cancel(String)
  /// The finger was lifted while `finish` was false, and the screen moves to another detent;
  /// contains its name and the text of `finish`.
  case rest(detent: String, finish: String)
  /// `cancel` became true while the finger was down; contains its text.
  case givenUp(String)
  /// `complete` became true while the finger was down; contains its text.
  case completed(String)
  /// The system cancelled the touch.
  case takenBySystem
  /// Another change was requested while the finger was down.
  case interrupted
  /// The app requested the outcome while the finger was down.
  case requested(finish: Bool)
}

extension InteractionDecision: CustomStringConvertible {
  /// The decision as text.
  public var description: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal)"
    case .began: "began"
    case .caught: "grabbed by a finger"
    case .finish(let condition): "finish '\(condition)' is true → finished"
    case .cancel(let condition): "finish '\(condition)' is false → cancelled"
    case .rest(let detent, let condition):
      "finish '\(condition)' is false → rests at '\(detent)'"
    case .givenUp(let condition): "cancel '\(condition)' is true → cancelled"
    case .completed(let condition): "complete '\(condition)' is true → finished"
    case .takenBySystem: "the system cancelled the touch → cancelled"
    case .interrupted: "another change was requested → cancelled"
    case .requested(finish: true): "requested by the app → finished"
    case .requested(finish: false): "requested by the app → cancelled"
    }
  }
}

/// The reason why a touch does not become a gesture.
public enum GestureRefusal: Hashable, Sendable {
  /// The gesture requires two fingers.
  case oneFinger
  /// The finger came down too far from the gesture's edge.
  case awayFromEdge
  /// The finger moved before it had rested long enough.
  case movedTooSoon
  /// The finger moved in another direction.
  case otherDirection
  /// There is no tab on that side.
  case noTabThere
  /// The preset's `begin` is false; contains its text.
  case begin(String)
  /// The preset's `recognize` is false; contains its text.
  case recognize(String)
}

extension GestureRefusal: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .oneFinger: "the gesture needs two fingers"
    case .awayFromEdge: "the finger went down too far from the edge"
    case .movedTooSoon: "the finger moved before it had rested for half a second"
    case .otherDirection: "the finger moved in another direction"
    case .noTabThere: "there is no tab on that side"
    case .begin(let condition): "'begin' is false: \(condition)"
    case .recognize(let condition): "'recognize' is false: \(condition)"
    }
  }
}
