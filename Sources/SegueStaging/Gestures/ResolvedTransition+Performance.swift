package import SegueCatalog
import SegueCoordinator
import SegueTimeline

extension ResolvedTransition {
  /// Performs a gesture on what was rehearsed.
  package func performance(of gesture: RecordedGesture) throws(StagingError) -> GesturePerformance {
    let performance: GesturePerformance?
    do throws(AnimatorFailure) {
      performance = try GesturePerformance(gesture, on: self)
    } catch {
      throw StagingError(match.preset.id, cannotBeShown: error)
    }
    if let performance { return performance }
    throw StagingError(
      .request, "'\(match.preset.id)' has no interaction for \(stage.operation.rawValue)")
  }
}
