/// Where an interaction is.
///
/// possible → began → changing → finishing or cancelling → completed. A finger that comes down while it
/// finishes or cancels takes it back to changing.
public enum InteractionState: Hashable, Sendable {
  /// No gesture has been recognized.
  case possible
  /// The gesture has just taken hold.
  case began
  /// The finger holds the transition.
  case changing
  /// It goes on by itself to the arriving screen.
  case finishing
  /// It goes back by itself to where it was.
  case cancelling
  /// It is over: true where the arriving screen stays.
  case completed(Bool)

  /// Whether a finger holds the transition.
  public var isHeld: Bool { self == .began || self == .changing }

  /// Whether it runs by itself.
  public var isSettling: Bool { self == .finishing || self == .cancelling }
}

extension InteractionState: CustomStringConvertible {
  /// The state in one word.
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
