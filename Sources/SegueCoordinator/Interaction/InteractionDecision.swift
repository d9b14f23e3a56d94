/// What was decided about an interaction, and why.
public enum InteractionDecision: Hashable, Sendable {
  /// The touch is not the gesture.
  case refused(GestureRefusal)
  /// The gesture was recognized.
  case began
  /// A finger caught the transition while it went on by itself.
  case caught
  /// The finger was lifted, and `finish` held; with its text.
  case finish(String)
  /// The finger was lifted, and `finish` did not hold; with its text.
  case cancel(String)
  /// `cancel` held while the finger was still down; with its text.
  case givenUp(String)
  /// The system took the touch away.
  case takenBySystem
  /// Another change was asked for while the finger was down.
  case interrupted
  /// The app asked for the outcome while the finger was down.
  case requested(finish: Bool)
}

extension InteractionDecision: CustomStringConvertible {
  /// The decision in words.
  public var description: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal)"
    case .began: "began"
    case .caught: "caught by a finger"
    case .finish(let condition): "finish: \(condition) holds"
    case .cancel(let condition): "cancel: \(condition) does not hold"
    case .givenUp(let condition): "cancel: \(condition) holds"
    case .takenBySystem: "cancel: the system took the touch away"
    case .interrupted: "cancel: another change was asked for"
    case .requested(finish: true): "finish: the app asked for it"
    case .requested(finish: false): "cancel: the app asked for it"
    }
  }
}
