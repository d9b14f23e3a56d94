import SegueCatalog
import SegueCoordinator

/// A request of a scenario, with its reported outcomes.
final class RequestRecord {
  /// The number of the change; nil if none was requested.
  var change: Int?
  /// The outcomes passed to the completion handler; nil for a request without one, made by a
  /// gesture.
  private(set) var reports: [Bool]?

  init(hasCompletion: Bool) { reports = hasCompletion ? [] : nil }

  /// Records an outcome passed to the completion handler.
  func complete(_ finished: Bool) { reports?.append(finished) }

  /// Returns the outcome of the request.
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

  /// Returns a contradiction between the completion handler and the log; nil if there is none.
  func contradiction(in log: TransitionLog) -> String? {
    guard let reports else { return nil }
    let told: [Bool] =
      switch outcome(in: log) {
      case .finished: [true]
      case .cancelled: [false]
      case .refused, .running, .waiting, .none: []
      }
    return reports == told ? nil : "its completion handler received \(reports)"
  }
}
