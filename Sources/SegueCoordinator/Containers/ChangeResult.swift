/// What became of a change that was asked for.
public enum ChangeResult: Hashable, Sendable {
  /// It began; it may be over already.
  case began(Int)
  /// It waits for those before it.
  case queued(Int)
  /// It does not take place.
  case refused(Int, Refusal)

  /// The number of the change, by which the log knows it.
  public var change: Int {
    switch self {
    case .began(let change), .queued(let change), .refused(let change, _): change
    }
  }
}

/// What a container does with a change that is asked for while another one runs.
enum ReentrancyPolicy {
  /// It waits: a navigation stack makes all changes, one after the other.
  case queue
  /// It is refused, as UIKit refuses to present while a presentation is in progress.
  case refuse
  /// It takes over: the one that runs is brought to its end at once. A tab bar shows what was tapped last.
  case finishRunning
}
