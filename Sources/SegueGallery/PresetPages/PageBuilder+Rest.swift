import SegueCatalog
import SegueExport
import SeguePreview
import SegueStaging
import SegueTimeline

extension PageBuilder {
  /// The real screens before and after a transition, as timelines without motion.
  ///
  /// Only where the transition's own ends look different: where a screen begins or ends inside its
  /// source, and where a value jumps.
  func rest(_ staged: StagedPreset) throws -> [(suffix: String, subject: TimelineJSON.Subject)] {
    let (stage, timeline) = (staged.resolved.stage, staged.resolved.timeline)
    let declared = timeline.declarations
    var result: [(String, TimelineJSON.Subject)] = []
    if declared.startsAtSource || declared.hasCut {
      result.append((".before", try still(stage.layersBefore, staged, hasFinished: false)))
    }
    if declared.endsAtSource || declared.hasCut {
      result.append((".after", try still(stage.layersAfter, staged, hasFinished: true)))
    }
    return result
  }

  private func still(
    _ layers: [Layer], _ staged: StagedPreset, hasFinished: Bool
  ) throws -> TimelineJSON.Subject {
    var still = try subject(try Timeline(layers: layers, tracks: []), staged)
    still.overlay = still.overlay.still(hasFinished: hasFinished)
    return still
  }
}
