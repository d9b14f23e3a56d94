import SegueScenes
import UIKit

/// A request of a scenario, and what became of it.
@MainActor
final class UIKitRequest {
  /// The container; nil for the window.
  weak var container: UIViewController?
  /// The transition; nil while the request waits, and if there is none.
  var transition: ObservedTransition?
  /// The outcome of a request without a transition.
  var unanimated: ScenarioExpectation.Outcome?
  /// How often the completion handler was called; nil for a request without one.
  var completions: Int?

  /// The outcome so far.
  var outcome: ScenarioExpectation.Outcome { transition?.outcome ?? unanimated ?? .waiting }
}
