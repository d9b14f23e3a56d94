public import SegueCoordinator
public import SegueTimeline

/// The state shared by containers: a delegate, a manually advanced clock, and a log.
public final class HeadlessSession {
  /// The delegate called before transitions.
  public let delegate: any TransitionDelegate
  /// The user's and the system's settings for new transitions.
  public var traits: Stage.Traits
  /// The time, in seconds.
  public private(set) var time = 0.0
  /// The events so far.
  public private(set) var log = TransitionLog()

  private var registered: [WeakRunner] = []
  private var changes = 0

  /// Creates a session at time zero.
  public init(delegate: any TransitionDelegate, traits: Stage.Traits = Stage.Traits()) {
    self.delegate = delegate
    self.traits = traits
  }

  /// Whether any transition is running.
  public var isTransitioning: Bool { runners.contains { $0.running != nil } }

  /// Advances by a number of seconds; negative values and NaN have no effect.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Advances to a time, completing in order everything that ends before it.
  public func advance(to moment: Double) {
    guard moment >= time else { return }
    while let next = runners.compactMap(\.end).min(), next <= moment {
      time = max(time, next)
      for runner in runners { runner.completeIfDue() }
    }
    if moment.isFinite { time = moment }
    for runner in runners { runner.showCurrent() }
  }

  /// Runs all transitions to their ends, including those that begin meanwhile.
  public func finishAll() { advance(to: .infinity) }

  /// The containers' runners; a running one retains itself and its container until its end.
  private var runners: [TransitionRunner] { registered.compactMap(\.runner) }

  private struct WeakRunner {
    weak var runner: TransitionRunner?
  }

  func register(_ runner: TransitionRunner) {
    registered.removeAll { $0.runner == nil }
    registered.append(WeakRunner(runner: runner))
  }

  func nextChange() -> Int {
    changes += 1
    return changes
  }

  func report(_ event: TransitionEvent, of change: Int?, in container: String) {
    log.append(.init(time: time, container: container, change: change, event: event))
  }
}
