import SegueCatalog
import SegueCoordinator
package import SegueScenes
import SegueTimeline
import SegueYAML

extension ResolvedTransition {
  /// Performs a gesture on the transition.
  package func performance(of gesture: RecordedGesture) throws(StagingError) -> GesturePerformance {
    let performance: GesturePerformance?
    do throws(AnimatorFailure) {
      performance = try GesturePerformance(gesture, on: self)
    } catch {
      throw StagingError(match.preset.id, cannotBeShown: error, at: match.preset.place)
    }
    if let performance { return performance }
    throw StagingError(
      .request, "'\(match.preset.id)' has no interaction for \(stage.operation.rawValue)")
  }
}
