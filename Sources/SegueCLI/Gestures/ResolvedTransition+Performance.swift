import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline

extension ResolvedTransition {
  /// Performs a gesture on what was rehearsed; notes tell what its outcome does not.
  func performance(
    of gesture: RecordedGesture, in environment: CommandEnvironment, ink: Ink
  ) throws(CommandFailure) -> GesturePerformance {
    let performance: GesturePerformance?
    do throws(AnimatorFailure) {
      performance = try GesturePerformance(gesture, on: self)
    } catch {
      throw CommandFailure(match.preset.id, cannotBeShown: error)
    }
    guard let performance else {
      throw CommandFailure(
        .usage, "'\(match.preset.id)' has no interaction for \(stage.operation.rawValue)")
    }
    if !performance.hasBegun {
      let reason = performance.decision.map { ": \($0)" } ?? ": the fingers hardly moved"
      try environment.tell(
        .note, "'\(gesture.id)' does not take hold of the transition\(reason)", ink: ink)
    }
    for failure in performance.failures {
      try environment.tell(
        .warning, "what follows the gesture cannot be laid out: \(failure)", ink: ink)
    }
    return performance
  }
}
