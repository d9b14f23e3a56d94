/// The result of requesting a change.
public enum ChangeResult: Hashable, Sendable {
  /// Started; it may already have ended.
  case began(Int)
  /// Queued behind earlier changes.
  case queued(Int)
  /// Refused.
  case refused(Int, Refusal)

  /// The number of the change in the log.
  public var change: Int {
    switch self {
    case .began(let change), .queued(let change), .refused(let change, _): change
    }
  }
}

/// A container's policy for changes requested during a transition.
enum ReentrancyPolicy {
  /// Queue: a navigation stack makes all changes, one after the other.
  case queue
  /// Refuse: as UIKit refuses to present while a presentation is in progress.
  case refuse
  /// Finish the running transition at once: a tab bar shows the tab that was tapped last.
  case finishRunning
}
