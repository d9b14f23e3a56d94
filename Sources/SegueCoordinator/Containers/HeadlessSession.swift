public import SegueTimeline

/// What containers share: a delegate, a time that goes on only when told, and a log.
public final class HeadlessSession {
  /// Who is asked before transitions.
  public let delegate: any TransitionDelegate
  /// What the user and the system prefer, for transitions that begin from now on.
  public var traits: Stage.Traits
  /// The time, in seconds.
  public private(set) var time = 0.0
  /// What was asked, answered and reported so far.
  public private(set) var log = TransitionLog()

  private var registered: [WeakRunner] = []
  private var changes = 0

  /// Creates a session at time zero.
  public init(delegate: any TransitionDelegate, traits: Stage.Traits = Stage.Traits()) {
    self.delegate = delegate
    self.traits = traits
  }

  /// Whether a transition runs somewhere.
  public var isTransitioning: Bool { runners.contains { $0.running != nil } }

  /// Lets a number of seconds pass; a negative one or none at all changes nothing.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Lets time pass until a moment, and everything happen in its order that ends before it.
  public func advance(to moment: Double) {
    guard moment >= time else { return }
    while let next = runners.compactMap(\.end).min(), next <= moment {
      time = max(time, next)
      for runner in runners { runner.completeIfDue() }
    }
    if moment.isFinite { time = moment }
    for runner in runners { runner.showCurrent() }
  }

  /// Lets every transition come to its end, those too that begin meanwhile.
  public func finishAll() { advance(to: .infinity) }

  /// The containers' runners; one that runs keeps itself and its container alive until its end.
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

  func report(_ event: TransitionEvent, of change: Int, in container: String) {
    log.append(.init(time: time, container: container, change: change, event: event))
  }
}
