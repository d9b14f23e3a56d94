import SegueCoordinator

extension InteractionState {
  /// What a transition in this state is doing, as the rest of a sentence: `is moving back`.
  var clause: String {
    switch self {
    case .possible: "waits for a gesture"
    case .began, .changing: "follows the finger"
    case .finishing: "is moving on to its end"
    case .cancelling: "is moving back"
    case .completed(true): "has finished"
    case .completed(false): "has been cancelled"
    }
  }
}
