import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline

/// A delegate that remembers what it was asked, to explain the answers after a failure.
final class RecordingDelegate: TransitionDelegate {
  private let selector: AnimatorSelector
  private var requests: [MatchRequest] = []

  /// The maximum number of rules to show.
  private static let mostRules = 3

  init(_ selector: AnimatorSelector) { self.selector = selector }

  func animationController(for request: MatchRequest) -> AnimationController? {
    requests.append(request)
    return selector.animationController(for: request)
  }

  func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan? {
    selector.interactionController(for: animation, isInteractive: isInteractive)
  }

  func presentationController(
    for animation: AnimationController?, on stage: Stage
  ) -> PresentationController {
    selector.presentationController(for: animation, on: stage)
  }

  /// The rules that chose the last presets, each with its place.
  var rules: [Diagnostic.Label] {
    var labels: [Diagnostic.Label] = []
    for request in requests.reversed() where labels.count < Self.mostRules {
      let label = selector.explain(request).rule
      if let label, !labels.contains(label) { labels.append(label) }
    }
    return labels.reversed()
  }
}

extension MatchExplanation {
  /// The rule that decided, if one did and it was read from a file.
  fileprivate var rule: Diagnostic.Label? {
    for candidate in candidates {
      guard case .won = candidate.outcome, case .rule(let rule) = candidate.reason,
        let place = rule.origin.value as? SourcePlace
      else { continue }
      return Diagnostic.Label(
        "this rule chose '\(rule.preset)' for the \(request.operation.rawValue)", at: place)
    }
    return nil
  }
}
