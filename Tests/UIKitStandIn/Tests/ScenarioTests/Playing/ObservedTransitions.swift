import SegueCoordinator
import SegueScenes
import UIKit

@testable import SegueUIKit

/// A transition that UIKit has told of.
@MainActor
final class ObservedTransition {
  /// The container, or nil for the window.
  weak var container: UIViewController?
  fileprivate let coordinator: any UIViewControllerTransitionCoordinator
  /// Finished or cancelled once it is over.
  fileprivate(set) var outcome = ScenarioExpectation.Outcome.running

  fileprivate init(
    _ coordinator: any UIViewControllerTransitionCoordinator, in container: UIViewController?
  ) {
    self.coordinator = coordinator
    self.container = container
  }
}

/// What UIKit tells of transitions, whoever began them.
@MainActor
final class ObservedTransitions {
  private(set) var all: [ObservedTransition] = []
  /// What was decided about presets and fingers, in the words of the headless containers' log.
  private(set) var log: [String] = []

  /// Whether one is running.
  var isRunning: Bool { all.contains { $0.outcome == .running } }

  /// Looks for transitions that have begun.
  func update(_ world: ScenarioWindow) {
    for controller in world.controllers.values.sorted(by: { $0.title ?? "" < $1.title ?? "" }) {
      guard let coordinator = controller.transitionCoordinator,
        !all.contains(where: { $0.coordinator === coordinator })
      else { continue }
      observe(coordinator)
    }
    for running in world.transitions.compactMap(\.running) {
      if let match = running.animation?.match {
        note("animation controller? \(match.decision)")
      }
      if let decision = running.decision { note("gesture: \(decision)") }
    }
  }

  private func note(_ line: String) {
    if log.last != line { log.append(line) }
  }

  private func observe(_ coordinator: any UIViewControllerTransitionCoordinator) {
    let screens = [
      coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to),
    ]
    let container = screens.lazy.compactMap { $0?.parent }.first
    let isPresentation = screens.contains {
      $0?.presentingViewController != nil && $0?.parent == nil
    }
    let transition = ObservedTransition(coordinator, in: isPresentation ? nil : container)
    all.append(transition)
    _ = coordinator.animate(alongsideTransition: nil) { context in
      transition.outcome = context.isCancelled ? .cancelled : .finished
    }
  }
}
