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
