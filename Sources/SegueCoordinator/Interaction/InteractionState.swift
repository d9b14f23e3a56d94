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
