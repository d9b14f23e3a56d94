import SegueCatalog
import SegueCoordinator

/// A request of a scenario, and what was reported of it.
final class RequestRecord {
  /// The number of the change; nil where none was asked for.
  var change: Int?
  /// What the completion was told, each time; nil for a request that has none, a finger's.
  private(set) var reports: [Bool]?

  init(hasCompletion: Bool) { reports = hasCompletion ? [] : nil }

  /// Notes what the completion is told.
  func complete(_ finished: Bool) { reports?.append(finished) }

  /// What became of it.
  func outcome(in log: TransitionLog) -> ScenarioExpectation.Outcome {
    guard let change else { return .none }
    var outcome = ScenarioExpectation.Outcome.waiting
    for event in log.events(of: change) {
      switch event {
      case .refused: outcome = .refused
      case .animateTransition: outcome = .running
      case .completeTransition(let finished): outcome = finished ? .finished : .cancelled
      default: break
      }
    }
    return outcome
  }

  /// Why the completion does not say what became of it; nil where it does.
  func contradiction(in log: TransitionLog) -> String? {
    guard let reports else { return nil }
    let told: [Bool] =
      switch outcome(in: log) {
      case .finished: [true]
      case .cancelled: [false]
      case .refused, .running, .waiting, .none: []
      }
    return reports == told ? nil : "its completion was told \(reports)"
  }
}
